import { createHash } from 'node:crypto'
import type { Piscina } from 'piscina'
import type { Document } from '../corpora/document.ts'
import type { EstimatorSpec, TargetTokenizer } from '../estimators/estimator.ts'
import { type CountCache, noCache, openCountCache } from './counting/cache.ts'
import {
  type Contender,
  type EstimatorContender,
  estimatorsModule,
  referencesModule,
} from './counting/contender.ts'
import { type Count, deadlineFault } from './counting/count.ts'
import { countTexts } from './counting/count-texts.ts'
import { packageVersions } from './package-version.ts'
import type { ReferenceTokenizer } from './references/reference.ts'
import type { Row } from './row.ts'
import { type BrokenRule, validate } from './validate.ts'

export interface MeasureOptions {
  readonly documents: readonly Document[]
  readonly references: readonly ReferenceTokenizer[]
  readonly estimators: readonly EstimatorSpec[]
  readonly pool: Piscina
  /** For one document and one estimator, in milliseconds. */
  readonly deadlineMs: number
  /** Null counts everything anew. */
  readonly cacheDirectory: string | null
  /** Modules the workers load contenders from, where they are not the built-in registries. */
  readonly modules?: { readonly references?: string; readonly estimators?: string }
  /** Bytes counted so far, of all that must be counted. */
  readonly onProgress?: (done: number, total: number) => void
  readonly onSpan?: (span: Span) => void
}

/** Where the time of a run went, for `--profile`. */
export interface Span {
  readonly name: string
  readonly documents: number
  readonly load_ms: number
  readonly count_ms: number
}

export interface Measurement {
  /** Ordered by estimator, reference, document, as those were given. */
  readonly rows: readonly Row[]
  /** Rules of `Estimator` that contenders broke, by estimator id. */
  readonly invalid: ReadonlyMap<string, readonly BrokenRule[]>
}

const LOAD_DEADLINE_MS = 120_000

/** References are chosen, proven and linear: theirs only keeps a broken one from stopping the bench for ever. */
const REFERENCE_DEADLINE_MS = 120_000

/** One text set to be counted by one tokenizer or estimator, with what is remembered of it. */
interface Job {
  readonly name: string
  readonly contender: Contender
  readonly cache: CountCache
}

interface EstimatorJob extends Job {
  readonly contender: EstimatorContender
}

/** Counts every document with every reference and every estimator: the integers all reports rest on. */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  const referenceJobs = new Map(
    options.references.map((reference) => [reference.id, referenceJob(reference, options)]),
  )
  const variantOf = (spec: EstimatorSpec, reference: ReferenceTokenizer): string =>
    `${spec.id}/${spec.variant?.({ id: reference.id }) ?? ''}`
  const estimatorJobs = new Map<string, EstimatorJob>()
  for (const spec of options.estimators) {
    for (const reference of options.references) {
      const key = variantOf(spec, reference)
      if (!estimatorJobs.has(key)) estimatorJobs.set(key, estimatorJob(spec, { id: reference.id }, options))
    }
  }

  const [counts, invalid] = await Promise.all([
    // The slowest stand last in both registries: begun last, they would keep one core while the other idles.
    countAll([...referenceJobs.values(), ...estimatorJobs.values()].reverse(), options),
    validateAll(estimatorJobs.values(), options),
  ])

  const rows: Row[] = []
  for (const spec of options.estimators) {
    for (const reference of options.references) {
      const truths = counts.get(referenceJobs.get(reference.id) as Job) as readonly Count[]
      const estimates = counts.get(estimatorJobs.get(variantOf(spec, reference)) as Job) as readonly Count[]
      for (const [index, document] of options.documents.entries()) {
        rows.push(toRow(spec.id, reference.id, document, truths[index] as Count, estimates[index] as Count))
      }
    }
  }
  return { rows, invalid }
}

function referenceJob(reference: ReferenceTokenizer, options: MeasureOptions): Job {
  return {
    name: `reference ${reference.id}`,
    contender: {
      role: 'reference',
      module: options.modules?.references ?? referencesModule,
      id: reference.id,
    },
    cache:
      options.cacheDirectory === null
        ? noCache
        : openCountCache(options.cacheDirectory, `reference-${reference.id}`, { ...reference.source }),
  }
}

