import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CorpusId } from './document.ts'
import { CorpusError } from './errors.ts'
import type { Digests, Source } from './manifest.ts'

/** Where packages and the corpora's own files lie. Tests put temporary folders here. */
export interface Places {
  /** Folders that hold packages, nearest first. */
  readonly packages: readonly string[]
  /** The folder of the corpora: digests and our own text. */
  readonly corpora: string
}

/** This project's: every `node_modules` from this folder upwards. */
export function installedPlaces(): Places {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const parts = here.split(sep)
  return {
    packages: parts.map((_, index) =>
      join(parts.slice(0, parts.length - index).join(sep) || sep, 'node_modules'),
    ),
    corpora: here,
  }
}

/** The folder that a source's paths are relative to, and how errors name it. */
export interface Root {
  readonly folder: string
  readonly name: string
  /** What brings a missing or altered file back. */
  readonly remedy: string
}

/**
 * @throws {CorpusError} `missing-package` when the package is not installed.
 */
export function rootOf(source: Source, corpus: CorpusId, places: Places): Root {
  const { origin } = source
  if ('package' in origin) {
    const found = places.packages
      .map((folder) => join(folder, origin.package))
      .find((folder) => existsSync(folder))
    if (found === undefined) {
      throw new CorpusError('missing-package', `${origin.package} is not installed. Run: npm ci`, {
        file: origin.package,
      })
    }
    return { folder: found, name: origin.package, remedy: 'Reinstall the packages: npm ci' }
  }
  const inner = 'folder' in origin ? origin.folder : 'generators'
  return {
    folder: join(places.corpora, corpus, inner),
    name: `corpora/${corpus}/${inner}`,
    remedy: 'Restore it (git checkout), or, if the change is meant: npm run corpora -- --update',
  }
}

/**
 * @throws {CorpusError} `missing-file`.
 */
export function readFileBytes(root: Root, path: string): Buffer {
  try {
    return readFileSync(join(root.folder, path))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw missingFile(root, path)
  }
}

export function missingFile(root: Root, path: string): CorpusError {
  const file = `${root.name}/${path}`
  return new CorpusError('missing-file', `${file} is missing. ${root.remedy}`, { file })
}

export function alteredFile(
  root: Root,
  path: string,
  expected: string | undefined,
  found: string,
): CorpusError {
  const file = `${root.name}/${path}`
  return new CorpusError(
    'altered-file',
    `${file} has changed: expected sha256 ${expected ?? '(none recorded)'}, found ${found}. ${root.remedy}`,
    expected === undefined ? { file, found } : { file, expected, found },
  )
}

/** Paths of all files below a folder, with `/`, sorted; other packages nested in it are left out. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.split('/').includes('node_modules'))
    .sort()
}

/** The recorded digests of a corpus; empty when none were recorded yet. */
export function readDigests(corpus: CorpusId, places: Places): Digests {
  const path = digestsPath(corpus, places)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Digests) : {}
}

export function digestsPath(corpus: CorpusId, places: Places): string {
  return join(places.corpora, corpus, 'digests.json')
}
