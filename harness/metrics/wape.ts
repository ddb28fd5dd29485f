import type { Row } from '../row.ts'
import type { Metric } from './metric.ts'
import { sumOverReference } from './over-rows.ts'

export const wape: Metric = {
  id: 'wape',
  description:
    'Weighted absolute percentage error: Σ|estimated − reference| / Σ reference, over all documents',
  unit: 'ratio',
  better: 'lower',
  macro: 'mean',
  compute(rows: readonly Row[]): number | null {
    return sumOverReference(rows, (estimated, reference) => Math.abs(estimated - reference))
  },
}
