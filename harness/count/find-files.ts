import { statSync } from 'node:fs'
import { join } from 'node:path'
import { globby } from 'globby'
import { UsageError } from '../usage-error.ts'

/**
 * The files that paths name, in order and each once: a file itself, a directory's files by the rules of its
 * .gitignore files, sorted.
 * @throws {UsageError} for a path that is neither
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) throw new UsageError(`${path}: no such file or directory`)
    if (!stats.isDirectory()) found.add(path)
    else for (const file of await filesIn(path)) found.add(file)
  }
  return [...found]
}

async function filesIn(directory: string): Promise<string[]> {
  const files = await globby('**/*', {
    cwd: directory,
    dot: true,
    gitignore: true,
    ignore: ['**/.git'],
    followSymbolicLinks: false,
    expandDirectories: false,
  })
  return files.sort().map((file) => join(directory, file))
}
