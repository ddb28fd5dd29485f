import type { GatedEstimator } from './estimator.ts'

/** What a run set out to measure: what it lacks of this is missing. */
export interface Plan {
  readonly estimators: readonly GatedEstimator[]
  readonly references: readonly string[]
  readonly kinds: readonly string[]
  /** Patterns narrowed it: what the baseline has beyond it is not missing. */
  readonly filtered: boolean
  /** Only a sample of each kind's documents. */
  readonly quick: boolean
}
