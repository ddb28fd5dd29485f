import { standardCounting } from '../estimators/fitted/standard.ts'

/**
 * The estimator used where the caller names none: `estimateTokens` without a model. It brings the weights of
 * o200k_base and no other’s, 17 KB gzipped; for another model pass `(text) => estimateTokens(text, { model })`.
 */
export function defaultEstimator(text: string): number {
  return standardCounting().estimator.estimate(text)
}
