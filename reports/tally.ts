import type { Check } from '../harness/gate/check.ts'
import { groupBy } from '../harness/group-by.ts'
import type { Verdict } from '../harness/summary.ts'
import { ruleOf } from './format.ts'

/** How many verdicts of a rule came to what. */
export interface Tally {
  readonly rule: string
  readonly passed: number
  readonly failed: number
  readonly missing: number
  readonly errored: number
  /** Cells that passed only because their failure is declared. */
  readonly known: number
}

/** One for each rule, in the order of the verdicts. */
export function tallies(verdicts: readonly Verdict[], checks: readonly Check[]): Tally[] {
  return Array.from(groupBy(verdicts, ruleOf), ([rule, ofRule]) => {
    const count = (state: Verdict['state']): number => ofRule.filter((other) => other.state === state).length
    return {
      rule,
      passed: count('passed'),
      failed: count('failed'),
      missing: count('missing'),
      errored: count('errored'),
      known: checks.filter((check) => check.rule === rule && check.known !== null).length,
    }
  })
}
