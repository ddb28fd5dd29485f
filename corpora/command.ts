import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CorpusError } from './errors.ts'
import { digestsPath, type Places } from './files.ts'
import { type InventoryRow, inventory } from './inventory.ts'
import { openCorpus } from './load.ts'
import type { CorpusManifest } from './manifest.ts'
import { currentDigests, verifyCorpus } from './verify.ts'

const USAGE = `Usage: npm run corpora -- [--json] [--update]
  Prints what the corpora hold, a kind and split a line, and verifies every file's sha256.
  --json    one JSON object on stdout
  --update  rewrite the recorded digests from the files as they are now`

/** What the command works on and writes to; tests put their own here. */
export interface CommandSetting {
  readonly manifests: readonly CorpusManifest[]
  readonly places: Places
  readonly out: (line: string) => void
  readonly err: (line: string) => void
}

/** Returns the exit code: 0 sound, 2 bad usage, 3 a file is missing or altered. */
export function corporaCommand(args: readonly string[], setting: CommandSetting): number {
  const { manifests, places, out, err } = setting
  let options: { json?: boolean; update?: boolean; help?: boolean }
  try {
    options = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, update: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    err(`${(error as Error).message}\n${USAGE}`)
    return 2
  }
  if (options.help === true) {
    out(USAGE)
    return 0
  }
  try {
    if (options.update === true) {
      for (const manifest of manifests) {
        const digests = `${JSON.stringify(currentDigests(manifest, places), null, 2)}\n`
        writeFileSync(digestsPath(manifest.id, places), digests)
      }
    }
    const errors = manifests.flatMap((manifest) => verifyCorpus(manifest, places))
    if (errors.length > 0) return report(errors, err)
    const corpora = manifests.map((manifest) => openCorpus(manifest, places))
    const rows = inventory(corpora.flatMap((corpus) => [...corpus.documents()]))
    out(options.json === true ? JSON.stringify({ schemaVersion: 1, rows }) : table(rows))
    return 0
  } catch (error) {
    if (error instanceof CorpusError) return report([error], err)
    throw error
  }
}

function report(errors: readonly CorpusError[], err: (line: string) => void): number {
  for (const error of errors) err(error.message)
  return 3
}

function table(rows: readonly InventoryRow[]): string {
  const columns = ['kind', 'split', 'documents', 'short', 'medium', 'long', 'bytes', 'sources'] as const
  const lines = rows.map((row) => columns.map((column) => String(row[column])))
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...lines.map((line) => line[index]?.length ?? 0)),
  )
  const render = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
  const total = (split: string | null): string => {
    const chosen = rows.filter((row) => split === null || row.split === split)
    const sum = (column: 'documents' | 'bytes'): number => chosen.reduce((all, row) => all + row[column], 0)
    return `${split ?? 'all'}: ${sum('documents')} documents, ${(sum('bytes') / 1e6).toFixed(2)} MB`
  }
  return [
    render(columns),
    ...lines.map(render),
    '',
    ...['train', 'holdout', 'adversarial', null].map(total),
    'Every file has its recorded sha256.',
  ].join('\n')
}
