import { maxAbsLog, medianAbsLog, p95AbsLog } from './abs-log.ts'
import { bias } from './bias.ts'
import { mape } from './mape.ts'
import type { Metric } from './metric.ts'
import { safetyFactor } from './safety-factor.ts'
import { under0pct, under5pct, under10pct, within20pct } from './share.ts'
import { wape } from './wape.ts'

/** Every metric of accuracy.csv, in the order of its columns. */
export const METRICS: readonly Metric[] = [
  wape,
  bias,
  mape,
  medianAbsLog,
  p95AbsLog,
  maxAbsLog,
  within20pct,
  under0pct,
  under5pct,
  under10pct,
  safetyFactor,
]

export type { Metric } from './metric.ts'
export {
  bias,
  mape,
  maxAbsLog,
  medianAbsLog,
  p95AbsLog,
  safetyFactor,
  under0pct,
  under5pct,
  under10pct,
  wape,
  within20pct,
}
