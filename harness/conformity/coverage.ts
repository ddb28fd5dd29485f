import type { ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { upperBounded } from '../../estimators/upper-bound/upper-bounded.ts'
import { groupBy } from '../group-by.ts'
import type { KindSums, RatioSums } from '../statistics/bootstrap.ts'
import { ratioInterval } from '../statistics/interval.ts'
import type { Resampler } from '../statistics/resample.ts'
import { scoreTableOf } from './score-table.ts'
import type { ScoredDocument } from './scored-document.ts'

/** One line of coverage.csv. Shares and ratios are fractions. */
export interface CoverageLine {
  readonly estimator: string
  readonly reference: string
  /** `holdout`: documents that nothing was fitted to. `leave-one-kind-out`: train documents, scored by other kinds. */
  readonly scope: 'holdout' | 'leave-one-kind-out'
  /** `macro` is the mean over real kinds, `macro-synthetic` over generated ones. */
  readonly kind: string
  readonly confidence: number
  readonly documents: number
  readonly sources: number
  /** Share of documents within their bound. */
  readonly coverage: number
  /** 95% bootstrap interval over sources; with 2 to 9 sources the range over them; with 1 null. */
  readonly coverage_low: number | null
  readonly coverage_high: number | null
  /** Mean of bound / actual − 1. */
  readonly mean_waste: number
}

export const CONFIDENCES = [0.9, 0.95, 0.99] as const

interface Outcome {
  readonly document: ScoredDocument
  readonly covered: boolean
  readonly waste: number
}

export interface CoverageOptions {
  readonly estimator: string
  readonly reference: string
  readonly resampler: Resampler
}

/**
 * How often bounds held, per kind and averaged: on the holdout with the scores of all of train, and on each kind
 * of train with the scores of its other kinds. Without adapting to what is observed.
 */
export function coverageOf(documents: readonly ScoredDocument[], options: CoverageOptions): CoverageLine[] {
  const train = documents.filter(({ split }) => split === 'train')
  const holdout = documents.filter(({ split }) => split === 'holdout')
  const everything = scoreTableOf(train)
  const byKind = groupBy(train, ({ kind }) => kind)
  const others = new Map(
    [...byKind.keys()].map((kind) => [
      kind,
      scoreTableOf(train.filter((document) => document.kind !== kind)),
    ]),
  )
  return CONFIDENCES.flatMap((confidence) => [
    ...linesOf(
      holdout.map((document) => outcomeOf(document, everything, confidence)),
      { ...options, scope: 'holdout', confidence },
    ),
    ...linesOf(
      train.map((document) => outcomeOf(document, others.get(document.kind) as ScoreTable, confidence)),
      { ...options, scope: 'leave-one-kind-out', confidence },
    ),
  ])
}

const NOBODY = { provider: '', model: '' }

function outcomeOf(document: ScoredDocument, scores: ScoreTable, confidence: number): Outcome {
  const bound = upperBounded(
    { estimate: () => document.estimate },
    { key: NOBODY, scores },
  ).requestUpperBound(document.estimate, document.shape, { confidence })
  return { document, covered: bound >= document.actual, waste: bound / document.actual - 1 }
}

function linesOf(
  outcomes: readonly Outcome[],
  options: CoverageOptions & Pick<CoverageLine, 'scope' | 'confidence'>,
): CoverageLine[] {
  const { estimator, reference, scope, confidence, resampler } = options
  const byKind = [...groupBy(outcomes, ({ document }) => document.kind)].map(([kind, list]) => ({
    kind,
    list,
    sums: { label: `coverage/${scope}/${kind}`, sums: sumsOf(list) } satisfies KindSums,
  }))
  const line = (kind: string, kinds: typeof byKind): CoverageLine => {
    const interval = ratioInterval(
      kinds.map(({ sums }) => sums),
      `coverage/${scope}/${kind}`,
      resampler,
    )
    const all = kinds.flatMap(({ list }) => list)
    return {
      estimator,
      reference,
      scope,
      kind,
      confidence,
      documents: all.length,
      sources: new Set(all.map(({ document }) => document.source)).size,
      coverage: mean(kinds.map(({ list }) => mean(list.map(({ covered }) => (covered ? 1 : 0))))),
      coverage_low: interval?.low ?? null,
      coverage_high: interval?.high ?? null,
      mean_waste: mean(kinds.map(({ list }) => mean(list.map(({ waste }) => waste)))),
    }
  }
  const macros = [false, true].flatMap((synthetic) => {
    const kinds = byKind.filter(({ list }) => list[0]?.document.synthetic === synthetic)
    return kinds.length > 0 ? [line(synthetic ? 'macro-synthetic' : 'macro', kinds)] : []
  })
  return [...byKind.map((entry) => line(entry.kind, [entry])), ...macros]
}

function sumsOf(outcomes: readonly Outcome[]): RatioSums {
  const sources = [...groupBy(outcomes, ({ document }) => document.source)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return {
    numerators: Float64Array.from(sources, ([, list]) => list.filter(({ covered }) => covered).length),
    denominators: Float64Array.from(sources, ([, list]) => list.length),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
