import type { Document } from '../../corpora/document.ts'
import type { EstimatorSpec, TargetTokenizer } from '../../estimators/estimator.ts'
import { estimatorsModule } from '../counting/contender.ts'
import type { ThroughputSummary } from '../summary.ts'
import { drawBatches, drawShortTexts } from './batches.ts'
import { bundleGzBytes } from './bundle-size.ts'
import type { LaunchResult } from './launch.ts'
import { runLaunch } from './run-launch.ts'
import { summariseLaunches } from './summarise-launches.ts'

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
      const own = launches.get(spec.id) ?? []
      throughput.push(summariseLaunches(spec.id, corpus, own, launches.get(PAIRED_WITH) ?? [], bundle))
    }
  }
  return { throughput, warnings }
}
