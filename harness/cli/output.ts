import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** Files of a run: opened before anything is measured, so that a folder one may not write to costs no time. */
export interface Output {
  /** Replaces the file at once and whole; the last run's file stays until then. */
  write(name: string, chunks: Iterable<string>): void
  /** Removes what was opened and never written. */
  abandon(): void
}

/** @throws {UsageError} when the folder or a file in it cannot be written. */
export function openOutput(directory: string, names: readonly string[]): Output {
  const opened = new Map<string, { aside: string; file: number }>()
  const abandon = (): void => {
    for (const { aside, file } of opened.values()) {
      closeSync(file)
      rmSync(aside, { force: true })
    }
    opened.clear()
  }
  try {
    mkdirSync(directory, { recursive: true })
    removeLeftovers(directory)
    for (const name of names) {
      const aside = join(directory, `.${name}.${process.pid}.tmp`)
      opened.set(name, { aside, file: openSync(aside, 'w') })
    }
  } catch (error) {
    abandon()
    throw new UsageError(
      `cannot write to ${directory}: ${(error as Error).message}. Choose another folder with --out DIR`,
    )
  }
  return {
    write: (name, chunks) => {
      const entry = opened.get(name)
      if (!entry) throw new Error(`${name} was not opened`)
      for (const chunk of chunks) writeFileSync(entry.file, chunk)
      closeSync(entry.file)
      renameSync(entry.aside, join(directory, name))
      opened.delete(name)
    },
    abandon,
  }
}

/** Files aside of runs that were killed. */
function removeLeftovers(directory: string): void {
  for (const name of readdirSync(directory)) {
    const owner = /^\..+\.(\d+)\.tmp$/.exec(name)?.[1]
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(join(directory, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
