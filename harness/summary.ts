/** Documents by length in reference tokens; `first-10` and `after-10` exist for calibrated estimators only. */
export type Stratum = 'all' | 'tiny' | 'short' | 'medium' | 'long' | 'first-10' | 'after-10'

/**
 * One line of accuracy.csv. Shares and ratios are fractions (0.2 is 20%). Null is "not available", never 0.
 * corpus `macro` is the mean over real kinds, `macro-synthetic` over generated ones; `all` in kind or stratum
 * takes every kind or length.
 */
export interface Summary {
  readonly estimator: string
  readonly reference: string
  readonly corpus: string
  readonly kind: string
  readonly split: string
  readonly stratum: Stratum
  readonly documents: number
  readonly sources: number
  /** Share of documents that have both counts; below 1 the metrics are null. */
  readonly coverage: number
  readonly reference_tokens: number | null
  readonly estimated_tokens: number | null
  readonly abs_error_tokens: number | null
  readonly wape: number | null
  /** 95% bootstrap interval over sources; with 2 to 9 sources the range over them; with 1 null. */
  readonly wape_low: number | null
  readonly wape_high: number | null
  readonly bias: number | null
  readonly mape: number | null
  readonly median_abs_log: number | null
  readonly p95_abs_log: number | null
  readonly max_abs_log: number | null
  readonly within_20pct: number | null
  readonly under_0pct: number | null
  readonly under_5pct: number | null
  readonly under_10pct: number | null
  readonly safety_factor: number | null
}

/** One line of throughput.csv. Speeds in bytes of UTF-8 per second; low and high over the launches. */
export interface ThroughputSummary {
  readonly estimator: string
  readonly corpus: string
  readonly first_pass_bytes_per_s: number | null
  readonly warm_bytes_per_s: number | null
  readonly low: number | null
  readonly high: number | null
  readonly ns_per_short_call: number | null
  readonly load_ms: number | null
  readonly peak_rss_bytes: number | null
  readonly bundle_gz_bytes: number | null
  /** Median over launches of warm speed divided by tokenx's in the same round. */
  readonly ratio_to_tokenx: number | null
}

/** The one judgement that table, JUnit, GitHub summary and exit code all rest on. */
export type Verdict = { readonly gate: string } & (
  | {
      readonly state: 'passed' | 'failed'
      readonly observed: number
      readonly limit: number
      readonly reason: string | null
    }
  | { readonly state: 'missing' | 'errored'; readonly reason: string }
)
