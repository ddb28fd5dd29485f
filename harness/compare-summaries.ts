import type { Summary } from './summary.ts'

const CELL_COLUMNS = ['estimator', 'reference', 'corpus', 'kind', 'split', 'stratum'] as const

export type Cell = Pick<Summary, (typeof CELL_COLUMNS)[number]>
export type FigureColumn = Exclude<keyof Summary, keyof Cell>

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

/** Every column is named: a type check fails when the summary gains one that is not compared. */
const COMPARED: Readonly<Record<FigureColumn, true>> = {
  documents: true,
  sources: true,
  coverage: true,
  reference_tokens: true,
  estimated_tokens: true,
  abs_error_tokens: true,
  wape: true,
  wape_low: true,
  wape_high: true,
  bias: true,
  mape: true,
  median_abs_log: true,
  p95_abs_log: true,
  max_abs_log: true,
  within_20pct: true,
  under_0pct: true,
  under_5pct: true,
  under_10pct: true,
  safety_factor: true,
}
const FIGURE_COLUMNS = Object.keys(COMPARED) as readonly FigureColumn[]
