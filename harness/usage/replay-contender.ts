import type { Estimator, EstimatorSpec } from '../../estimators/estimator.ts'
import { resolveModel } from '../../estimators/models.ts'
import { conformityScores } from '../../estimators/upper-bound/conformity-scores.ts'
import { SCORE_LEVELS, type ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { exactEstimator, factorOf, specEstimator, targetOf } from './model-estimator.ts'

/** What estimates the requests of a replay. */
export interface ReplayContender {
  readonly id: string
  /** Null, and a reason, where it cannot estimate this model's requests. */
  forModel(model: string): Promise<ModelEstimator>
  /** The scores that its upper bounds begin with. */
  scoresFor(model: string): ScoreTable
}

export type ModelEstimator =
  | { readonly state: 'ready'; readonly estimator: Estimator }
  | { readonly state: 'missing'; readonly reason: string }

/** The tokenizer of each model, as far as it is known: texts exact, and requests by the provider's rules. */
export const EXACT = 'exact'

export function specContender(spec: EstimatorSpec): ReplayContender {
  return {
    id: spec.id,
    forModel: remembered(
      (model) => (spec.variant ? `${spec.variant(targetOf(model))} ${factorOf(model)}` : ''),
      (model) => specEstimator(spec, model),
    ),
    scoresFor: (model) => conformityScores(spec.id, resolveModel(model).tokenizer) ?? {},
  }
}

export const exactContender: ReplayContender = {
  id: EXACT,
  forModel: remembered((model) => `${resolveModel(model).tokenizer} ${factorOf(model)}`, exactEstimator),
  // Its own texts it counts as they are.
  scoresFor: () => ({ all: SCORE_LEVELS.map(() => 1) }),
}

/** Made once for each variant, and a failure to make it told once. */
function remembered(
  variantOf: (model: string) => string,
  create: (model: string) => Promise<Estimator>,
): ReplayContender['forModel'] {
  const made = new Map<string, Promise<ModelEstimator>>()
  return (model) => {
    const variant = variantOf(model)
    const known = made.get(variant)
    if (known) return known
    const making = create(model).then(
      (estimator): ModelEstimator => ({ state: 'ready', estimator }),
      (error: Error): ModelEstimator => ({ state: 'missing', reason: error.message }),
    )
    made.set(variant, making)
    return making
  }
}
