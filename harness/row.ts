import type { CorpusId, Split } from '../corpora/document.ts'

/** One document, counted by one reference and estimated by one estimator: the raw result everything rests on. */
export interface Row {
  readonly estimator: string
  readonly reference: string
  readonly corpus: CorpusId
  readonly kind: string
  readonly document: string
  readonly source: string
  readonly split: Split
  readonly synthetic: boolean
  readonly utf16_units: number
  readonly bytes: number
  /** Null when the reference could not count the document. */
  readonly reference_tokens: number | null
  /** Null when the estimator faulted. */
  readonly estimated_tokens: number | null
  /** Why a count is missing; null when both are there. */
  readonly fault: string | null
}

/**
 * A row of a calibrated estimator, whose estimates depend on what it observed before. The same document stands
 * in one row for each seeded order; summaries pool the orders.
 */
export interface CalibratedRow extends Row {
  /** Which seeded order of its source's documents this estimate belongs to: 0, 1, … */
  readonly order: number
  /** How many documents of its source were observed before this one, in that order: 0 for the first. */
  readonly position: number
}

export function isCalibrated(row: Row): row is CalibratedRow {
  return 'order' in row && 'position' in row
}
