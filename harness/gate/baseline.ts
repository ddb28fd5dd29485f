import type { BenchConfig } from '../config.ts'
import type { Summary } from '../summary.ts'
import { allCells, byPair, pairKey } from './cell.ts'
import { isPermitted, type KnownFailure } from './known-failure.ts'
import { EXACT, isHeldTo, limitChecks } from './limit-checks.ts'
import type { Plan } from './plan.ts'
import type { RowDigest } from './row-digest.ts'

/** What is committed, and each later run compared with. */
export interface Baseline {
  /** Holdout and adversarial cells, documents of every length. */
  readonly accuracy: readonly Summary[]
  readonly rows: readonly RowDigest[]
  readonly knownFailures: readonly KnownFailure[]
}

export const BASELINE_FILES: { readonly [part in keyof Baseline]: string } = {
  accuracy: 'reports/baseline/accuracy.csv',
  rows: 'reports/baseline/rows.csv',
  knownFailures: 'reports/baseline/known-failures.csv',
}

/** Whether a summary belongs to the baseline: what was fitted on, and single lengths, do not. */
export function isGolden({ split, stratum }: Pick<Summary, 'split' | 'stratum'>): boolean {
  return stratum === 'all' && split !== 'train'
}

/**
 * The baseline that this run would set. A figure outside its limit becomes a known failure only where the config
 * permits it; any other stays out, and fails the gate.
 * @throws {Error} when the run was narrowed or quick: what it left out would be lost from the baseline.
 */
export function makeBaseline(
  config: BenchConfig,
  plan: Plan,
  summaries: readonly Summary[],
  rows: readonly RowDigest[],
): Baseline {
  if (plan.filtered || plan.quick) {
    throw new Error('only a whole run can set the baseline: leave out --quick and every filter')
  }
  const pairs = byPair(summaries)
  const cells = allCells(summaries)
  const knownFailures: KnownFailure[] = []
  for (const estimator of plan.estimators) {
    for (const reference of plan.references) {
      const own = pairs.get(pairKey(estimator.id, reference)) ?? []
      for (const limit of [...config.limits, EXACT]) {
        if (!isHeldTo(limit, estimator, reference) || !isPermitted(config, estimator, limit.id)) continue
        for (const check of limitChecks(limit, estimator.id, reference, own, cells, new Map())) {
          if (check.state !== 'failed') continue
          const { rule, corpus, kind, split, metric, observed } = check
          knownFailures.push({
            rule,
            estimator: estimator.id,
            reference,
            corpus,
            kind,
            split,
            metric,
            figure: observed,
          })
        }
      }
    }
  }
  return { accuracy: summaries.filter(isGolden), rows, knownFailures }
}
