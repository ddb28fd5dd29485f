import { levelsOf } from '../../budget/levels.ts'
import { nthSmallest, quantile } from '../statistics/quantile.ts'

/** Estimates and the provider's counts, pair by pair. */
export interface Pairs {
  readonly estimated: Float64Array
  readonly actual: Float64Array
}

/** What a replay says of one estimator's estimates. Shares and ratios are fractions; null is not available. */
export interface ReplayFigures {
  readonly requests: number
  readonly actual_tokens: number
  readonly wape: number | null
  readonly bias: number | null
  readonly p95_abs_log: number | null
  readonly under_0pct: number | null
  readonly under_10pct: number | null
  readonly safety_factor: number | null
}

/** As for documents: with fewer, the last hundredth is fewer than three requests. */
const REQUESTS_FOR_SAFETY_FACTOR = 300

/** WAPE, bias and the others as GLOSSARY.md defines them, over requests in place of documents. */
export function figuresOf({ estimated, actual }: Pairs): ReplayFigures {
  let tokens = 0
  let absolute = 0
  let signed = 0
  let under = 0
  let underTenth = 0
  const logs = new Float64Array(actual.length)
  const ratios = new Float64Array(actual.length)
  for (const [index, count] of actual.entries()) {
    const estimate = estimated[index] as number
    tokens += count
    absolute += Math.abs(estimate - count)
    signed += estimate - count
    if (estimate < count) under++
    if (estimate < 0.9 * count) underTenth++
    logs[index] = Math.abs(Math.log(estimate / count))
    ratios[index] = count / estimate
  }
  const requests = actual.length
  const none = requests === 0
  const allowed = Math.floor(requests / 100)
  const factor = requests < REQUESTS_FOR_SAFETY_FACTOR ? null : nthSmallest(ratios, requests - allowed - 1)
  const p95 = none ? null : quantile(logs, 0.95)
  return {
    requests,
    actual_tokens: tokens,
    wape: none ? null : absolute / tokens,
    bias: none ? null : signed / tokens,
    // Infinite where an estimate is 0.
    p95_abs_log: p95 !== null && Number.isFinite(p95) ? p95 : null,
    under_0pct: none ? null : under / requests,
    under_10pct: none ? null : underTenth / requests,
    safety_factor: factor !== null && Number.isFinite(factor) ? factor : null,
  }
}

/** Requests that would have been warned of at 80% of a window and rejected at 95%; by what they really took. */
export interface Decisions {
  readonly window_tokens: number | null
  readonly warned_rightly: number
  readonly warned_wrongly: number
  readonly warning_missed: number
  readonly rejected_rightly: number
  readonly rejected_wrongly: number
  readonly rejection_missed: number
}

export function decisionsOf({ estimated, actual }: Pairs, windowTokens: number): Decisions {
  const { warn, reject } = levelsOf(windowTokens)
  const counts = (level: number): readonly [rightly: number, wrongly: number, missed: number] => {
    let [rightly, wrongly, missed] = [0, 0, 0]
    for (const [index, count] of actual.entries()) {
      const told = (estimated[index] as number) >= level
      if (told && count >= level) rightly++
      else if (told) wrongly++
      else if (count >= level) missed++
    }
    return [rightly, wrongly, missed]
  }
  const [warned_rightly, warned_wrongly, warning_missed] = counts(warn)
  const [rejected_rightly, rejected_wrongly, rejection_missed] = counts(reject)
  return {
    window_tokens: windowTokens,
    warned_rightly,
    warned_wrongly,
    warning_missed,
    rejected_rightly,
    rejected_wrongly,
    rejection_missed,
  }
}

/** A window that one request in ten would be rejected from: for whoever names none. */
export function usualWindow(actual: Float64Array): number {
  return Math.max(3, Math.floor(quantile(actual.slice(), 0.9) / 0.95))
}
