import type { Verdict } from '../summary.ts'

/**
 * 0 when every verdict passed; 1 when one failed; 3 when none failed and one is missing or errored: something
 * could not be judged. Failed goes before missing, since it is certain. No verdict at all is 3: nothing was judged.
 */
export function exitCode(verdicts: readonly Verdict[]): 0 | 1 | 3 {
  if (verdicts.some(({ state }) => state === 'failed')) return 1
  return verdicts.length > 0 && verdicts.every(({ state }) => state === 'passed') ? 0 : 3
}
