import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Places } from '../../corpora/files.ts'
import type { CorpusManifest, Source } from '../../corpora/manifest.ts'
import { currentDigests } from '../../corpora/verify.ts'

export interface TemporaryCorpus {
  readonly manifest: CorpusManifest
  readonly places: Places
  /** Writes a file, by its path below the temporary folder. */
  write(path: string, content: string | Uint8Array): void
  remove(path: string): void
  /** Records the digests of the files as they are now. */
  record(): void
}

/** A corpus `english` in a folder of its own, which goes when the test ends. */
export function temporaryCorpus(
  sources: readonly Source[],
  files: Readonly<Record<string, string | Uint8Array>>,
): TemporaryCorpus {
  const root = mkdtempSync(join(tmpdir(), 'corpus-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const places: Places = { packages: [join(root, 'node_modules')], corpora: join(root, 'corpora') }
  const manifest: CorpusManifest = { id: 'english', version: 1, description: 'test', sources }
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  return {
    manifest,
    places,
    write,
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    record: () => write('corpora/english/digests.json', JSON.stringify(currentDigests(manifest, places))),
  }
}

export const packagedSource: Source = {
  id: 'tale',
  kind: 'english/books',
  split: 'train',
  licence: 'CC0-1.0',
  origin: { package: 'tales', files: /\.txt$/ },
  cut: 'whole',
}

export const ownSource: Source = {
  id: 'hand-written',
  kind: 'english/chat',
  split: 'holdout',
  licence: 'MIT',
  origin: { folder: 'text/chat' },
  cut: 'sections',
}
