import { levelsOf } from '../../budget/levels.ts'
import { nthSmallest, quantile } from '../statistics/quantile.ts'

/** Estimates and the provider's counts, pair by pair; read in place, for there may be millions. */
export interface Pairs {
  readonly length: number
  estimatedAt(index: number): number
  actualAt(index: number): number
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

/**
 * WAPE, bias and the others as GLOSSARY.md defines them, over requests in place of documents.
 * @param scratch as long as the pairs, or longer; overwritten
 */
export function figuresOf(pairs: Pairs, scratch: Float64Array): ReplayFigures {
  const values = scratch.subarray(0, pairs.length)
  return {
    ...sumsOf(pairs),
    p95_abs_log: pairs.length === 0 ? null : finite(quantile(filled(values, pairs, absLog), 0.95)),
    safety_factor: safetyFactorOf(values, pairs),
  }
}

/** Those figures that are sums and shares. */
export function sumsOf(pairs: Pairs): Omit<ReplayFigures, 'p95_abs_log' | 'safety_factor'> {
  const requests = pairs.length
  let tokens = 0
  let absolute = 0
  let signed = 0
  let under = 0
  let underTenth = 0
  for (let index = 0; index < requests; index++) {
    const [estimate, count] = [pairs.estimatedAt(index), pairs.actualAt(index)]
    tokens += count
    absolute += Math.abs(estimate - count)
    signed += estimate - count
    if (estimate < count) under++
    if (estimate < 0.9 * count) underTenth++
  }
  const over = (sum: number, all: number): number | null => (requests === 0 ? null : sum / all)
  return {
    requests,
    actual_tokens: tokens,
    wape: over(absolute, tokens),
    bias: over(signed, tokens),
    under_0pct: over(under, requests),
    under_10pct: over(underTenth, requests),
  }
}

function safetyFactorOf(values: Float64Array, pairs: Pairs): number | null {
  if (pairs.length < REQUESTS_FOR_SAFETY_FACTOR) return null
  const ratios = filled(values, pairs, (estimate, count) => count / estimate)
  return finite(nthSmallest(ratios, pairs.length - Math.floor(pairs.length / 100) - 1))
}

const absLog = (estimate: number, count: number): number => Math.abs(Math.log(estimate / count))

/** **Overwrites `values`**, which is used again and again. */
function filled(
  values: Float64Array,
  pairs: Pairs,
  value: (estimate: number, actual: number) => number,
): Float64Array {
  for (let index = 0; index < values.length; index++) {
    values[index] = value(pairs.estimatedAt(index), pairs.actualAt(index))
  }
  return values
}

/** A ratio is infinite where an estimate is 0. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
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

export function decisionsOf(pairs: Pairs, windowTokens: number): Decisions {
  const { warn, reject } = levelsOf(windowTokens)
  const counts = (level: number): readonly [rightly: number, wrongly: number, missed: number] => {
    let [rightly, wrongly, missed] = [0, 0, 0]
    for (let index = 0; index < pairs.length; index++) {
      const count = pairs.actualAt(index)
      const told = pairs.estimatedAt(index) >= level
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
export function usualWindow(pairs: Pairs, scratch: Float64Array): number {
  const actual = filled(scratch.subarray(0, pairs.length), pairs, (_, count) => count)
  return Math.max(3, Math.floor(quantile(actual, 0.9) / 0.95))
}
