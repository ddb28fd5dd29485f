import type { BenchConfig, Limit } from '../../../harness/config.ts'
import type { Baseline } from '../../../harness/gate/baseline.ts'
import type { GatedEstimator } from '../../../harness/gate/estimator.ts'
import type { GateInput } from '../../../harness/gate/judge.ts'
import type { KnownFailure } from '../../../harness/gate/known-failure.ts'
import type { Summary, Verdict } from '../../../harness/summary.ts'

/** A cell well within every limit; what a test is about is named, the rest is filler. */
export function cell(named: Partial<Summary> = {}): Summary {
  const kind = named.kind ?? 'code/python'
  return {
    estimator: 'ours',
    reference: 'o200k_base',
    corpus: kind.split('/')[0] as string,
    kind,
    split: 'holdout',
    stratum: 'all',
    documents: 30,
    sources: 12,
    coverage: 1,
    reference_tokens: 10_000,
    estimated_tokens: 10_400,
    abs_error_tokens: 900,
    wape: 0.09,
    wape_low: 0.07,
    wape_high: 0.12,
    bias: 0.04,
    mape: 0.1,
    median_abs_log: 0.08,
    p95_abs_log: 0.19,
    max_abs_log: 0.4,
    within_20pct: 0.95,
    under_0pct: 0.3,
    under_5pct: 0.1,
    under_10pct: 0.05,
    safety_factor: null,
    ...named,
  }
}

/** A cell whose estimates are exact. */
export function exactCell(named: Partial<Summary> = {}): Summary {
  return cell({
    estimator: 'tokenizer',
    estimated_tokens: 10_000,
    abs_error_tokens: 0,
    wape: 0,
    bias: 0,
    within_20pct: 1,
    ...named,
  })
}

export const ours: GatedEstimator = { id: 'ours', foreign: false, exactFor: [] }
export const chars4: GatedEstimator = { id: 'chars-4', foreign: false, exactFor: [] }
export const tokenizer: GatedEstimator = { id: 'tokenizer', foreign: true, exactFor: ['o200k_base'] }

export const limit: Limit = {
  id: 'within-20',
  estimators: ['*'],
  references: 'all',
  cells: 'kinds',
  bounds: { coverage: { min: 1 }, wape: { max: 0.2 }, within_20pct: { min: 0.9 } },
  reason: 'the criterion',
}

export const config: BenchConfig = {
  seed: 1,
  deadlineMs: 1000,
  estimators: 'all',
  references: 'all',
  limits: [limit],
  knownFailures: [{ estimators: ['chars-4'], reason: 'a published formula' }],
  throughput: { target: 'o200k_base', launches: 5, launchDeadlineMs: 1000, warnBelow: [] },
}

export function failure(named: Partial<KnownFailure> = {}): KnownFailure {
  return {
    rule: 'within-20',
    estimator: 'chars-4',
    reference: 'o200k_base',
    corpus: 'code',
    kind: 'code/python',
    split: 'holdout',
    metric: 'wape',
    figure: 0.31,
    ...named,
  }
}

/** A run of these estimators with these cells, whose baseline is the same but for what is named. */
export function run(
  estimators: readonly GatedEstimator[],
  summaries: readonly Summary[],
  named: Partial<Omit<GateInput, 'baseline' | 'plan'>> & {
    readonly plan?: Partial<GateInput['plan']>
    readonly baseline?: Partial<Baseline> | null
  } = {},
): GateInput {
  const { plan, baseline, ...rest } = named
  return {
    config,
    summaries,
    digests: [],
    invalid: new Map(),
    throughput: [],
    pruning: null,
    ...rest,
    plan: {
      estimators,
      references: ['o200k_base'],
      kinds: [...new Set(summaries.map(({ kind }) => kind).filter((kind) => kind !== 'all'))],
      filtered: false,
      quick: false,
      ...plan,
    },
    baseline:
      baseline === null
        ? null
        : {
            accuracy: summaries.filter(({ split, stratum }) => split !== 'train' && stratum === 'all'),
            rows: [],
            knownFailures: [],
            ...baseline,
          },
  }
}

export function verdictOf(verdicts: readonly Verdict[], gate: string): Verdict {
  const found = verdicts.find((verdict) => verdict.gate === gate)
  if (!found)
    throw new Error(`no verdict ${gate} among ${verdicts.map((verdict) => verdict.gate).join(', ')}`)
  return found
}
