import { groupBy } from '../../harness/group-by.ts'
import type { Row } from '../../harness/row.ts'
import type { Summary } from '../../harness/summary.ts'
import { corporaOf, distinct } from '../headline.ts'
import { type Cell, type Contender, FIGURES, type Figure, type HtmlModel } from './model.ts'

type FromRows = Pick<HtmlModel, 'documents' | 'counts' | 'estimates' | 'columns'>
type FromSummaries = Pick<HtmlModel, 'estimators' | 'references' | 'cells' | 'figures'>

/** The part of the model that lines of accuracy.csv give: documents of every length, outside train. */
export function fromSummaries(
  summaries: readonly Summary[],
  contender: (id: string) => Contender,
): FromSummaries {
  const shown = summaries.filter(({ split, stratum }) => split !== 'train' && stratum === 'all')
  const ids = distinct(shown, 'estimator')
  const references = distinct(shown, 'reference')
  const cells = cellsOf(shown)
  const cellIndex = new Map(cells.map((cell, index) => [keyOf(cell), index]))
  const empty = (): (number | null)[] =>
    new Array<number | null>(ids.length * references.length * cells.length).fill(null)
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, empty()])) as Record<
    Figure,
    (number | null)[]
  >
  for (const summary of shown) {
    const pair = ids.indexOf(summary.estimator) * references.length + references.indexOf(summary.reference)
    const index = pair * cells.length + (cellIndex.get(keyOf(summary)) as number)
    for (const figure of FIGURES) figures[figure][index] = summary[figure]
  }
  return { estimators: ids.map(contender), references, cells, figures }
}

const keyOf = ({ corpus, kind }: Cell): string => `${corpus} ${kind}`

/** Macros first, since they are the headline; then each corpus with its kinds. */
function cellsOf(summaries: readonly Summary[]): Cell[] {
  const corpora = corporaOf(summaries)
  const macros = corpora.filter((corpus) => corpus.startsWith('macro'))
  const byCorpus = groupBy(summaries, ({ corpus }) => corpus)
  return [...macros, ...corpora.filter((corpus) => !macros.includes(corpus))].flatMap((corpus) => {
    const kinds = [...new Set((byCorpus.get(corpus) ?? []).map(({ kind }) => kind))]
    return kinds.map((kind) => ({ corpus, kind }))
  })
}

/** The part of the model that rows give. Equal columns, as of an estimator that knows no target, are held once. */
export function fromRows(
  rows: readonly Row[],
  estimators: readonly Contender[],
  references: readonly string[],
): FromRows {
  const holdout = rows.filter(({ split }) => split === 'holdout')
  const index = new Map<string, number>()
  const documents: { id: string; kind: string }[] = []
  for (const { document, kind } of holdout) {
    if (index.has(document)) continue
    index.set(document, documents.length)
    documents.push({ id: document, kind })
  }
  const column = (): (number | null)[] => new Array<number | null>(documents.length).fill(null)
  const counts = references.map(column)
  const columns: (number | null)[][] = []
  const known = new Map<string, number>()
  const pairs = groupBy(holdout, ({ estimator, reference }) => `${estimator} ${reference}`)
  const estimates = estimators.map(({ id }) =>
    references.map((reference, r) => {
      const ofPair = pairs.get(`${id} ${reference}`)
      if (!ofPair) return null
      const values = column()
      for (const row of ofPair) {
        const at = index.get(row.document) as number
        values[at] = row.estimated_tokens
        if (row.reference_tokens !== null) (counts[r] as (number | null)[])[at] = row.reference_tokens
      }
      const key = values.join()
      const found = known.get(key)
      if (found !== undefined) return found
      known.set(key, columns.length)
      columns.push(values)
      return columns.length - 1
    }),
  )
  return { documents, counts, estimates, columns }
}
