import type { CalibratedSpec } from '../estimators/registry.ts'
import { type Accuracy, accuracyOf } from './accuracy.ts'
import { calibrateRows } from './calibrate-rows.ts'
import { type CalibrationPoint, createConvergence } from './convergence.ts'
import type { CalibratedRow, Row } from './row.ts'

export interface CalibratedTask {
  /** Of the spec's base. */
  readonly rows: readonly Row[]
  readonly spec: CalibratedSpec
  /** Of intervals. */
  readonly seed: number
  readonly ordersSeed: number
}

export interface CalibratedAccuracy extends Accuracy {
  readonly convergence: readonly CalibrationPoint[]
}

/** In a thread of its own: a calibrated estimator has twenty rows for each of its base's. */
export default function summariseCalibrated({
  rows,
  spec,
  seed,
  ordersSeed,
}: CalibratedTask): CalibratedAccuracy {
  const convergence = createConvergence(spec.id, rows)
  function* watched(): Generator<CalibratedRow> {
    for (const row of calibrateRows(rows, spec, { seed: ordersSeed })) {
      convergence.add(row)
      yield row
    }
  }
  return { ...accuracyOf(watched(), seed), convergence: convergence.points() }
}
