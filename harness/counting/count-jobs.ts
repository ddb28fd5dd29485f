import { createHash } from 'node:crypto'
import type { Piscina } from 'piscina'
import type { Document } from '../../corpora/document.ts'
import { type BrokenRule, brokenRules, fromCount, proofKey, proofTexts, toCount } from '../validity.ts'
import type { CountCache } from './cache.ts'
import type { Contender } from './contender.ts'
import { type Count, deadlineFault, isDeadlineFault, isLoadFault } from './count.ts'
import { countTexts } from './count-texts.ts'

/** All documents, to be counted by one contender, with what is remembered of it. */
export interface Job {
  readonly name: string
  readonly contender: Contender
  readonly cache: CountCache
  readonly deadlineMs: number
  /** Whether the contender is to be proven valid too. */
  readonly proven: boolean
}

export interface JobResult {
  /** One for each document, in their order. */
  readonly counts: readonly Count[]
  /** Empty when the contender is valid, or was not to be proven. */
  readonly broken: readonly BrokenRule[]
}

/** Where the time of a run went, for `--profile`. */
export interface Span {
  readonly name: string
  readonly texts: number
  readonly load_ms: number
  readonly count_ms: number
}

export interface JobOptions {
  readonly pool: Piscina
  /** Bytes counted so far, of all that must be counted. */
  readonly onProgress?: (done: number, total: number) => void
  readonly onSpan?: (span: Span) => void
}

const LOAD_DEADLINE_MS = 120_000

/** Counts what is not remembered, in the pool's threads, jobs begun in the order given; remembers it. */
export async function countJobs(
  jobs: readonly Job[],
  documents: readonly Document[],
  options: JobOptions,
): Promise<Map<Job, JobResult>> {
  const keyed = documents.map((document) => ({ text: document.text, key: cacheKey(document) }))
  const planned = jobs.map((job) => {
    const texts = keyed.filter(({ key }) => remembered(job, key) === undefined)
    return { job, texts, bytes: texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0), done: 0 }
  })
  const total = planned.reduce((sum, { bytes }) => sum + bytes, 0)
  const results = await Promise.all(
    planned.map(async (plan) => {
      const { job, texts } = plan
      const proofs = job.proven && job.cache.get(proofKey) === undefined ? proofTexts : []
      const { counts, load_ms, count_ms } = await countTexts(
        options.pool,
        job.contender,
        [...proofs, ...texts.map(({ text }) => text)],
        {
          deadlineMs: job.deadlineMs,
          loadDeadlineMs: LOAD_DEADLINE_MS,
          proofs: proofs.length,
          onProgress: (count) => {
            plan.done = (plan.bytes * count) / Math.max(1, proofs.length + texts.length)
            options.onProgress?.(
              planned.reduce((sum, { done }) => sum + done, 0),
              total,
            )
          },
        },
      )
      if (counts.length > 0) options.onSpan?.({ name: job.name, texts: counts.length, load_ms, count_ms })
      const proof = proofs.length > 0 ? toCount(brokenRules(counts.slice(0, proofs.length))) : undefined
      const fresh = new Map(texts.map(({ key }, index) => [key, counts[proofs.length + index] as Count]))
      // One that did not load is not remembered: installing its package mends it.
      if (!counts.some(isLoadFault)) {
        if (proof) job.cache.set(proofKey, proof)
        for (const [key, count] of fresh) job.cache.set(key, count)
        job.cache.flush()
      }
      const result: JobResult = {
        counts: keyed.map(({ key }) => fresh.get(key) ?? (remembered(job, key) as Count)),
        broken: job.proven ? fromCount(proof ?? (job.cache.get(proofKey) as Count)) : [],
      }
      return [job, result] as const
    }),
  )
  return new Map(results)
}

function remembered({ cache, deadlineMs }: Job, key: string): Count | undefined {
  const count = cache.get(key)
  // A missed deadline says nothing of another deadline.
  return count && isDeadlineFault(count) && count.fault !== deadlineFault(deadlineMs) ? undefined : count
}

/** In UTF-8, and so in the document's digest, every lone surrogate is U+FFFD; to an estimator they differ. */
function cacheKey({ sha256, text }: Document): string {
  return text.isWellFormed()
    ? sha256
    : createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex')
}
