import type { CalibratedSpec } from '../estimators/registry.ts'
import { type Accuracy, accuracyOf } from './accuracy.ts'
import { calibrateRows } from './calibrate-rows.ts'
import type { Row } from './row.ts'

export interface CalibratedTask {
  /** Of the spec's base. */
  readonly rows: readonly Row[]
  readonly spec: CalibratedSpec
  /** Of intervals. */
  readonly seed: number
  readonly ordersSeed: number
}

/** In a thread of its own: a calibrated estimator has twenty rows for each of its base's. */
export default function summariseCalibrated({ rows, spec, seed, ordersSeed }: CalibratedTask): Accuracy {
  return accuracyOf(calibrateRows(rows, spec, { seed: ordersSeed }), seed)
}
