import type { CalibrationPoint } from '../../harness/convergence.ts'
import type { ViolationLine } from '../../harness/pruning/violations.ts'
import type { ThroughputSummary, Verdict } from '../../harness/summary.ts'

/** What a contender is, and so its colour: ours, somebody's formula, an exact tokenizer, one that learns. */
export type Group = 'fitted' | 'formula' | 'tokenizer' | 'calibrated'

export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  fitted: 'fitted estimators of tokengauge',
  formula: 'published formulas',
  tokenizer: 'exact tokenizers',
  calibrated: 'calibrated by an EMA',
}

export interface Contender {
  readonly id: string
  readonly description: string
  readonly group: Group
}

export type Figure = 'wape' | 'wape_low' | 'wape_high' | 'bias' | 'mape' | 'within_20pct' | 'under_10pct'

/** The columns of accuracy.csv that the page shows. */
export const FIGURES: readonly Figure[] = [
  'wape',
  'wape_low',
  'wape_high',
  'bias',
  'mape',
  'within_20pct',
  'under_10pct',
]

export interface Cell {
  readonly corpus: string
  /** `all`, or the kind. */
  readonly kind: string
}

/** How a document begins, for people to see what kind of text an estimator misses. */
export interface Excerpt {
  readonly start: string
  readonly cut: boolean
}

/** Everything that the page shows of a run. It travels as JSON: plain, and in columns, since it is large. */
export interface HtmlModel {
  readonly estimators: readonly Contender[]
  readonly references: readonly string[]
  /** Of the holdout, and of the adversarial texts. */
  readonly cells: readonly Cell[]
  /** `figures[figure][(estimator * references + reference) * cells + cell]` */
  readonly figures: Readonly<Record<Figure, readonly (number | null)[]>>
  /** Of the holdout. */
  readonly documents: readonly { readonly id: string; readonly kind: string }[]
  /** `counts[reference][document]` */
  readonly counts: readonly (readonly (number | null)[])[]
  /** `columns[estimates[estimator][reference]][document]`; null where there are no rows (calibrated ones). */
  readonly estimates: readonly (readonly (number | null)[])[]
  readonly columns: readonly (readonly (number | null)[])[]
  /** By document; one that is not here may not be shown. */
  readonly excerpts: Readonly<Record<number, Excerpt>>
  /** `tokenStarts[reference][document]`, within the excerpt; only where the reference tells. */
  readonly tokenStarts: readonly Readonly<Record<number, readonly number[]>>[]
  readonly convergence: readonly CalibrationPoint[]
  readonly throughput: readonly ThroughputSummary[]
  /** `baseline`: measured elsewhere and earlier, and shown for want of anything better. */
  readonly throughputFrom: 'run' | 'baseline' | null
}

/** What the page shows beside the model; none of it moves. */
export interface StaticParts {
  readonly verdicts: readonly Verdict[]
  readonly warnings: readonly string[]
  readonly pruning: readonly ViolationLine[]
}

export function figureOf(
  model: HtmlModel,
  figure: Figure,
  at: { readonly estimator: number; readonly reference: number; readonly cell: number },
): number | null {
  const index = (at.estimator * model.references.length + at.reference) * model.cells.length + at.cell
  return model.figures[figure][index] ?? null
}

/** The estimates of a pair, a document each; null where the pair has no rows. */
export function estimatesOf(
  model: HtmlModel,
  estimator: number,
  reference: number,
): readonly (number | null)[] | null {
  const column = model.estimates[estimator]?.[reference] ?? null
  return column === null ? null : (model.columns[column] ?? null)
}
