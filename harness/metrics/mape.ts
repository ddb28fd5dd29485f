import type { Row } from '../row.ts'
import type { Metric } from './metric.ts'
import { meanOfDocuments } from './over-rows.ts'

export const mape: Metric = {
  id: 'mape',
  description:
    'Mean absolute percentage error: mean of |estimated − reference| / reference, documents of 50+ tokens',
  unit: 'ratio',
  better: 'lower',
  macro: 'mean',
  compute(rows: readonly Row[]): number | null {
    return meanOfDocuments(rows, (estimated, reference) => Math.abs(estimated - reference) / reference)
  },
}
