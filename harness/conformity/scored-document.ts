import type { Document } from '../../corpora/document.ts'
import { shapeOf, type TextShape } from '../../estimators/upper-bound/text-shape.ts'
import type { Row } from '../row.ts'

/** A document with both counts: what scores are made of and coverage is measured on. */
export interface ScoredDocument {
  readonly kind: string
  readonly source: string
  readonly split: Row['split']
  readonly synthetic: boolean
  readonly shape: TextShape
  readonly estimate: number
  readonly actual: number
}

/** The target whose scores are pooled over all references: for a model whose tokenizer is not known. */
export const ANY_TARGET = 'any'

/**
 * The documents by estimator and then by reference, and all of an estimator's under `any`. Adversarial texts are
 * left out, and so is a document that lacks a count.
 */
export function scoredDocuments(
  rows: readonly Row[],
  documents: readonly Document[],
): Map<string, Map<string, ScoredDocument[]>> {
  const shapes = new Map(documents.map(({ id, text }) => [id, shapeOf(text)]))
  const byEstimator = new Map<string, Map<string, ScoredDocument[]>>()
  for (const row of rows) {
    const { estimated_tokens: estimate, reference_tokens: actual, kind, source, split, synthetic } = row
    if (split === 'adversarial' || row.corpus === 'adversarial') continue
    if (estimate === null || actual === null || estimate === 0 || actual === 0) continue
    const shape = shapes.get(row.document)
    if (!shape) throw new Error(`${row.document} is in the rows, and not among the documents`)
    const scored = { kind, source, split, synthetic, shape, estimate, actual }
    const byTarget = byEstimator.get(row.estimator) ?? new Map<string, ScoredDocument[]>()
    byEstimator.set(row.estimator, byTarget)
    for (const target of [row.reference, ANY_TARGET]) {
      const list = byTarget.get(target)
      if (list) list.push(scored)
      else byTarget.set(target, [scored])
    }
  }
  return byEstimator
}
