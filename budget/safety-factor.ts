import { ContextBudgetError } from './context-budget-error.ts'
import type { TextEstimator } from './text-counter.ts'

/**
 * Assumed where neither the caller nor the estimator names one. Of the default estimator, by `npm run bench` (rows.csv,
 * o200k_base, holdout documents of 50 tokens or more): 99 of 100 English, code, data and conversation texts cost at most
 * 1.14 times the estimate, rounded up here; of texts in other languages 1.54 times. Name 1.55 where you expect those, and
 * what the bench prints as `safety_factor` for another estimator.
 */
export const DEFAULT_SAFETY_FACTOR = 1.15

/** An estimator that states its own factor, as measured by the bench. */
type RatedEstimator = TextEstimator & { readonly safetyFactor?: number }

/** @throws {ContextBudgetError} `invalid-safety-factor` unless a number of 1 to 10 */
export function safetyFactorOf(options: {
  readonly safetyFactor?: number | undefined
  readonly estimator?: RatedEstimator | undefined
}): number {
  const factor = options.safetyFactor ?? options.estimator?.safetyFactor ?? DEFAULT_SAFETY_FACTOR
  if (factor >= 1 && factor <= 10) return factor
  throw new ContextBudgetError(
    'invalid-safety-factor',
    `safetyFactor must be a number from 1 (exact) to 10, got ${factor}`,
  )
}
