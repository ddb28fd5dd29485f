import { ConfigError } from '../config.ts'
import { UsageError } from '../usage-error.ts'
import { EXIT } from './exit-codes.ts'

/** Tells the error on standard error, in one line unless it is a fault of ours, and returns the exit code. */
export function reportError(error: unknown): number {
  if (error instanceof UsageError || error instanceof ConfigError) {
    console.error(`tokengauge: ${error.message}`)
    return EXIT.usage
  }
  const expected =
    error instanceof Error &&
    error.name !== 'Error' &&
    !/^(Type|Range|Reference|Syntax)Error$/.test(error.name)
  console.error(
    `tokengauge: could not evaluate: ${expected ? error.message : error instanceof Error ? error.stack : String(error)}`,
  )
  return EXIT.notEvaluated
}
