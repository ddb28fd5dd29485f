import { groupBy } from './group-by.ts'
import { isAveraged, MACROS } from './macro.ts'
import { compareParts, type Pair, type PairedFigures, pairDocuments } from './paired.ts'
import type { Row } from './row.ts'
import { drawsLabel } from './source-sums.ts'
import { createResampler, type Resampler } from './statistics/resample.ts'

export interface CompareOptions {
  /** Of the bootstrap draws. */
  readonly seed: number
}

/** Two estimators on the documents of one corpus and split; corpus `macro` is the mean over real kinds. */
export interface EstimatorComparison extends PairedFigures {
  readonly reference: string
  readonly corpus: string
  readonly split: string
}

/** One estimator in two runs. */
export interface RunComparison extends EstimatorComparison {
  readonly estimator: string
}

/**
 * Run B against run A, for every estimator and reference of either. One that a run lacks has no document in
 * common, and its verdict is null.
 */
export function compareRuns(
  rowsA: readonly Row[],
  rowsB: readonly Row[],
  options: CompareOptions,
): RunComparison[] {
  const resampler = createResampler(options.seed)
  return joined(rowsA, rowsB, (row) => row.estimator).flatMap(([estimator, ofA, ofB]) =>
    compareByReference(ofA, ofB, resampler).map((comparison) => ({ estimator, ...comparison })),
  )
}

/** Estimator `b` against estimator `a` in one run, by their paired difference: two intervals side by side cannot tell. */
export function compareEstimators(
  rows: readonly Row[],
  a: string,
  b: string,
  options: CompareOptions,
): EstimatorComparison[] {
  const of = (estimator: string): Row[] => rows.filter((row) => row.estimator === estimator)
  return compareByReference(of(a), of(b), createResampler(options.seed))
}

function compareByReference(
  rowsA: readonly Row[],
  rowsB: readonly Row[],
  resampler: Resampler,
): EstimatorComparison[] {
  return joined(rowsA, rowsB, (row) => row.reference).flatMap(([reference, ofA, ofB]) =>
    compareCorpora(pairDocuments(ofA, ofB), resampler).map((comparison) => ({ reference, ...comparison })),
  )
}

type CorpusComparison = Omit<EstimatorComparison, 'reference'>

function compareCorpora(pairs: readonly Pair[], resampler: Resampler): CorpusComparison[] {
  const comparisons: CorpusComparison[] = []
  for (const [corpus, ofCorpus] of groupBy(pairs, ({ row }) => row.corpus)) {
    for (const [split, ofSplit] of groupBy(ofCorpus, ({ row }) => row.split)) {
      const label = drawsLabel(corpus, split)
      comparisons.push({ corpus, split, ...compareParts([{ label, pairs: ofSplit }], label, resampler) })
    }
  }
  for (const { corpus, synthetic } of MACROS) {
    const ofMacro = pairs.filter(({ row }) => isAveraged(row) && row.synthetic === synthetic)
    for (const [split, ofSplit] of groupBy(ofMacro, ({ row }) => row.split)) {
      const kinds = groupBy(ofSplit, ({ row }) => row.kind)
      const parts = Array.from(kinds, ([kind, ofKind]) => ({ label: drawsLabel(kind, split), pairs: ofKind }))
      comparisons.push({ corpus, split, ...compareParts(parts, drawsLabel(corpus, split), resampler) })
    }
  }
  return comparisons
}

/** What either side has, by key, in the order of A and then of B. */
function joined(
  rowsA: readonly Row[],
  rowsB: readonly Row[],
  keyOf: (row: Row) => string,
): [string, readonly Row[], readonly Row[]][] {
  const inA = groupBy(rowsA, keyOf)
  const inB = groupBy(rowsB, keyOf)
  const keys = new Set([...inA.keys(), ...inB.keys()])
  return Array.from(keys, (key) => [key, inA.get(key) ?? [], inB.get(key) ?? []])
}
