import { groupBy } from './group-by.ts'
import type { Row } from './row.ts'
import type { KindSums } from './statistics/bootstrap.ts'
import { differenceInterval, type Interval, sourceCount } from './statistics/interval.ts'
import type { Resampler } from './statistics/resample.ts'

/** `within-noise`: the difference may be due to the choice of sources alone. */
export type ComparisonVerdict = 'better' | 'worse' | 'within-noise' | 'identical'

/** How side B compares with side A. WAPE and its difference rest on the documents that both counted. */
export interface PairedFigures {
  /** Documents that both sides counted. */
  readonly documents: number
  readonly sources: number
  /** Documents that A counted and B did not have or could not count. */
  readonly only_in_a: number
  readonly only_in_b: number
  /** Documents for which a count of this side is missing, though it has a row. */
  readonly faults_a: number
  readonly faults_b: number
  readonly wape_a: number | null
  readonly wape_b: number | null
  /** WAPE of B − WAPE of A: below 0 when B is better. */
  readonly difference: number | null
  /** 95% bootstrap interval over sources; with 2 to 9 sources the range over them; with 1 null. */
  readonly difference_low: number | null
  readonly difference_high: number | null
  /** Null when both sides have no document in common. */
  readonly verdict: ComparisonVerdict | null
}

/** One document as both sides have it; null where a side does not. */
export interface Pair {
  /** Where the document belongs. */
  readonly row: Row
  readonly a: Counts | null
  readonly b: Counts | null
}

/** Means over the orders of a calibrated estimator; the plain counts of any other. Null counts are a fault. */
type Counts = { readonly estimated: number; readonly absError: number; readonly reference: number } | 'fault'

/** Pairs of one kind, or of whatever is resampled together, and the label their sources are drawn under. */
export interface PairedPart {
  readonly label: string
  readonly pairs: readonly Pair[]
}

/**
 * The documents of two sets of rows, each of one estimator and one reference. A document is the same when its id,
 * kind, source, split and size are: an altered text is another document.
 */
export function pairDocuments(rowsA: readonly Row[], rowsB: readonly Row[]): Pair[] {
  const inA = groupBy(rowsA, documentKey)
  const inB = groupBy(rowsB, documentKey)
  const pairs: Pair[] = []
  for (const [key, rows] of inA) {
    const other = inB.get(key)
    pairs.push({ row: rows[0] as Row, a: countsOf(rows), b: other === undefined ? null : countsOf(other) })
  }
  for (const [key, rows] of inB) {
    if (!inA.has(key)) pairs.push({ row: rows[0] as Row, a: null, b: countsOf(rows) })
  }
  return pairs
}

/** With several parts, the means over them, each weighing the same; parts without common documents are left out. */
export function compareParts(
  parts: readonly PairedPart[],
  label: string,
  resampler: Resampler,
): PairedFigures {
  const pairs = parts.flatMap((part) => part.pairs)
  const common = parts
    .map((part) => ({ label: part.label, pairs: part.pairs.filter(isCommon) }))
    .filter((part) => part.pairs.some((pair) => pair.a.reference > 0 && pair.b.reference > 0))
  const sumsA = common.map((part) => kindSums(part.label, part.pairs, (pair) => pair.a))
  const sumsB = common.map((part) => kindSums(part.label, part.pairs, (pair) => pair.b))
  const wapeA = meanRatio(sumsA)
  const wapeB = meanRatio(sumsB)
  const interval = differenceInterval(sumsB, sumsA, label, resampler)
  const sources = sourceCount(sumsA)
  return {
    documents: pairs.filter(isCommon).length,
    sources,
    only_in_a: pairs.filter(({ a, b }) => isCounted(a) && !isCounted(b)).length,
    only_in_b: pairs.filter(({ a, b }) => isCounted(b) && !isCounted(a)).length,
    faults_a: pairs.filter(({ a }) => a === 'fault').length,
    faults_b: pairs.filter(({ b }) => b === 'fault').length,
    wape_a: wapeA,
    wape_b: wapeB,
    difference: wapeA === null || wapeB === null ? null : wapeB - wapeA,
    difference_low: interval?.low ?? null,
    difference_high: interval?.high ?? null,
    verdict: verdictOf(pairs, sources, interval),
  }
}

/** With fewer sources of one mind, chance alone is likelier than 1 in 20: the sign test gives 2^(1 − sources). */
const SOURCES_FOR_SIGN_TEST = 6

/**
 * B is worse when it fails on a document that A counted, whatever the rest says: leaving out what is hard must not
 * look like progress. Otherwise the interval decides, where it leaves out 0. With 6 to 9 sources every single one
 * must agree (sign test, p ≤ 0.031); with fewer, no difference can be told from noise.
 */
function verdictOf(
  pairs: readonly Pair[],
  sources: number,
  interval: Interval | null,
): ComparisonVerdict | null {
  if (pairs.some(({ a, b }) => isCounted(a) && b === 'fault')) return 'worse'
  const common = pairs.filter(isCommon)
  if (common.length === 0) return null
  if (common.every(isIdentical)) return 'identical'
  if (interval === null || sources < SOURCES_FOR_SIGN_TEST) return 'within-noise'
  if (interval.high < 0) return 'better'
  return interval.low > 0 ? 'worse' : 'within-noise'
}

type Counted = Exclude<Counts, 'fault'>
type CommonPair = Pair & { readonly a: Counted; readonly b: Counted }

function isCounted(counts: Counts | null): counts is Counted {
  return counts !== null && counts !== 'fault'
}

function isCommon(pair: Pair): pair is CommonPair {
  return isCounted(pair.a) && isCounted(pair.b)
}

function isIdentical({ a, b }: CommonPair): boolean {
  return a.estimated === b.estimated && a.absError === b.absError && a.reference === b.reference
}

function documentKey(row: Row): string {
  return [row.document, row.kind, row.source, row.split, row.utf16_units, row.bytes].join('\0')
}

function countsOf(rows: readonly Row[]): Counts {
  let estimated = 0
  let absError = 0
  let reference = 0
  for (const { estimated_tokens, reference_tokens } of rows) {
    if (estimated_tokens === null || reference_tokens === null) return 'fault'
    estimated += estimated_tokens
    absError += Math.abs(estimated_tokens - reference_tokens)
    reference += reference_tokens
  }
  const orders = rows.length
  return { estimated: estimated / orders, absError: absError / orders, reference: reference / orders }
}

function kindSums(
  label: string,
  pairs: readonly CommonPair[],
  side: (pair: CommonPair) => Counted,
): KindSums {
  const bySource = [...groupBy(pairs, (pair) => pair.row.source)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  )
  const sumOf = (tokens: (counts: Counted) => number): Float64Array =>
    Float64Array.from(bySource, ([, ofSource]) => ofSource.reduce((sum, pair) => sum + tokens(side(pair)), 0))
  return {
    label,
    sums: {
      numerators: sumOf((counts) => counts.absError),
      denominators: sumOf((counts) => counts.reference),
    },
  }
}

function meanRatio(kinds: readonly KindSums[]): number | null {
  let sum = 0
  for (const { sums } of kinds) {
    sum += sums.numerators.reduce(add, 0) / sums.denominators.reduce(add, 0)
  }
  return kinds.length === 0 ? null : sum / kinds.length
}

function add(left: number, right: number): number {
  return left + right
}
