import { MaxEstimator } from './max-estimator.ts'
import { readModel } from './model.ts'
import { weights, weightsFor } from './weights.ts'

/** The estimator for a reference tokenizer; for another id, that of o200k_base. */
export async function loadMaxEstimator(referenceId: string): Promise<MaxEstimator> {
  const { model } = await weights[weightsFor(referenceId)]()
  return new MaxEstimator(readModel(model))
}
