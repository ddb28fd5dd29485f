import type { Summary } from './summary.ts'

/** What names a cell of accuracy.csv; every other column is a figure of it. */
export const CELL_COLUMNS = ['estimator', 'reference', 'corpus', 'kind', 'split', 'stratum'] as const

export type CellColumn = (typeof CELL_COLUMNS)[number]
export type FigureColumn = Exclude<keyof Summary, CellColumn>

/** A type check fails when the summary gains a figure that is not named here. */
const FIGURES: Readonly<Record<FigureColumn, true>> = {
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

export const FIGURE_COLUMNS: readonly FigureColumn[] = Object.keys(FIGURES) as FigureColumn[]
