import { statSync } from 'node:fs'

/** Bytes of all files together, for progress; what is not there, such as standard input, counts as nothing. */
export function sizeOfFiles(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}
