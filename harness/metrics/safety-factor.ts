import type { Row } from '../row.ts'
import { nthSmallest } from '../statistics/quantile.ts'
import type { Metric } from './metric.ts'
import { relativeDocuments, valuesOfDocuments } from './over-rows.ts'

/** With fewer, the last hundredth is fewer than three documents. */
const MINIMUM_DOCUMENTS = 300
const UNDER_ESTIMATED_PERCENT = 1

/**
 * Of n ratios reference / estimated in ascending order, the one at place n − ⌊n / 100⌋, counted from 1: times it,
 * at most ⌊n / 100⌋ documents stay below their reference, and no smaller multiplier does that. Not interpolated.
 * Below 1 where an estimator is so high that it could be lowered. Null under 300 documents of 50+ tokens, and
 * where more than 1% of estimates are 0, since no multiplier helps them.
 */
export const safetyFactor: Metric = {
  id: 'safety_factor',
  description: 'The least multiplier with which at most 1% of documents of 50+ tokens are under-estimated',
  unit: 'ratio',
  better: 'lower',
  macro: 'pooled',
  compute(rows: readonly Row[]): number | null {
    const ratios = valuesOfDocuments(rows, (estimated, reference) => reference / estimated)
    if (ratios === null || ratios.length < MINIMUM_DOCUMENTS) return null
    if (relativeDocuments(rows) < MINIMUM_DOCUMENTS) return null
    const allowed = Math.floor((ratios.length * UNDER_ESTIMATED_PERCENT) / 100)
    const factor = nthSmallest(ratios, ratios.length - allowed - 1)
    return Number.isFinite(factor) ? factor : null
  },
}
