import type { Document } from '../corpora/document.ts'
import { deviationsOf, WORST_SHOWN, worstOf } from '../reports/html/deviations.ts'
import type { Excerpt, HtmlModel } from '../reports/html/model.ts'

type Measured = Omit<HtmlModel, 'excerpts' | 'tokenStarts'>

const EXCERPT_UNITS = 280

/** `worst[reference]`: the documents that some estimator misses most, as indices into the model. */
export function worstByReference(model: Measured): number[][] {
  const whole: HtmlModel = { ...model, excerpts: {}, tokenStarts: [] }
  return model.references.map((_, reference) => {
    const worst = model.estimators.flatMap((_, estimator) =>
      worstOf(deviationsOf(whole, estimator, reference, null), WORST_SHOWN),
    )
    return [...new Set(worst.map(({ document }) => document))].sort((a, b) => a - b)
  })
}

/** How documents begin. Those for which `mayShow` is false have none: a user's own text is nobody else's business. */
export function excerptsOf(
  model: Measured,
  worst: readonly (readonly number[])[],
  documents: readonly Document[],
  mayShow: (document: Document) => boolean,
): Record<number, Excerpt> {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const excerpts: Record<number, Excerpt> = {}
  for (const index of [...new Set(worst.flat())].sort((a, b) => a - b)) {
    const document = byId.get(model.documents[index]?.id ?? '')
    if (!document || !mayShow(document)) continue
    const start = startOf(document.text)
    excerpts[index] = { start, cut: start.length < document.text.length }
  }
  return excerpts
}

function startOf(text: string): string {
  // A surrogate pair stays whole.
  const last = text.charCodeAt(EXCERPT_UNITS - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? EXCERPT_UNITS - 1 : EXCERPT_UNITS)
}
