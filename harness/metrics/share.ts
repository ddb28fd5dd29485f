import type { Row } from '../row.ts'
import type { Metric } from './metric.ts'
import { meanOfDocuments } from './over-rows.ts'

export const within20pct: Metric = {
  id: 'within_20pct',
  description: 'Share of documents of 50+ tokens with |estimated − reference| ≤ 20% of the reference',
  unit: 'share',
  better: 'higher',
  macro: 'mean',
  compute(rows: readonly Row[]): number | null {
    // In whole numbers: 0.2 × reference is rounded, and would decide for documents on the bound.
    return meanOfDocuments(rows, (estimated, reference) =>
      100 * Math.abs(estimated - reference) <= 20 * reference ? 1 : 0,
    )
  },
}

export const under0pct: Metric = underEstimated(0)
export const under5pct: Metric = underEstimated(5)
export const under10pct: Metric = underEstimated(10)

function underEstimated(percent: number): Metric {
  return {
    id: `under_${percent}pct`,
    description: `Share of documents of 50+ tokens under-estimated by more than ${percent}% of the reference`,
    unit: 'share',
    better: 'lower',
    macro: 'mean',
    compute(rows: readonly Row[]): number | null {
      return meanOfDocuments(rows, (estimated, reference) =>
        100 * (reference - estimated) > percent * reference ? 1 : 0,
      )
    },
  }
}
