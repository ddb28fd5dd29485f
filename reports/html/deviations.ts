import { TINY_BELOW_TOKENS } from '../../harness/stratum.ts'
import { estimatesOf, type HtmlModel } from './model.ts'

/** One document of the holdout as one estimator sees it. */
export interface Deviation {
  readonly document: number
  readonly tokens: number
  readonly estimate: number
  /** (e − r) / r */
  readonly relative: number
}

/**
 * Of every document with 50 tokens or more (below, one token too many says little) that has both counts.
 * @param corpus the id of a corpus or a kind, or null for all
 */
export function deviationsOf(
  model: HtmlModel,
  estimator: number,
  reference: number,
  corpus: string | null,
): Deviation[] {
  const estimates = estimatesOf(model, estimator, reference)
  const counts = model.counts[reference]
  if (!estimates || !counts) return []
  return model.documents.flatMap(({ kind }, document) => {
    const tokens = counts[document] ?? null
    const estimate = estimates[document] ?? null
    if (tokens === null || estimate === null || tokens < TINY_BELOW_TOKENS) return []
    if (corpus !== null && kind !== corpus && !kind.startsWith(`${corpus}/`)) return []
    return [{ document, tokens, estimate, relative: (estimate - tokens) / tokens }]
  })
}

/** The documents that an estimator misses most: |ln(e / r)|, so that a factor of two is as far above as below. */
export function worstOf(deviations: readonly Deviation[], count: number): Deviation[] {
  const distance = ({ estimate, tokens }: Deviation): number => Math.abs(Math.log(estimate / tokens))
  return [...deviations]
    .sort((a, b) => distance(b) - distance(a) || a.document - b.document)
    .filter((deviation) => deviation.relative !== 0)
    .slice(0, count)
}

export const WORST_SHOWN = 5
