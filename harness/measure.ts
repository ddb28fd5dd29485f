import type { Document } from '../corpora/document.ts'
import type { EstimatorSpec } from '../estimators/estimator.ts'
import { noCache, openCountCache } from './counting/cache.ts'
import { codeDigest } from './counting/code-digest.ts'
import { estimatorsModule, referencesModule } from './counting/contender.ts'
import { type Count, isLoadFault } from './counting/count.ts'
import { countJobs, type Job, type JobOptions } from './counting/count-jobs.ts'
import { packageVersions } from './package-version.ts'
import type { ReferenceTokenizer } from './references/reference.ts'
import type { Row } from './row.ts'
import type { BrokenRule } from './validity.ts'

export interface MeasureOptions extends JobOptions {
  readonly documents: readonly Document[]
  readonly references: readonly ReferenceTokenizer[]
  readonly estimators: readonly EstimatorSpec[]
  /** For one document and one estimator, in milliseconds. */
  readonly deadlineMs: number
  /** Null counts everything anew. */
  readonly cacheDirectory: string | null
  /** Modules the workers load contenders from, where they are not the built-in registries. */
  readonly modules?: { readonly references?: string; readonly estimators?: string }
}

export interface Measurement {
  /** Ordered by estimator, reference, document, as those were given. */
  readonly rows: readonly Row[]
  /** Rules of `Estimator` that contenders broke, by estimator id. */
  readonly invalid: ReadonlyMap<string, readonly BrokenRule[]>
}

/** References are chosen, proven and linear: theirs only keeps a broken one from stopping the bench for ever. */
const REFERENCE_DEADLINE_MS = 120_000

/** A reference did not load, and without the truth nothing can be judged: exit code 3. */
export class ReferenceNotLoadedError extends Error {
  override readonly name = 'ReferenceNotLoadedError'
}

/**
 * Counts every document with every reference and every estimator: the integers all reports rest on.
 *
 * @throws {ReferenceNotLoadedError} naming the reference, and the package and remedy where one is missing or altered
 */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  const { documents, references, estimators } = options
  const referenceJobs = new Map(
    references.map((reference) => [reference.id, referenceJob(reference, options)]),
  )
  const estimatorJobs = new Map<string, Job>()
  for (const spec of estimators) {
    let proven = true
    for (const { id } of references) {
      const key = jobKey(spec, id)
      if (estimatorJobs.has(key)) continue
      estimatorJobs.set(key, estimatorJob(spec, id, proven, options))
      // Its other variants run the same code.
      proven = false
    }
  }
  // The slowest stand last in both registries: begun last, they would keep one core while the other idles.
  const jobs = [...referenceJobs.values(), ...estimatorJobs.values()].reverse()
  const results = await countJobs(jobs, documents, options)
  const countsOf = (job: Job | undefined): readonly Count[] => results.get(job as Job)?.counts ?? []

  for (const [id, job] of referenceJobs) {
    const unloaded = countsOf(job).find(isLoadFault)
    if (unloaded) throw new ReferenceNotLoadedError(`reference ${id}: ${unloaded.fault}`)
  }

  const rows: Row[] = []
  for (const spec of estimators) {
    for (const { id } of references) {
      const truths = countsOf(referenceJobs.get(id))
      const estimates = countsOf(estimatorJobs.get(jobKey(spec, id)))
      for (const [index, document] of documents.entries()) {
        rows.push(toRow(spec.id, id, document, truths[index] as Count, estimates[index] as Count))
      }
    }
  }
  const invalid = [...results].filter(([, { broken }]) => broken.length > 0)
  return { rows, invalid: new Map(invalid.map(([{ contender }, { broken }]) => [contender.id, broken])) }
}

function jobKey(spec: EstimatorSpec, reference: string): string {
  return `${spec.id}/${spec.variant?.({ id: reference }) ?? ''}`
}

function referenceJob({ id, source }: ReferenceTokenizer, { cacheDirectory, modules }: MeasureOptions): Job {
  const module = modules?.references ?? referencesModule
  return {
    name: `reference ${id}`,
    contender: { role: 'reference', module, id },
    cache:
      cacheDirectory === null
        ? noCache
        : openCountCache(cacheDirectory, `reference-${id}`, { source, code: codeDigest(module) }),
    deadlineMs: REFERENCE_DEADLINE_MS,
    proven: false,
  }
}

function estimatorJob(
  spec: EstimatorSpec,
  reference: string,
  proven: boolean,
  { cacheDirectory, modules, deadlineMs }: MeasureOptions,
): Job {
  const { id, foreign } = spec
  const target = { id: reference }
  const variant = spec.variant?.(target) ?? ''
  const module = modules?.estimators ?? estimatorsModule
  return {
    name: `estimator ${id}${variant === '' ? '' : ` (${variant})`}`,
    contender: { role: 'estimator', module, id, target },
    cache:
      cacheDirectory === null || foreign === undefined
        ? noCache
        : openCountCache(cacheDirectory, `estimator-${id}`, {
            variant,
            packages: packageVersions(foreign),
            code: codeDigest(module, [id, 'load-peer']),
          }),
    deadlineMs,
    proven,
  }
}

function toRow(estimator: string, reference: string, document: Document, truth: Count, estimate: Count): Row {
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
    fault: truth.fault !== null ? `reference: ${truth.fault}` : estimate.fault,
  }
}
