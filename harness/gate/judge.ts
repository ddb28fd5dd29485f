import type { BenchConfig, Limit } from '../config.ts'
import { idsNamed } from '../pattern.ts'
import type { ViolationLine } from '../pruning/violations.ts'
import type { Summary, ThroughputSummary } from '../summary.ts'
import { BASELINE_FILES, type Baseline } from './baseline.ts'
import { allCells, byPair, type Cell, cellName, isPlanned, pairKey } from './cell.ts'
import { attempt, type Check, type Judgement, missing, wholeCheck } from './check.ts'
import { judgeGolden } from './golden.ts'
import {
  checkKnownFailures,
  declaredOf,
  type KnownFailure,
  subjectKey,
  unjudgedFailures,
} from './known-failure.ts'
import { EXACT, isHeldTo, limitChecks, splitsOf } from './limit-checks.ts'
import type { Plan } from './plan.ts'
import { pruningChecks } from './pruning.ts'
import type { RowDigest } from './row-digest.ts'
import { speedWarnings } from './speed-warnings.ts'
import { validityCheck } from './validity.ts'
import { toVerdicts } from './verdicts.ts'
import { gateWarnings } from './warnings.ts'

export interface GateInput {
  readonly config: BenchConfig
  readonly plan: Plan
  readonly summaries: readonly Summary[]
  readonly digests: readonly RowDigest[]
  /** Rules of `Estimator` that were broken, by estimator id. */
  readonly invalid: ReadonlyMap<string, readonly string[]>
  readonly throughput: readonly ThroughputSummary[]
  /** What each pruner broke; null where the run has nothing to do with pruning. */
  readonly pruning: readonly ViolationLine[] | null
  /** Null before there is one, which fails. */
  readonly baseline: Baseline | null
}

/**
 * Judges a run: every limit of the config, exactness, validity, and the golden integers of the baseline. Of a
 * quick run only exactness and validity: limits and baseline are about more than a sample.
 * @throws {ConfigError} when a failure is declared of an estimator whose failures may not be
 */
export function judge(input: GateInput): Judgement {
  const { config, plan, summaries, baseline } = input
  checkKnownFailures(baseline?.knownFailures ?? [], config, plan.estimators, BASELINE_FILES.knownFailures)
  const checks = [
    ...(plan.quick ? judgeSample(input) : judgeLimits(input)),
    ...plan.estimators.map((estimator) => validityCheck(estimator, input.invalid.get(estimator.id) ?? [])),
    ...(plan.quick ? [] : judgeGolden(plan, summaries, input.digests, baseline)),
    ...(input.pruning ? pruningChecks(input.pruning) : []),
  ]
  return {
    verdicts: toVerdicts(checks),
    checks,
    warnings: [
      ...(plan.quick ? ['quick run: a sample was measured; limits and golden integers were not judged'] : []),
      ...gateWarnings(checks),
      ...speedWarnings(input.throughput, config.throughput.warnBelow),
    ],
  }
}

function judgeLimits({ config, plan, summaries, baseline }: GateInput): readonly Check[] {
  const before = allCells(baseline?.accuracy ?? [])
  const expected = allCells([...(baseline?.accuracy ?? []), ...summaries]).filter((cell) =>
    isPlanned(cell, plan, before),
  )
  const inPlan = (failure: KnownFailure): boolean =>
    !plan.filtered ||
    (plan.estimators.some(({ id }) => id === failure.estimator) &&
      plan.references.includes(failure.reference) &&
      isPlanned(failure, plan, before))
  const declared = declaredOf((baseline?.knownFailures ?? []).filter(inPlan))
  const pairs = byPair(summaries)
  const checks: Check[] = []
  for (const estimator of plan.estimators) {
    for (const reference of plan.references) {
      for (const limit of [...config.limits, EXACT]) {
        if (!isHeldTo(limit, estimator, reference)) continue
        const cells = pairs.get(pairKey(estimator.id, reference)) ?? []
        checks.push(
          ...attempt(limit.id, estimator.id, reference, () => [
            ...(plan.filtered ? [] : aboutNothing(limit, estimator.id, reference, expected)),
            ...limitChecks(limit, estimator.id, reference, cells, expected, declared),
          ]),
        )
      }
    }
  }
  return [...checks, ...unjudgedFailures(declared, checks)]
}

/** A limit that is about no cell would always pass. */
function aboutNothing(
  limit: Limit,
  estimator: string,
  reference: string,
  expected: readonly Cell[],
): readonly Check[] {
  const names = expected.filter(({ split }) => splitsOf(limit).includes(split)).map(cellName)
  const patterns = limit.cells === 'kinds' ? ['*'] : limit.cells
  return patterns
    .filter((pattern) => idsNamed(pattern, names).length === 0)
    .map((pattern) =>
      wholeCheck(limit.id, estimator, reference, missing(`no cell '${pattern}' was measured`)),
    )
}

/** Exactness of the cells that there are. A declared failure is passed over: of a sample its figure is another. */
function judgeSample({ plan, summaries, baseline }: GateInput): readonly Check[] {
  const declared = declaredOf(baseline?.knownFailures ?? [])
  const pairs = byPair(summaries)
  return plan.estimators.flatMap((estimator) =>
    estimator.exactFor
      .filter((reference) => plan.references.includes(reference))
      .flatMap((reference) =>
        attempt(EXACT.id, estimator.id, reference, () => {
          const cells = pairs.get(pairKey(estimator.id, reference)) ?? []
          const checks = limitChecks(EXACT, estimator.id, reference, cells, allCells(summaries), new Map())
          return checks.filter((check) => !declared.has(subjectKey(check)))
        }),
      ),
  )
}
