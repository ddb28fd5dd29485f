import { createHash } from 'node:crypto'
import { CorpusError } from './errors.ts'
import {
  alteredFile,
  listFiles,
  missingFile,
  type Places,
  readDigests,
  readFileBytes,
  rootOf,
} from './files.ts'
import { generatedDigest } from './load.ts'
import { type CorpusManifest, type Digests, generatedPath, type Source, sourceKey } from './manifest.ts'

/** The digests of a manifest's files as they lie on disk now. Sorted, so that a rewrite is a readable diff. */
export function currentDigests(manifest: CorpusManifest, places: Places): Digests {
  const entries = manifest.sources.map(
    (source) => [sourceKey(source), digestsOf(source, manifest, places)] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * What is wrong with a corpus, nothing when every file is there and has its recorded sha256, no file is
 * unrecorded, and the manifest itself is sound.
 */
export function verifyCorpus(manifest: CorpusManifest, places: Places): CorpusError[] {
  const errors = manifestFaults(manifest)
  const recorded = readDigests(manifest.id, places)
  const keys = new Set(manifest.sources.map(sourceKey))
  for (const key of Object.keys(recorded)) {
    if (!keys.has(key))
      errors.push(stale(`corpora/${manifest.id}/digests.json`, `${key} is no longer a source`))
  }
  for (const source of manifest.sources) {
    try {
      errors.push(...sourceFaults(source, manifest, recorded[sourceKey(source)] ?? {}, places))
    } catch (error) {
      if (!(error instanceof CorpusError)) throw error
      errors.push(error)
    }
  }
  return errors
}

function sourceFaults(
  source: Source,
  manifest: CorpusManifest,
  recorded: Readonly<Record<string, string>>,
  places: Places,
): CorpusError[] {
  const root = rootOf(source, manifest.id, places)
  const current = digestsOf(source, manifest, places)
  const errors: CorpusError[] = []
  for (const [path, expected] of Object.entries(recorded)) {
    const found = current[path]
    if (found === undefined) errors.push(missingFile(root, path))
    else if (found !== expected) errors.push(alteredFile(root, path, expected, found))
  }
  for (const path of Object.keys(current)) {
    if (recorded[path] === undefined)
      errors.push(stale(`${root.name}/${path}`, `no sha256 recorded for ${sourceKey(source)}`))
  }
  return errors
}

function stale(file: string, what: string): CorpusError {
  return new CorpusError('unlisted-file', `${file}: ${what}. Run: npm run corpora -- --update`, { file })
}

function digestsOf(source: Source, manifest: CorpusManifest, places: Places): Record<string, string> {
  const { origin } = source
  if ('generator' in origin) {
    return { [generatedPath]: generatedDigest(origin.generator.generate(origin.seed)) }
  }
  const root = rootOf(source, manifest.id, places)
  const paths =
    'folder' in origin
      ? listFiles(root.folder)
      : origin.files instanceof RegExp
        ? listFiles(root.folder).filter((path) => (origin.files as RegExp).test(path))
        : [...origin.files].sort()
  return Object.fromEntries(
    paths.map((path) => [path, createHash('sha256').update(readFileBytes(root, path)).digest('hex')]),
  )
}

/** Faults that need no file to be seen: a source twice in a kind, a kind outside its corpus, two splits. */
export function manifestFaults(manifest: CorpusManifest): CorpusError[] {
  const faults: string[] = []
  const keys = new Set<string>()
  const splits = new Map<string, string>()
  for (const source of manifest.sources) {
    const key = sourceKey(source)
    if (keys.has(key)) faults.push(`${key} stands twice`)
    keys.add(key)
    if (!source.kind.startsWith(`${manifest.id}/`)) faults.push(`${key} is not a kind of ${manifest.id}`)
    if (/[/#]/.test(source.id)) faults.push(`${key}: a source id has no / or #`)
    const split = splits.get(source.id)
    if (split !== undefined && split !== source.split)
      faults.push(`${source.id} is both ${split} and ${source.split}`)
    splits.set(source.id, source.split)
  }
  return faults.map(
    (fault) =>
      new CorpusError('bad-manifest', `corpora/${manifest.id}/manifest.ts: ${fault}`, { file: null }),
  )
}
