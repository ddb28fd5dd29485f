import type { Row } from '../row.ts'
import type { Metric } from './metric.ts'
import { sumOverReference } from './over-rows.ts'

export const bias: Metric = {
  id: 'bias',
  description:
    'Signed deviation: Σ(estimated − reference) / Σ reference, over all documents; below 0 is too few',
  unit: 'ratio',
  better: 'zero',
  macro: 'mean',
  compute(rows: readonly Row[]): number | null {
    return sumOverReference(rows, (estimated, reference) => estimated - reference)
  },
}
