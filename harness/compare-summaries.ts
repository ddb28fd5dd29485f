import type { Summary } from './summary.ts'
import { CELL_COLUMNS, type CellColumn, FIGURE_COLUMNS, type FigureColumn } from './summary-columns.ts'

export type Cell = Pick<Summary, CellColumn>

export interface ChangedCell {
  readonly cell: Cell
  readonly changes: readonly {
    readonly column: FigureColumn
    readonly a: number | null
    readonly b: number | null
  }[]
}

export interface SummaryDifferences {
  readonly changed: readonly ChangedCell[]
  /** How many cells are the same in both. */
  readonly unchanged: number
  readonly only_in_a: readonly Cell[]
  readonly only_in_b: readonly Cell[]
}

/**
 * What differs between two accuracy.csv, cell by cell and exactly: round both alike before.
 *
 * @throws Error when one of them has the same cell twice
 */
export function compareSummaries(a: readonly Summary[], b: readonly Summary[]): SummaryDifferences {
  const inA = byCell(a, 'A')
  const inB = byCell(b, 'B')
  const changed: ChangedCell[] = []
  let unchanged = 0
  for (const [key, summary] of inA) {
    const other = inB.get(key)
    if (other === undefined) continue
    const changes = changesBetween(summary, other)
    if (changes.length === 0) unchanged++
    else changed.push({ cell: cellOf(summary), changes })
  }
  return {
    changed,
    unchanged,
    only_in_a: a.filter((summary) => !inB.has(keyOf(summary))).map(cellOf),
    only_in_b: b.filter((summary) => !inA.has(keyOf(summary))).map(cellOf),
  }
}

function changesBetween(a: Summary, b: Summary): ChangedCell['changes'] {
  return FIGURE_COLUMNS.filter((column) => a[column] !== b[column]).map((column) => ({
    column,
    a: a[column],
    b: b[column],
  }))
}

function byCell(summaries: readonly Summary[], side: string): Map<string, Summary> {
  const cells = new Map<string, Summary>()
  for (const summary of summaries) {
    const key = keyOf(summary)
    if (cells.has(key))
      throw new Error(`accuracy.csv of ${side} has the cell "${key}" twice. Make the file again.`)
    cells.set(key, summary)
  }
  return cells
}

function keyOf(summary: Summary): string {
  return CELL_COLUMNS.map((column) => summary[column]).join(', ')
}

function cellOf({ estimator, reference, corpus, kind, split, stratum }: Summary): Cell {
  return { estimator, reference, corpus, kind, split, stratum }
}
