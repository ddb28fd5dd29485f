import type { Summary } from '../summary.ts'
import { FIGURE_COLUMNS, type FigureColumn } from '../summary-columns.ts'
import { byCell } from './cell.ts'
import { type Check, failed, missing, type Outcome, passed, wholeCheck } from './check.ts'
import type { GatedEstimator } from './estimator.ts'
import { showFigure } from './figure.ts'
import { REMEDY } from './remedy.ts'
import type { RowDigest } from './row-digest.ts'

const INTEGERS = ['documents', 'reference_tokens', 'estimated_tokens', 'abs_error_tokens'] as const

/** What one estimator and one reference have, in the run or in the baseline. */
export interface GoldenPair {
  /** Holdout and adversarial, documents of every length. */
  readonly summaries: readonly Summary[]
  /** Null where the pair has no rows of its own, or only some of them were measured. */
  readonly digest: RowDigest | null
}

/**
 * Compares integers and coverage with the baseline's, cell by cell: one that changed is a difference to review, and
 * so is any other figure that the baseline has and the run lacks.
 *
 * On adversarial texts a peer that hangs meets the deadline or not, as the machine has it: there a peer's changed
 * coverage passes with a reason, and its sums, which rest on other documents, are not compared.
 * @throws {Error} when a cell is there twice
 */
export function goldenChecks(
  estimator: GatedEstimator,
  reference: string,
  current: GoldenPair,
  baseline: GoldenPair,
): readonly Check[] {
  const now = byCell(current.summaries)
  const before = byCell(baseline.summaries)
  const whole = (outcome: Outcome): Check => wholeCheck('golden', estimator.id, reference, outcome)
  const of = ({ corpus, kind, split }: Summary, outcome: Outcome): Check => ({
    ...whole(outcome),
    corpus,
    kind,
    split,
  })

  const checks: Check[] = []
  for (const [key, old] of before) {
    const cell = now.get(key)
    checks.push(
      of(old, cell ? compare(old, cell, estimator.foreign) : missing(`it was not measured; ${REMEDY}`)),
    )
  }
  for (const [key, cell] of now) {
    if (!before.has(key)) checks.push(of(cell, failed(1, 0, `not in the baseline; ${REMEDY}`)))
  }
  const digest = compareDigests(baseline.digest, current.digest)
  if (digest) checks.push(whole(digest))
  return checks
}

/** Observed is the number of figures that changed. */
function compare(old: Summary, cell: Summary, foreign: boolean): Outcome {
  const coverage =
    showFigure(old.coverage) === showFigure(cell.coverage) ? null : change('coverage', old, cell)
  if (coverage && foreign && old.split === 'adversarial')
    return passed(0, 0, `${coverage}: its sums are not compared`)
  const differing: FigureColumn[] = INTEGERS.filter((column) => old[column] !== cell[column])
  // Without full coverage there are no figures: that it changed says it all.
  const lost = coverage
    ? []
    : FIGURE_COLUMNS.filter((column) => old[column] !== null && cell[column] === null)
  const changed = [...new Set([...differing, ...lost])].map((column) => change(column, old, cell))
  if (coverage) changed.push(coverage)
  return changed.length === 0
    ? passed(0, 0, null)
    : failed(changed.length, 0, `${changed.join(', ')}; ${REMEDY}`)
}

function change(column: FigureColumn, old: Summary, cell: Summary): string {
  const show = (figure: number | null): string => (figure === null ? 'none' : showFigure(figure))
  return `${column} ${show(old[column])} → ${show(cell[column])}`
}

function compareDigests(old: RowDigest | null, now: RowDigest | null): Outcome | null {
  if (!old && !now) return null
  if (!now) return missing(`its rows were not measured; ${REMEDY}`)
  if (!old) return failed(1, 0, `its rows are not in the baseline; ${REMEDY}`)
  if (old.rows !== now.rows) return failed(1, 0, `rows ${old.rows} → ${now.rows}; ${REMEDY}`)
  if (old.sha256 === now.sha256) return passed(0, 0, null)
  return failed(
    1,
    0,
    `integers of its rows changed: sha256 ${old.sha256.slice(0, 12)} → ${now.sha256.slice(0, 12)}; ${REMEDY}`,
  )
}
