import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkConfig, type Known } from '../check-config.ts'
import type { BenchConfig } from '../config.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Imports and checks a config file.
 *
 * @throws {UsageError} when there is none or it cannot be imported
 * @throws {ConfigError} when it asks for what cannot be
 */
export async function loadConfig(file: string, known: Known): Promise<BenchConfig> {
  const path = resolve(file)
  if (!existsSync(path)) throw new UsageError(`no config at ${file}. Name yours with --config FILE`)
  let exported: { default?: unknown }
  try {
    exported = (await import(pathToFileURL(path).href)) as typeof exported
  } catch (error) {
    throw new UsageError(`${file} cannot be imported: ${String(error)}`)
  }
  return checkConfig(exported.default, known, file)
}
