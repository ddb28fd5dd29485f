import type { Row } from '../row.ts'
import { quantile } from '../statistics/quantile.ts'
import type { Metric } from './metric.ts'
import { valuesOfDocuments } from './over-rows.ts'

export const medianAbsLog: Metric = absLogQuantile('median_abs_log', 'Median', 0.5)
export const p95AbsLog: Metric = absLogQuantile('p95_abs_log', '95th percentile', 0.95)
export const maxAbsLog: Metric = absLogQuantile('max_abs_log', 'Maximum', 1)

function absLogQuantile(id: string, name: string, share: number): Metric {
  return {
    id,
    description: `${name} of |ln(estimated / reference)|, documents of 50+ tokens; an estimate of 0 is taken as 1`,
    unit: 'ratio',
    better: 'lower',
    macro: 'pooled',
    compute(rows: readonly Row[]): number | null {
      const values = valuesOfDocuments(rows, absLog)
      return values === null ? null : quantile(values, share)
    },
  }
}

/**
 * The same for twice too much as for half. The logarithm of 0 is infinite, which no mean, CSV or JSON can hold:
 * one token is the least estimate that has a ratio, so it stands in for 0.
 */
function absLog(estimated: number, reference: number): number {
  return Math.abs(Math.log(Math.max(estimated, 1) / reference))
}