function estimatorJob(spec: EstimatorSpec, target: TargetTokenizer, options: MeasureOptions): EstimatorJob {
  const variant = spec.variant?.(target) ?? ''
  return {
    name: `estimator ${spec.id}${variant === '' ? '' : ` (${variant})`}`,
    contender: {
      role: 'estimator',
      module: options.modules?.estimators ?? estimatorsModule,
      id: spec.id,
      target,
    },
    cache:
      options.cacheDirectory === null || spec.foreign === undefined
        ? noCache
        : openCountCache(options.cacheDirectory, `estimator-${spec.id}`, {
            variant,
            packages: packageVersions(spec.foreign),
          }),
  }
}

async function countAll(jobs: readonly Job[], options: MeasureOptions): Promise<Map<Job, readonly Count[]>> {
  const { documents, pool } = options
  const stale = deadlineFault(0).split(':', 1)[0] as string
  const deadlineOf = ({ contender }: Job): number =>
    contender.role === 'reference' ? REFERENCE_DEADLINE_MS : options.deadlineMs
  const keys = new Map(documents.map((document) => [document, cacheKey(document)]))
  const keyOf = (document: Document): string => keys.get(document) as string
  const remembered = (job: Job, document: Document): Count | undefined => {
    const count = job.cache.get(keyOf(document))
    // A missed deadline says nothing of another deadline.
    return count?.fault?.startsWith(stale) && count.fault !== deadlineFault(deadlineOf(job))
      ? undefined
      : count
  }
  const todo = new Map(jobs.map((job) => [job, documents.filter((document) => !remembered(job, document))]))
  const bytesOf = (texts: readonly Document[]): number =>
    texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  const bytesTodo = new Map([...todo].map(([job, texts]) => [job, bytesOf(texts)]))
  const total = [...bytesTodo.values()].reduce((sum, bytes) => sum + bytes, 0)
  const done = new Map<Job, number>()

  const results = await Promise.all(
    jobs.map(async (job) => {
      const missing = todo.get(job) as readonly Document[]
      const texts = missing.map(({ text }) => text)
      const fresh = await countTexts(pool, job.contender, texts, {
        deadlineMs: deadlineOf(job),
        loadDeadlineMs: LOAD_DEADLINE_MS,
        onProgress: (count) => {
          done.set(job, ((bytesTodo.get(job) as number) * count) / Math.max(1, texts.length))
          options.onProgress?.(
            [...done.values()].reduce((sum, bytes) => sum + bytes, 0),
            total,
          )
        },
      })
      if (texts.length > 0)
        options.onSpan?.({
          name: job.name,
          documents: texts.length,
          load_ms: fresh.load_ms,
          count_ms: fresh.count_ms,
        })
      const byKey = new Map(missing.map((document, index) => [keyOf(document), fresh.counts[index] as Count]))
      // A contender that did not load is not remembered: installing its package mends it.
      for (const [key, count] of byKey) if (!count.fault?.startsWith('load:')) job.cache.set(key, count)
      job.cache.flush()
      return [
        job,
        documents.map((document) => byKey.get(keyOf(document)) ?? (remembered(job, document) as Count)),
      ] as const
    }),
  )
  return new Map(results)
}

/** In UTF-8, and so in the document's digest, every lone surrogate is U+FFFD; to an estimator they differ. */
function cacheKey({ sha256, text }: Document): string {
  return text.isWellFormed()
    ? sha256
    : createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex')
}

/** Each estimator is proven on the first target it is made for. */
async function validateAll(
  jobs: Iterable<EstimatorJob>,
  { pool, deadlineMs }: MeasureOptions,
): Promise<Map<string, readonly BrokenRule[]>> {
  const first = new Map<string, EstimatorJob>()
  for (const job of jobs) if (!first.has(job.contender.id)) first.set(job.contender.id, job)
  const broken = await Promise.all(
    [...first].map(async ([id, { contender, cache }]) => {
      const rules = await validate(pool, contender, cache, { deadlineMs, loadDeadlineMs: LOAD_DEADLINE_MS })
      return [id, rules] as const
    }),
  )
  return new Map(broken.filter(([, rules]) => rules.length > 0))
}

function toRow(estimator: string, reference: string, document: Document, truth: Count, estimate: Count): Row {
  const fault = truth.fault !== null ? `reference: ${truth.fault}` : estimate.fault
  return {
    estimator,
    reference,
    corpus: document.corpus,
    kind: document.kind,
    document: document.id,
    source: document.source,
    split: document.split,
    synthetic: document.synthetic,
    utf16_units: document.text.length,
    bytes: Buffer.byteLength(document.text),
    reference_tokens: truth.tokens,
    estimated_tokens: estimate.tokens,
    fault,
  }
}
