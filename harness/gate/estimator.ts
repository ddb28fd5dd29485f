import type { EstimatorSpec } from '../../estimators/estimator.ts'

/** What the gate must know of an estimator. */
export interface GatedEstimator {
  readonly id: string
  /** The work is done by an npm package: a peer, whose faults we report and cannot mend. */
  readonly foreign: boolean
  /** The references for which it says it is exact. */
  readonly exactFor: readonly string[]
  /** The id of the estimator that it calibrates; absent for any other. */
  readonly base?: string
}

export function toGatedEstimator(spec: EstimatorSpec, references: readonly string[]): GatedEstimator {
  return {
    id: spec.id,
    foreign: spec.foreign !== undefined,
    exactFor: references.filter((id) => spec.exactFor?.({ id }) === true),
  }
}

const PUBLISHED_FORMULAS: readonly string[] = ['chars-4', 'utf8-bytes-4', 'word-heuristic']

/**
 * Whether failures of this estimator may be declared at all: only for the published formulas, which are kept
 * unchanged to be compared with, their calibrated forms, and peers. What we make ourselves must pass. The names
 * stand here, and not in the config, so that a config cannot excuse one of ours.
 */
export function mayBeExcused(estimator: GatedEstimator): boolean {
  return estimator.foreign || PUBLISHED_FORMULAS.includes(estimator.base ?? estimator.id)
}
