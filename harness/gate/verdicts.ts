import { groupBy } from '../group-by.ts'
import type { Verdict } from '../summary.ts'
import { type Check, cellOf, isBad } from './check.ts'
import { showFigure } from './figure.ts'

const NAMED = 3

/** Sums up checks in one verdict for each rule, estimator and reference, in the order they first come. */
export function toVerdicts(checks: readonly Check[]): Verdict[] {
  const gates = groupBy(checks, ({ rule, estimator, reference }) =>
    [rule, estimator, reference].filter((part) => part !== null).join('/'),
  )
  return Array.from(gates, ([gate, ofGate]) => toVerdict(gate, ofGate))
}

/** What was observed, of one check; of several, how many are bad, where the limit is 0. */
function toVerdict(gate: string, checks: readonly Check[]): Verdict {
  const bad = checks.filter(isBad)
  const state = (['failed', 'errored', 'missing'] as const).find((worst) =>
    bad.some((check) => check.state === worst),
  )
  if (state === 'missing' || state === 'errored')
    return { gate, state, reason: describeBad(bad, checks.length) }
  const [only] = checks
  if (checks.length === 1 && only && 'observed' in only) {
    const { observed, limit } = only
    return { gate, state: only.state, observed, limit, reason: only.reason && describe(only) }
  }
  const reason = state ? describeBad(bad, checks.length) : describeGood(checks)
  return { gate, state: state ?? 'passed', observed: bad.length, limit: 0, reason }
}

function describeBad(bad: readonly Check[], total: number): string {
  // What failed says more than what is missing.
  const order = ['failed', 'errored', 'missing']
  const named = [...bad].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)).slice(0, NAMED)
  const rest = bad.length > named.length ? ` and ${bad.length - named.length} more, see gate.csv` : ''
  const share = total > 1 ? `${bad.length} of ${total} checks: ` : ''
  return `${share}${named.map(describe).join('; ')}${rest}`
}

function describeGood(checks: readonly Check[]): string | null {
  const known = checks.filter((check) => check.known !== null)
  const noted = checks.filter((check) => check.known === null && check.reason !== null)
  const parts = noted.slice(0, NAMED).map(describe)
  if (known.length > 0) {
    const improved = known.filter((check) => check.known === 'improved').length
    const better = improved > 0 ? `, ${improved} of them better than declared` : ''
    parts.unshift(
      `${known.length} of ${checks.length} checks are known failures${better}; worst ${describeWorst(known)}`,
    )
  }
  return parts.length === 0 ? null : parts.join('; ')
}

function describeWorst(known: readonly Check[]): string {
  const excess = (check: Check): number => ('observed' in check ? Math.abs(check.observed - check.limit) : 0)
  const worst = known.reduce((worst, check) => (excess(check) > excess(worst) ? check : worst))
  return `${subjectOf(worst)} ${'observed' in worst ? showFigure(worst.observed) : ''}`
}

function describe(check: Check): string {
  return [subjectOf(check), check.reason].filter(Boolean).join(': ')
}

/** `code/python wape`; a split is named where it is not the holdout. */
function subjectOf(check: Check): string {
  const split = check.split === 'holdout' ? null : check.split
  return [cellOf(check), split, check.metric].filter((part) => part !== null).join(' ')
}
