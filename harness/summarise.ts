import { type Figures, figuresOf, macroFiguresOf, type Part } from './figures.ts'
import { groupBy } from './group-by.ts'
import { isAveraged, MACROS } from './macro.ts'
import { isCalibrated, type Row } from './row.ts'
import { drawsLabel } from './source-sums.ts'
import { createResampler, type Resampler } from './statistics/resample.ts'
import { LENGTH_STRATA, lengthStratum, OBSERVATION_STRATA, observationStratum } from './stratum.ts'
import type { Stratum, Summary } from './summary.ts'

export interface SummariseOptions {
  /** Of the bootstrap draws. */
  readonly seed: number
}

/**
 * The lines of accuracy.csv, for each estimator and reference in the order in which the rows name them. The rows of
 * one estimator and reference must follow each other.
 *
 * - each corpus and split: all its documents together, then by length (and, for calibrated estimators, the first
 *   10 observations of each source and those after), then each kind;
 * - `macro` and `macro-synthetic` for train and holdout: the mean over kinds. A kind that holds both real and
 *   generated documents counts in both, with the documents that belong there. Adversarial texts count in neither.
 *
 * A cell without rows has no line. A document that the reference could not count belongs to no length, but lowers
 * the coverage of its kind and corpus. Each line depends on its own rows and the seed alone, so that a narrowed
 * run gives the same figures as a whole one.
 */
export function summarise(rows: Iterable<Row>, { seed }: SummariseOptions): Summary[] {
  const resampler = createResampler(seed)
  const summaries: Summary[] = []
  for (const ofPair of consecutivePairs(rows)) {
    const { estimator, reference } = ofPair[0]
    const add: Add = (corpus, kind, split, stratum, figures) => {
      summaries.push({ estimator, reference, corpus, kind, split, stratum, ...figures })
    }
    addCorpora(ofPair, resampler, add)
    addMacros(ofPair, resampler, add)
  }
  return summaries
}

/** One estimator and reference at a time, so that a million rows of calibrated estimators are never held at once. */
function* consecutivePairs(rows: Iterable<Row>): Generator<[Row, ...Row[]]> {
  const seen = new Set<string>()
  let pair: [Row, ...Row[]] | undefined
  for (const row of rows) {
    if (pair && pair[0].estimator === row.estimator && pair[0].reference === row.reference) {
      pair.push(row)
      continue
    }
    if (pair) yield pair
    const key = JSON.stringify([row.estimator, row.reference])
    if (seen.has(key))
      throw new Error(`the rows of ${row.estimator} against ${row.reference} are not consecutive`)
    seen.add(key)
    pair = [row]
  }
  if (pair) yield pair
}

type Add = (corpus: string, kind: string, split: string, stratum: Stratum, figures: Figures) => void

function addCorpora(rows: readonly Row[], resampler: Resampler, add: Add): void {
  for (const [corpus, ofCorpus] of groupBy(rows, (row) => row.corpus)) {
    for (const [split, ofSplit] of groupBy(ofCorpus, (row) => row.split)) {
      const label = drawsLabel(corpus, split)
      for (const [stratum, ofStratum] of strata(ofSplit)) {
        add(corpus, 'all', split, stratum, figuresOf({ label, rows: ofStratum }, resampler))
      }
      for (const kind of kindsOf(ofSplit, split)) {
        add(corpus, kind.id, split, 'all', figuresOf(kind, resampler))
      }
    }
  }
}

function addMacros(rows: readonly Row[], resampler: Resampler, add: Add): void {
  for (const { corpus, synthetic } of MACROS) {
    const ofMacro = rows.filter((row) => isAveraged(row) && row.synthetic === synthetic)
    for (const [split, ofSplit] of groupBy(ofMacro, (row) => row.split)) {
      const kinds = kindsOf(ofSplit, split)
      add(corpus, 'all', split, 'all', macroFiguresOf(kinds, drawsLabel(corpus, split), resampler))
    }
  }
}

function kindsOf(rows: readonly Row[], split: string): (Part & { id: string })[] {
  const kinds = groupBy(rows, (row) => row.kind)
  return Array.from(kinds, ([id, ofKind]) => ({ id, label: drawsLabel(id, split), rows: ofKind }))
}

function strata(rows: readonly Row[]): [Stratum, readonly Row[]][] {
  const byLength = groupBy(rows, lengthStratum)
  const byObservation = groupBy(rows.filter(isCalibrated), observationStratum)
  const all: [Stratum, readonly Row[]][] = [['all', rows]]
  for (const stratum of LENGTH_STRATA) all.push([stratum, byLength.get(stratum) ?? []])
  for (const stratum of OBSERVATION_STRATA) all.push([stratum, byObservation.get(stratum) ?? []])
  return all.filter(([, ofStratum]) => ofStratum.length > 0)
}
