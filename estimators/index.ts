export { chars4, estimateChars4 } from './chars-4.ts'
export {
  type Calibratable,
  type CalibrationState,
  calibratedTokens,
  type Ema,
  type EmaCalibrated,
  type EmaSettings,
  emaCalibrated,
  emaDefaults,
  observeRatio,
} from './ema-calibrated.ts'
export {
  createTokenCounter,
  type EstimateOptions,
  estimateTokens,
  isWithinTokenLimit,
  loadProfile,
  type TruncateOptions,
  truncateToTokens,
} from './estimate-tokens.ts'
export type { Estimator, EstimatorSpec, ForeignPackage, Observation, TargetTokenizer } from './estimator.ts'
export type { TokenCounter } from './fitted/count.ts'
export type { Profile } from './fitted/profile.ts'
export { type HostileText, hostileTexts } from './hostile-texts.ts'
export { type Certainty, type ModelInfo, resolveModel } from './models.ts'
export { estimateUtf8Bytes4, utf8Bytes4 } from './utf8-bytes-4.ts'
export { type Fault, findFaults, type ValidityRule } from './validity.ts'
export { estimateWordHeuristic, wordHeuristic } from './word-heuristic.ts'
