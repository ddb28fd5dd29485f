import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../package-version.ts'
import { ReferenceLoadError } from './load-error.ts'
import type { ReferenceTokenizer } from './reference.ts'

type Source = ReferenceTokenizer['source']

/** Finds the folder of an installed package; null when there is none. */
export type FindFolder = (packageName: string) => string | null

/**
 * The vocabulary file's bytes, from the very version and with the very digest that the reference names.
 * @throws ReferenceLoadError
 */
export async function readVocabulary(
  source: Source,
  findFolder: FindFolder = packageFolder,
): Promise<Buffer<ArrayBuffer>> {
  const folder = requireVersion(source, findFolder)
  const bytes = await readFile(join(folder, source.file)).catch((cause: unknown) => {
    throw new ReferenceLoadError(
      'altered file',
      source.package,
      `${source.package}@${source.version} has no file ${source.file}: restore it with \`npm ci\``,
      { cause },
    )
  })
  verifyDigest(source, bytes)
  return bytes
}

/** @throws ReferenceLoadError unless the bytes have the digest that the reference names. */
export function verifyDigest(source: Source, bytes: Uint8Array): void {
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found === source.sha256) return
  throw new ReferenceLoadError(
    'altered file',
    source.package,
    `${source.file} of ${source.package}@${source.version} is not the vocabulary that was proven: ` +
      `expected sha256 ${source.sha256}, found ${found}; restore it with \`npm ci\``,
  )
}

/**
 * The folder of the installed package.
 * @throws ReferenceLoadError when it is missing or of another version
 */
export function requireVersion(
  wanted: { readonly package: string; readonly version: string },
  findFolder: FindFolder = packageFolder,
): string {
  const { package: name, version } = wanted
  const folder = findFolder(name)
  if (folder === null) {
    throw new ReferenceLoadError(
      'missing package',
      name,
      `the package ${name} is not installed: npm i -D ${name}@${version}`,
    )
  }
  const found = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
  if (found === version) return folder
  throw new ReferenceLoadError(
    'wrong version',
    name,
    `${name} is at version ${found}, and ${version} is the one proven equal: npm ci, or npm i -D ${name}@${version}`,
  )
}
