/** The package's main entry: estimates of texts, and what rests on them. */
export {
  createTokenCounter,
  type EstimateOptions,
  estimateTokens,
  isWithinTokenLimit,
  loadProfile,
  type TruncateOptions,
  truncateToTokens,
} from '../estimators/estimate-tokens.ts'
export type { Estimator, EstimatorSpec, TargetTokenizer } from '../estimators/estimator.ts'
export type { TokenCounter } from '../estimators/fitted/count.ts'
export type { Profile } from '../estimators/fitted/profile.ts'
export { ProfileError, profileFromJson } from '../estimators/fitted/profile-json.ts'
export { type Certainty, type FactorEvidence, type ModelInfo, resolveModel } from '../estimators/models.ts'
export * from './index.ts'
