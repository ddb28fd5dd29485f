import type { EstimatorSpec, TargetTokenizer } from '../estimator.ts'
import { estimatorOf } from './count.ts'
import { type FittedTokenizer, fittedWeights, isFitted, nanoWeights } from './load-weights.ts'
import { buildProfile } from './profile.ts'

export const fittedNano: EstimatorSpec = specOf(
  'fitted-nano',
  'nano',
  nanoWeights,
  'costs of characters and classes, fitted to the target: 3 KB',
)

export const fitted: EstimatorSpec = specOf(
  'fitted',
  'fitted',
  fittedWeights,
  'costs of characters and pairs of them, fitted to the target: 20 KB',
)

function specOf(id: string, tier: string, weights: typeof nanoWeights, description: string): EstimatorSpec {
  return {
    id,
    description,
    variant: tokenizerFor,
    bundle: {
      module: `
        import { estimatorOf } from './fitted/count.ts'
        import { buildProfile } from './fitted/profile.ts'
        import { weights } from './fitted/weights/${tier}/o200k_base.ts'
        export const { estimate } = estimatorOf(buildProfile(weights))`,
    },
    create: async (target) => estimatorOf(buildProfile((await weights[tokenizerFor(target)]()).weights)),
  }
}

/** The target itself, or else o200k_base. */
function tokenizerFor({ id }: TargetTokenizer): FittedTokenizer {
  return isFitted(id) ? id : 'o200k_base'
}
