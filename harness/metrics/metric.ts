import type { Row } from '../row.ts'

/** One number that summarises rows, and how to read it. */
export interface Metric {
  /** The CSV column. */
  readonly id: string
  readonly description: string
  readonly unit: 'ratio' | 'tokens' | 'share'
  readonly better: 'lower' | 'higher' | 'zero'
  /**
   * How several kinds become one macro figure: the mean of the kinds' values (kinds weigh equally), or the
   * metric of all their rows together where a mean has no meaning (quantiles, maxima).
   */
  readonly macro: 'mean' | 'pooled'
  /** Null when the rows do not allow it (no rows, a fault, too few documents). */
  compute(rows: readonly Row[]): number | null
}
