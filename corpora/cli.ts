import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CorpusError } from './errors.ts'
import { digestsPath, installedPlaces } from './files.ts'
import { corpora, documentsOf, manifests } from './index.ts'
import { type InventoryRow, inventory } from './inventory.ts'
import { currentDigests, verifyCorpus } from './verify.ts'

const USAGE = `Usage: npm run corpora -- [--json] [--update]
  Prints what the corpora hold, a kind and split a line, and verifies every file's sha256.
  --json    one JSON object on stdout
  --update  rewrite the recorded digests from the files as they are now`

/** Exit codes: 0 sound, 2 bad usage, 3 a file is missing or altered. */
function main(): number {
  let options: { json?: boolean; update?: boolean; help?: boolean }
  try {
    options = parseArgs({
      options: { json: { type: 'boolean' }, update: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    return 2
  }
  if (options.help === true) {
    console.log(USAGE)
    return 0
  }
  const places = installedPlaces()
  try {
    if (options.update === true) {
      for (const manifest of manifests) {
        const digests = `${JSON.stringify(currentDigests(manifest, places), null, 2)}\n`
        writeFileSync(digestsPath(manifest.id, places), digests)
      }
    }
    const errors = manifests.flatMap((manifest) => verifyCorpus(manifest, places))
    if (errors.length > 0) return report(errors)
    const rows = inventory(documentsOf(corpora))
    console.log(options.json === true ? JSON.stringify({ schemaVersion: 1, rows }) : table(rows))
    return 0
  } catch (error) {
    if (error instanceof CorpusError) return report([error])
    throw error
  }
}

function report(errors: readonly CorpusError[]): number {
  for (const error of errors) console.error(error.message)
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

process.exitCode = main()
