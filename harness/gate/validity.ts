import { type Check, failed, passed, wholeCheck } from './check.ts'
import type { GatedEstimator } from './estimator.ts'

const NAMED = 3

/** An estimator of ours keeps every rule of `Estimator`. A peer's broken rules are named: we cannot mend them. */
export function validityCheck(estimator: GatedEstimator, broken: readonly string[]): Check {
  const more = broken.length > NAMED ? ` and ${broken.length - NAMED} more` : ''
  const reason = `breaks rules: ${broken.slice(0, NAMED).join('; ')}${more}`
  if (broken.length === 0) return wholeCheck('validity', estimator.id, null, passed(0, 0, null))
  const outcome = estimator.foreign
    ? passed(broken.length, 0, `a peer, reported and not gated, ${reason}`)
    : failed(broken.length, 0, reason)
  return wholeCheck('validity', estimator.id, null, outcome)
}
