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
