import type { EstimatorSpec } from '../../estimator.ts'
import { loadMaxEstimator } from './load.ts'
import { weightsFor } from './weights.ts'

export const fittedMax: EstimatorSpec = {
  id: 'fitted-max',
  description: "our own, large: the target's splitting rules, and merges by a compressed set of its tokens",
  variant: ({ id }) => weightsFor(id),
  bundle: {
    module:
      "import { MaxEstimator } from './fitted/max/max-estimator.ts'\n" +
      "import { readModel } from './fitted/max/model.ts'\n" +
      "import { model } from './fitted/max/weights/o200k_base.ts'\n" +
      'export const estimator = new MaxEstimator(readModel(model))',
  },
  async create({ id }) {
    const estimator = await loadMaxEstimator(id)
    return { estimate: (text) => estimator.estimate(text) }
  },
}
