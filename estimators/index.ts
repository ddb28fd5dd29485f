export {
  type Calibratable,
  type Calibrated,
  type CalibratedOptions,
  type Correcting,
  calibrated,
  type ObservationTally,
} from './calibrated.ts'
export {
  addGroups,
  type ContentGroups,
  type GroupedEstimator,
  isGrouped,
  noContent,
} from './calibration/content-groups.ts'
export { type CalibrationSettings, type Correction, calibrationDefaults } from './calibration/settings.ts'
export type { CalibrationState, Restored } from './calibration/state.ts'
export { chars4, chars4Estimator, estimateChars4 } from './chars-4.ts'
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
export { fittedMax } from './fitted/max/spec.ts'
export type { Profile } from './fitted/profile.ts'
export { ProfileError, profileFromJson } from './fitted/profile-json.ts'
export { fitted, fittedNano } from './fitted/specs.ts'
export { type HostileText, hostileTexts } from './hostile-texts.ts'
export { type Certainty, type FactorEvidence, type ModelInfo, resolveModel } from './models.ts'
export { conformityScores } from './upper-bound/conformity-scores.ts'
export type { ScoreTable } from './upper-bound/score-table.ts'
export { addShapes, emptyShape, shapeOf, type TextShape } from './upper-bound/text-shape.ts'
export {
  type BoundObservation,
  type Confidence,
  type UpperBounded,
  type UpperBoundOptions,
  upperBounded,
} from './upper-bound/upper-bounded.ts'
export { estimateUtf8Bytes4, utf8Bytes4, utf8Bytes4Estimator } from './utf8-bytes-4.ts'
export { type Fault, findFaults, type ValidityRule } from './validity.ts'
export { estimateWordHeuristic, wordHeuristic } from './word-heuristic.ts'
