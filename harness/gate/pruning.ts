import { OURS } from '../pruning/pruners/ours.ts'
import type { ViolationLine } from '../pruning/violations.ts'
import { type Check, failed, missing, passed, wholeCheck } from './check.ts'

const RULE = 'pruning'

/** Ours breaks no invariant in any case; what peers break is a result, and is not gated. */
export function pruningChecks(lines: readonly ViolationLine[]): readonly Check[] {
  const own = lines.filter(({ pruner }) => pruner === OURS)
  if (own.length === 0) return [wholeCheck(RULE, OURS, null, missing('no conversation was pruned'))]
  return own.map(({ options, invariant, cases, violations }) => {
    const outcome =
      cases === 0
        ? missing(`${invariant} was judged in no case`)
        : violations === 0
          ? passed(0, 0, null)
          : failed(violations, 0, `${invariant} is broken in ${violations} of ${cases} cases (${options})`)
    return { ...wholeCheck(RULE, OURS, null, outcome), metric: invariant }
  })
}
