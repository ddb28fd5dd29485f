import { meanOf } from '../statistics/mean-of.ts'
import type { Summary, ThroughputSummary } from '../summary.ts'

/** What is known of an estimator for one tokenizer and the texts asked about. Null is not available. */
export interface Candidate {
  readonly estimator: string
  /** Mean over kinds of WAPE, as a fraction. */
  readonly error: number | null
  /** Mean over kinds of the share of documents under-estimated by more than 10%. */
  readonly under_10pct: number | null
  /** The factor after which at most 1% of all documents is under-estimated; needs 300 documents. */
  readonly safety_factor: number | null
  /** Null where it cannot run in a browser. */
  readonly bundle_gz_bytes: number | null
  /** Warm, the least of the corpora, times tokenx. */
  readonly speed_to_tokenx: number | null
}

/** The texts asked about: corpora or kinds by name; all kinds of real text where there is none. */
export interface Scope {
  readonly reference: string
  readonly corpora: readonly string[]
}

/** Calibrated forms learn from a provider's usage, which a recommendation cannot count on. */
const CALIBRATED = /^ema-/

export function candidatesOf(
  summaries: readonly Summary[],
  throughput: readonly ThroughputSummary[],
  { reference, corpora }: Scope,
): Candidate[] {
  const own = summaries.filter(
    (line) => line.reference === reference && line.split === 'holdout' && line.stratum === 'all',
  )
  const ids = [...new Set(own.map(({ estimator }) => estimator))].filter((id) => !CALIBRATED.test(id))
  return ids.map((estimator) => {
    const lines = own.filter((line) => line.estimator === estimator)
    const whole = lines.filter(({ corpus, kind }) => corpus === 'macro' && kind === 'all')
    const cells =
      corpora.length === 0 ? whole : lines.filter((line) => line.kind !== 'all' && isAsked(line, corpora))
    const speed = throughput.filter((line) => line.estimator === estimator)
    const ratios = speed.flatMap(({ ratio_to_tokenx }) => ratio_to_tokenx ?? [])
    return {
      estimator,
      error: meanOf(cells.map(({ wape }) => wape)),
      under_10pct: meanOf(cells.map(({ under_10pct }) => under_10pct)),
      safety_factor: whole[0]?.safety_factor ?? null,
      bundle_gz_bytes: speed[0]?.bundle_gz_bytes ?? null,
      speed_to_tokenx: ratios.length === 0 ? null : Math.min(...ratios),
    }
  })
}

/** Whether a line is of the corpora or kinds asked about; every line is where none is named. */
export function isAsked(
  { corpus, kind }: { readonly corpus: string; readonly kind: string },
  corpora: readonly string[],
): boolean {
  return corpora.length === 0 || corpora.includes(corpus) || corpora.includes(kind)
}
