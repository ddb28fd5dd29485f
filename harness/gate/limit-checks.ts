import type { Bound, BoundedMetric, Limit } from '../config.ts'
import { isNamed } from '../pattern.ts'
import type { Summary } from '../summary.ts'
import { byCell, type Cell, cellKey, cellName } from './cell.ts'
import { missing, type Outcome } from './check.ts'
import type { GatedEstimator } from './estimator.ts'
import { judgeFigure } from './figure.ts'
import { type Declared, type KnownFailure, subjectKey } from './known-failure.ts'

/** An exact tokenizer, on its own vocabulary, has no error. Adversarial texts hold what implementations are known to disagree on. */
export const EXACT: Limit = {
  id: 'exact',
  estimators: ['*'],
  references: 'own',
  cells: 'kinds',
  bounds: { coverage: { min: 1 }, abs_error_tokens: { max: 0 } },
  reason: 'an exact tokenizer has no error on its own vocabulary',
}

export function isHeldTo(limit: Limit, estimator: GatedEstimator, reference: string): boolean {
  if (!isNamed(limit.estimators, estimator.id)) return false
  if (limit.references === 'all') return true
  if (limit.references === 'own') return estimator.exactFor.includes(reference)
  return isNamed(limit.references, reference)
}

/** A check of one figure of one cell. */
export type LimitCheck = Outcome & Omit<KnownFailure, 'figure'>

/** The split that a limit is judged on; exactness is, on all that implementations agree on. */
export function splitsOf(limit: Limit): readonly string[] {
  return limit === EXACT ? ['holdout', 'train'] : ['holdout']
}

/**
 * One check for each cell that the limit is about and each of its bounds. A cell without full coverage has no
 * other figures: where the limit bounds coverage, that check stands for them.
 * @param expected the cells that there must be; those of other splits are passed over
 * @throws {Error} when a cell is there twice, or a figure is no number
 */
export function limitChecks(
  limit: Limit,
  estimator: string,
  reference: string,
  summaries: readonly Summary[],
  expected: readonly Cell[],
  declared: Declared,
): readonly LimitCheck[] {
  const cells = byCell(summaries)
  const bounds = Object.entries(limit.bounds) as [BoundedMetric, Bound][]
  const checks: LimitCheck[] = []
  for (const cell of expected) {
    if (!concerns(limit, cell)) continue
    const { corpus, kind, split } = cell
    const summary = cells.get(cellKey(cell))
    const incomplete = summary !== undefined && summary.coverage < 1 && 'coverage' in limit.bounds
    for (const [metric, bound] of bounds) {
      if (incomplete && metric !== 'coverage') continue
      const subject = { rule: limit.id, estimator, reference, corpus, kind, split, metric }
      const figure = summary?.[metric] ?? null
      if (figure === null) {
        const reason = summary === undefined ? 'the cell was not measured' : `the cell has no ${metric}`
        checks.push({ ...subject, ...missing(reason) })
      } else {
        checks.push({
          ...subject,
          ...judgeFigure(bound, figure, declared.get(subjectKey(subject))?.figure ?? null),
        })
      }
    }
  }
  return checks
}

function concerns(limit: Limit, cell: Cell): boolean {
  if (!splitsOf(limit).includes(cell.split)) return false
  return limit.cells === 'kinds' ? cell.kind !== 'all' : isNamed(limit.cells, cellName(cell))
}
