import type { Document } from '../../corpora/document.ts'
import type { EstimatorSpec, TargetTokenizer } from '../../estimators/estimator.ts'
import { estimatorsModule } from '../counting/contender.ts'
import { quantile } from '../statistics/quantile.ts'
import type { ThroughputSummary } from '../summary.ts'
import { drawBatches, drawShortTexts } from './batches.ts'
import { bundleGzBytes } from './bundle-size.ts'
import type { LaunchResult } from './launch.ts'
import { runLaunch } from './run-launch.ts'

export interface ThroughputOptions {
  readonly documents: readonly Document[]
  readonly estimators: readonly EstimatorSpec[]
  readonly target: TargetTokenizer
  /** At least 5 for a published figure: the launch is the sample. */
  readonly launches: number
  /** Text a corpus that a launch passes over. */
  readonly batchBytes: number
  /** How long a launch repeats each batch. */
  readonly warmMs: number
  readonly launchDeadlineMs: number
  readonly seed: number
  /** Null compresses every bundle anew. */
  readonly cacheDirectory: string | null
  readonly onProgress?: (done: number, total: number) => void
}

export interface ThroughputMeasurement {
  readonly throughput: readonly ThroughputSummary[]
  readonly warnings: readonly string[]
}

const PAIRED_WITH = 'tokenx'

/**
 * Times each estimator in processes of its own, one at a time, launches interleaved so that a slow minute of the
 * machine meets all of them. Figures are medians over launches; low and high are the launches' extremes.
 */
export async function measureThroughput(options: ThroughputOptions): Promise<ThroughputMeasurement> {
  const batches = drawBatches(options.documents, options.seed, options.batchBytes)
  const shortTexts = drawShortTexts(batches)
  const warnings: string[] = []
  const launches = new Map<string, (LaunchResult | null)[]>(options.estimators.map(({ id }) => [id, []]))
  const total = options.launches * options.estimators.length
  let done = 0
  for (let round = 0; round < options.launches; round++) {
    for (const { id } of options.estimators) {
      const results = launches.get(id) as (LaunchResult | null)[]
      // A contender that fails once fails on the same text again: its time is better spent on the others.
      if (results.includes(null)) results.push(null)
      else {
        const outcome = await runLaunch(
          {
            module: estimatorsModule,
            id,
            target: options.target,
            batches,
            shortTexts,
            warmMs: options.warmMs,
          },
          options.launchDeadlineMs,
        )
        results.push(outcome.state === 'measured' ? outcome.result : null)
        if (outcome.state === 'failed') warnings.push(`throughput of ${id}: ${outcome.reason}`)
      }
      options.onProgress?.(++done, total)
    }
  }
  const throughput: ThroughputSummary[] = []
  for (const spec of options.estimators) {
    const bundle = await bundleGzBytes(spec, options.cacheDirectory)
    for (const { corpus } of batches) {
      throughput.push(
        summarise(spec.id, corpus, launches.get(spec.id) ?? [], launches.get(PAIRED_WITH) ?? [], bundle),
      )
    }
  }
  return { throughput, warnings }
}

function summarise(
  estimator: string,
  corpus: string,
  launches: readonly (LaunchResult | null)[],
  paired: readonly (LaunchResult | null)[],
  bundle_gz_bytes: number | null,
): ThroughputSummary {
  const at = (launch: LaunchResult | null | undefined) =>
    launch?.corpora.find((entry) => entry.corpus === corpus)
  const median = (values: readonly (number | undefined)[]): number | null => {
    const present = values.filter((value) => value !== undefined)
    return present.length === launches.length && present.length > 0
      ? quantile(Float64Array.from(present), 0.5)
      : null
  }
  const warm = launches.map((launch) => at(launch)?.warm_bytes_per_s)
  const complete = warm.filter((value) => value !== undefined)
  const whole = complete.length === launches.length && complete.length > 0
  const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))
  return {
    estimator,
    corpus,
    first_pass_bytes_per_s: rounded(median(launches.map((launch) => at(launch)?.first_pass_bytes_per_s))),
    warm_bytes_per_s: rounded(median(warm)),
    low: whole ? Math.round(Math.min(...complete)) : null,
    high: whole ? Math.round(Math.max(...complete)) : null,
    ns_per_short_call: median(launches.map((launch) => launch?.ns_per_short_call)),
    load_ms: median(launches.map((launch) => launch?.load_ms)),
    peak_rss_bytes: rounded(median(launches.map((launch) => launch?.peak_rss_bytes))),
    bundle_gz_bytes,
    ratio_to_tokenx: median(
      warm.map((value, round) => {
        const base = at(paired[round])?.warm_bytes_per_s
        return value === undefined || base === undefined ? undefined : value / base
      }),
    ),
  }
}
