import { readFileSync } from 'node:fs'
import { Bench } from 'tinybench'
import type { EstimatorSpec, TargetTokenizer } from '../../estimators/estimator.ts'

/** What a launch is asked to time, as JSON on its standard input. */
export interface LaunchRequest {
  readonly module: string
  readonly id: string
  readonly target: TargetTokenizer
  readonly batches: readonly TextBatch[]
  /** Texts of a chat turn's size. */
  readonly shortTexts: readonly string[]
  /** How long each batch is repeated. */
  readonly warmMs: number
}

/** One corpus's texts: `familiar` lets the engine compile the code, `unseen` is what is timed. */
export interface TextBatch {
  readonly corpus: string
  readonly familiar: readonly string[]
  readonly unseen: readonly string[]
}

/** What a launch prints, as JSON on its standard output. */
export interface LaunchResult {
  readonly load_ms: number
  readonly ns_per_short_call: number
  readonly peak_rss_bytes: number
  readonly corpora: readonly {
    readonly corpus: string
    readonly first_pass_bytes_per_s: number
    readonly warm_bytes_per_s: number
  }[]
}

/** A sample shorter than this tells more of the timer than of the batch. */
const SAMPLE_MS = 0.1

/** Keeps the engine from dropping calls whose result nobody reads; int32, because a float sum costs up to 4x. */
let sink = 0

const request = JSON.parse(readFileSync(0, 'utf8')) as LaunchRequest
process.stdout.write(JSON.stringify(await launch(request)), () => process.exit(sink === -1 ? 1 : 0))

async function launch({
  module,
  id,
  target,
  batches,
  shortTexts,
  warmMs,
}: LaunchRequest): Promise<LaunchResult> {
  const { estimators } = (await import(module)) as { estimators: readonly EstimatorSpec[] }
  const spec = estimators.find((candidate) => candidate.id === id)
  if (!spec) throw new Error(`${module} has no estimator '${id}'`)
  const loadStarted = performance.now()
  const estimator = await spec.create(target)
  estimator.estimate('load')
  const load_ms = performance.now() - loadStarted

  const pass = (texts: readonly string[]): void => {
    for (const text of texts) sink = (sink + estimator.estimate(text)) | 0
  }
  for (const { familiar } of batches) pass(familiar)

  const corpora = []
  for (const { corpus, unseen } of batches) {
    const bytes = unseen.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    const started = performance.now()
    pass(unseen)
    const firstPassMs = performance.now() - started
    corpora.push({
      corpus,
      first_pass_bytes_per_s: perSecond(bytes, firstPassMs),
      warm_bytes_per_s: perSecond(bytes, await medianMs(() => pass(unseen), warmMs)),
    })
  }
  const shortMs = await medianMs(() => pass(shortTexts), warmMs)
  return {
    load_ms,
    ns_per_short_call: (shortMs * 1e6) / shortTexts.length,
    peak_rss_bytes: peakRssBytes(),
    corpora,
  }
}

/** @throws {Error} when the timer saw no time pass: JSON would make null of the infinite speed, and a sum 0 of that. */
function perSecond(bytes: number, durationMs: number): number {
  if (!(durationMs > 0)) throw new Error('a batch took less time than the timer can tell')
  return bytes / (durationMs / 1000)
}

/** Median duration of one pass over a batch; a batch, because a single call is below the timer's resolution. */
async function medianMs(batch: () => void, time: number): Promise<number> {
  const started = performance.now()
  batch()
  const repeats = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(performance.now() - started, 1e-4)))
  const bench = new Bench({ time, iterations: 2, warmup: false })
  bench.add('batch', () => {
    for (let repeat = 0; repeat < repeats; repeat++) batch()
  })
  const [task] = await bench.run()
  if (task?.result.state !== 'completed') throw new Error(`tinybench ended '${task?.result.state}'`)
  return task.result.latency.p50 / repeats
}

/** A process inherits the `maxRSS` of the one that started it; Linux's own high-water mark begins with the program. */
function peakRssBytes(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (kilobytes !== undefined) return Number(kilobytes) * 1024
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024
}
