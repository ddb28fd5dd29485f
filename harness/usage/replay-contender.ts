import type { Estimator, EstimatorSpec, TargetTokenizer } from '../../estimators/estimator.ts'
import { resolveModel } from '../../estimators/models.ts'
import { conformityScores } from '../../estimators/upper-bound/conformity-scores.ts'
import { SCORE_LEVELS, type ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { references } from '../references/index.ts'

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
  const targetOf = (model: string): TargetTokenizer => {
    const { tokenizer, provider } = resolveModel(model)
    return { id: tokenizer, model, provider }
  }
  return {
    id: spec.id,
    forModel: remembered(
      (model) => (spec.variant ? `${spec.variant(targetOf(model))} ${factorOf(model)}` : ''),
      async (model) => {
        const estimator = await spec.create(targetOf(model))
        return spec.variant ? standingIn(estimator, model) : estimator
      },
    ),
    scoresFor: (model) => conformityScores(spec.id, resolveModel(model).tokenizer) ?? {},
  }
}

export const exactContender: ReplayContender = {
  id: EXACT,
  forModel: remembered(
    (model) => `${resolveModel(model).tokenizer} ${factorOf(model)}`,
    async (model) => {
      const id = resolveModel(model).tokenizer
      const reference = references.find((known) => known.id === id)
      if (!reference) throw new Error(`there is no reference ${id}`)
      const { count } = await reference.load()
      return standingIn({ estimate: (text) => count(text) }, model)
    },
  ),
  // Its own texts it counts as they are.
  scoresFor: () => ({ all: SCORE_LEVELS.map(() => 1) }),
}

/** A tokenizer that stands in for one that is not public counts too few or too many by a known factor. */
function standingIn(estimator: Estimator, model: string): Estimator {
  const factor = factorOf(model)
  if (factor === 1) return estimator
  return { estimate: (text) => Math.round(factor * estimator.estimate(text)) }
}

function factorOf(model: string): number {
  return resolveModel(model).factor ?? 1
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
