import type { Summary, ThroughputSummary } from '../harness/summary.ts'

const CORPORA: readonly string[] = ['english', 'code', 'json', 'unicode', 'agent', 'macro', 'macro-synthetic']

/** The summaries that headline tables show: whole corpora of the holdout and their macros, every length. */
export function headlines(summaries: readonly Summary[]): readonly Summary[] {
  return summaries.filter(
    ({ split, kind, stratum }) => split === 'holdout' && kind === 'all' && stratum === 'all',
  )
}

/** The kind, with its reference, on which the holdout's WAPE is greatest; null where none has one. */
export function worstKind(summaries: readonly Summary[]): (Summary & { readonly wape: number }) | null {
  const kinds = summaries
    .filter(({ split, kind, stratum }) => split === 'holdout' && kind !== 'all' && stratum === 'all')
    .filter((summary): summary is Summary & { readonly wape: number } => summary.wape !== null)
  const [first, ...rest] = kinds
  return first ? rest.reduce((worst, other) => (other.wape > worst.wape ? other : worst), first) : null
}

/** Corpora in the order of every table; those that nobody ordered come before the macros. */
export function corporaOf(summaries: readonly Summary[]): string[] {
  const present = [...new Set(summaries.map(({ corpus }) => corpus))]
  const rank = (corpus: string): number => {
    const known = CORPORA.indexOf(corpus)
    return known >= 0 ? known : CORPORA.indexOf('macro') - 0.5
  }
  return present.sort((a, b) => rank(a) - rank(b))
}

/** The distinct values of a column, in the order they first come. */
export function distinct(summaries: readonly Summary[], column: 'estimator' | 'reference'): string[] {
  return [...new Set(summaries.map((summary) => summary[column]))]
}

/** Warm speed on the corpus where the estimator is slowest: what one can count on. Null where one is not known. */
export function slowest(throughput: readonly ThroughputSummary[], estimator: string): number | null {
  const speeds = throughput
    .filter((line) => line.estimator === estimator)
    .map((line) => line.warm_bytes_per_s)
  const known = speeds.filter((speed) => speed !== null)
  return known.length === 0 || known.length < speeds.length ? null : Math.min(...known)
}
