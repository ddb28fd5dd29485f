import { groupBy } from '../group-by.ts'
import type { Summary } from '../summary.ts'
import type { Plan } from './plan.ts'

/** A cell of accuracy.csv within one estimator and one reference, documents of every length together. */
export type Cell = Pick<Summary, 'corpus' | 'kind' | 'split'>

/** How limits and messages name a cell: `code/python`, `code/all`, `macro/all`. */
export function cellName({ corpus, kind }: Pick<Cell, 'corpus' | 'kind'>): string {
  return kind === 'all' ? `${corpus}/all` : kind
}

export function cellKey(cell: Cell): string {
  return `${cell.split} ${cellName(cell)}`
}

export function pairKey(estimator: string, reference: string): string {
  return `${estimator} × ${reference}`
}

/** Summaries of documents of every length, by estimator and reference. */
export function byPair(summaries: readonly Summary[]): ReadonlyMap<string, readonly Summary[]> {
  const ofEveryLength = summaries.filter(({ stratum }) => stratum === 'all')
  return groupBy(ofEveryLength, ({ estimator, reference }) => pairKey(estimator, reference))
}

/** @throws {Error} when a cell stands there twice: which of the two to judge? */
export function byCell(summaries: readonly Summary[]): ReadonlyMap<string, Summary> {
  const cells = new Map<string, Summary>()
  for (const summary of summaries) {
    const key = cellKey(summary)
    if (cells.has(key)) throw new Error(`the cell ${key} is there twice`)
    cells.set(key, summary)
  }
  return cells
}

/** The cells that any estimator and reference has, each once. */
export function allCells(summaries: readonly Summary[]): readonly Cell[] {
  const cells = new Map<string, Cell>()
  for (const summary of summaries) {
    if (summary.stratum === 'all') cells.set(cellKey(summary), summary)
  }
  return [...cells.values()]
}

/**
 * Whether the run was to measure all that this cell sums up. `baseline` tells the kinds that a corpus consists
 * of; a macro rests on all of them.
 */
export function isPlanned(cell: Cell, plan: Plan, baseline: readonly Cell[]): boolean {
  if (!plan.filtered) return true
  if (cell.kind !== 'all') return plan.kinds.includes(cell.kind)
  return baseline
    .filter(
      ({ kind, corpus }) => kind !== 'all' && (corpus === cell.corpus || cell.corpus.startsWith('macro')),
    )
    .every(({ kind }) => plan.kinds.includes(kind))
}
