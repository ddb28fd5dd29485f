import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { moduleExtension } from '../module-extension.ts'

/**
 * Digest of the code beside a registry module: of all its files, or of those named. What is remembered of a foreign
 * package depends on how we call it, so that an edit there must count anew.
 */
export function codeDigest(module: string, names?: readonly string[]): string {
  const folder = new URL('.', module)
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(`.${moduleExtension}`))
    .filter((file) => names === undefined || names.some((name) => file === `${name}.${moduleExtension}`))
    .sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(new URL(file, folder)))
  return digest.digest('hex')
}
