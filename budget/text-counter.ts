import type { Estimator } from '../estimators/estimator.ts'
import { defaultEstimator } from './default-estimator.ts'

/** What counts a text's tokens: an `Estimator`, or the bare function. */
export type TextEstimator = Estimator | ((text: string) => number)

/** An estimator made ready: `key` identifies it to caches. */
export interface TextCounter {
  readonly key: object
  /** False where its counts may change between calls, as a calibrated estimator's do: then nothing is cached. */
  readonly stable: boolean
  /** An integer >= 0; `''` is 0. */
  count(text: string): number
}

const counters = new WeakMap<object, TextCounter>()

/** The counter of an estimator; the same one for the same estimator. */
export function textCounter(estimator: TextEstimator = defaultEstimator): TextCounter {
  const known = counters.get(estimator)
  if (known) return known
  const estimate = typeof estimator === 'function' ? estimator : (text: string) => estimator.estimate(text)
  const counter: TextCounter = {
    key: estimator,
    stable: !('observe' in estimator),
    count: (text) => (text === '' ? 0 : checked(estimate(text), text)),
  }
  counters.set(estimator, counter)
  return counter
}

/** @throws {RangeError} for a count that is no number of 0 or more; it would turn every decision into NaN */
function checked(count: number, text: string): number {
  if (count >= 0 && count < Number.POSITIVE_INFINITY) return Math.ceil(count)
  throw new RangeError(
    `the estimator returned ${count} for a text of ${text.length} characters; it must be a number >= 0`,
  )
}
