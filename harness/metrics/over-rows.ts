import { uniqueDocuments } from '../orders.ts'
import type { Row } from '../row.ts'
import { TINY_BELOW_TOKENS } from '../stratum.ts'

/** Something about one document's two counts. */
export type OfCounts = (estimated: number, reference: number) => number

/** Σ of what `numerator` says / Σ reference. Null with no rows, a missing count, or no reference tokens at all. */
export function sumOverReference(rows: readonly Row[], numerator: OfCounts): number | null {
  let above = 0
  let below = 0
  for (const { estimated_tokens, reference_tokens } of rows) {
    if (estimated_tokens === null || reference_tokens === null) return null
    above += numerator(estimated_tokens, reference_tokens)
    below += reference_tokens
  }
  return below === 0 ? null : above / below
}

/** The mean of `valuesOfDocuments`; with 0 and 1 as values, a share. */
export function meanOfDocuments(rows: readonly Row[], value: OfCounts): number | null {
  const values = valuesOfDocuments(rows, value)
  return values === null ? null : values.reduce((sum, each) => sum + each, 0) / values.length
}

/**
 * `value` for each document of 50 or more reference tokens. Null when there are none, or when any row, of
 * whatever length, lacks a count.
 */
export function valuesOfDocuments(rows: readonly Row[], value: OfCounts): Float64Array | null {
  const values = new Float64Array(rows.length)
  let documents = 0
  for (const { estimated_tokens, reference_tokens } of rows) {
    if (estimated_tokens === null || reference_tokens === null) return null
    if (reference_tokens < TINY_BELOW_TOKENS) continue
    values[documents++] = value(estimated_tokens, reference_tokens)
  }
  return documents === 0 ? null : values.subarray(0, documents)
}

/** How many documents of 50 or more reference tokens the rows are about, however many orders each stands in. */
export function relativeDocuments(rows: readonly Row[]): number {
  return uniqueDocuments(
    rows.filter((row) => row.reference_tokens !== null && row.reference_tokens >= TINY_BELOW_TOKENS),
  )
}
