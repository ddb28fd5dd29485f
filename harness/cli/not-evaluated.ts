import { EXIT } from './exit-codes.ts'

/** Says why there is nothing to judge, and returns the exit code for it. */
export function notEvaluated(
  state: 'missing' | 'errored',
  reason: string,
  { json }: { readonly json: boolean },
): number {
  if (json) process.stdout.write(`${JSON.stringify({ schemaVersion: 1, state, reason })}\n`)
  else console.error(`tokengauge: ${state}: ${reason}`)
  return EXIT.notEvaluated
}
