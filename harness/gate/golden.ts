import type { Summary } from '../summary.ts'
import { BASELINE_FILES, type Baseline, isGolden } from './baseline.ts'
import { allCells, byPair, type Cell, isPlanned, pairKey } from './cell.ts'
import { attempt, type Check, missing, wholeCheck } from './check.ts'
import { goldenChecks } from './golden-checks.ts'
import type { Plan } from './plan.ts'
import { REMEDY } from './remedy.ts'
import type { RowDigest } from './row-digest.ts'

/** Compares all that the run measured, and was to measure, with the baseline. */
export function judgeGolden(
  plan: Plan,
  summaries: readonly Summary[],
  digests: readonly RowDigest[],
  baseline: Baseline | null,
): readonly Check[] {
  if (!baseline) {
    const reason = `there is no ${BASELINE_FILES.accuracy}: npm run bench -- --update-baseline`
    return [wholeCheck('golden', null, null, missing(reason))]
  }
  const cells = allCells(baseline.accuracy)
  const isCompared = (cell: Cell): boolean => isPlanned(cell, plan, cells)
  const everyKind = cells.every(isCompared)
  const now = byPair(summaries.filter(isGolden))
  const before = byPair(baseline.accuracy)
  const checks: Check[] = []
  for (const estimator of plan.estimators) {
    for (const reference of plan.references) {
      const key = pairKey(estimator.id, reference)
      const digestIn = (list: readonly RowDigest[]): RowDigest | null =>
        (everyKind && list.find((digest) => pairKey(digest.estimator, digest.reference) === key)) || null
      const pairIn = (pairs: typeof now, list: readonly RowDigest[]) => ({
        summaries: (pairs.get(key) ?? []).filter(isCompared),
        digest: digestIn(list),
      })
      checks.push(
        ...attempt('golden', estimator.id, reference, () =>
          goldenChecks(estimator, reference, pairIn(now, digests), pairIn(before, baseline.rows)),
        ),
      )
    }
  }
  return plan.filtered ? checks : [...checks, ...gone(plan, baseline)]
}

/** Estimators and references that the baseline has and the run does not know. */
function gone(plan: Plan, baseline: Baseline): readonly Check[] {
  const planned = new Set(
    plan.estimators.flatMap(({ id }) => plan.references.map((reference) => pairKey(id, reference))),
  )
  const pairs = new Map(baseline.accuracy.map((cell) => [pairKey(cell.estimator, cell.reference), cell]))
  return [...pairs]
    .filter(([key]) => !planned.has(key))
    .map(([, { estimator, reference }]) =>
      wholeCheck('golden', estimator, reference, missing(`the baseline has it, the run has not; ${REMEDY}`)),
    )
}
