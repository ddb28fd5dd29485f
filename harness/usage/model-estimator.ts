import type { Estimator, EstimatorSpec, TargetTokenizer } from '../../estimators/estimator.ts'
import { resolveModel } from '../../estimators/models.ts'
import { references } from '../references/index.ts'

export function targetOf(model: string): TargetTokenizer {
  const { tokenizer, provider } = resolveModel(model)
  return { id: tokenizer, model, provider }
}

/** An estimator in tokens of the model: one that depends on the tokenizer is scaled where that stands in. */
export async function specEstimator(spec: EstimatorSpec, model: string): Promise<Estimator> {
  const estimator = await spec.create(targetOf(model))
  return spec.variant ? standingIn(estimator, model) : estimator
}

/** The model's tokenizer, or the one that stands in for it. */
export async function exactEstimator(model: string): Promise<Estimator> {
  const id = resolveModel(model).tokenizer
  const reference = references.find((known) => known.id === id)
  if (!reference) throw new Error(`there is no reference ${id}`)
  const { count } = await reference.load()
  return standingIn({ estimate: (text) => count(text) }, model)
}

/** A tokenizer that stands in for one that is not public counts too few or too many by a known factor. */
function standingIn(estimator: Estimator, model: string): Estimator {
  const factor = factorOf(model)
  if (factor === 1) return estimator
  return { estimate: (text) => Math.round(factor * estimator.estimate(text)) }
}

export function factorOf(model: string): number {
  return resolveModel(model).factor ?? 1
}
