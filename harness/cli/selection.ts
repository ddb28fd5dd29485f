import type { Corpus, Document } from '../../corpora/document.ts'
import { corpora, documentsOf, kindsOf, manifests } from '../../corpora/index.ts'
import type { EstimatorSpec } from '../../estimators/estimator.ts'
import { type CalibratedSpec, calibrated, estimators } from '../../estimators/registry.ts'
import type { BenchConfig } from '../config.ts'
import { type GatedEstimator, toGatedEstimator } from '../gate/estimator.ts'
import type { Plan } from '../gate/plan.ts'
import { references } from '../references/index.ts'
import type { ReferenceTokenizer } from '../references/reference.ts'
import { select } from '../select.ts'
import { fnv1a } from '../statistics/random.ts'

export interface SelectionOptions {
  readonly estimator: readonly string[]
  readonly reference: readonly string[]
  readonly corpus: readonly string[]
  readonly kind: readonly string[]
  readonly quick: boolean
}

/** What a run measures. */
export interface Selection {
  readonly plan: Plan
  readonly filters: readonly string[]
  readonly corpora: readonly Corpus[]
  readonly documents: readonly Document[]
  readonly references: readonly ReferenceTokenizer[]
  /** Those whose rows are wanted, and those on whose rows a calibrated one rests. */
  readonly measured: readonly EstimatorSpec[]
  readonly wanted: readonly EstimatorSpec[]
  readonly calibrated: readonly CalibratedSpec[]
}

const idOf = ({ id }: { readonly id: string }): string => id

/** Everything that the gate and the config may name. */
export function knownEstimators(): GatedEstimator[] {
  const ids = references.map(idOf)
  return [
    ...estimators.map((spec) => toGatedEstimator(spec, ids)),
    ...calibrated.map(({ id, base }) => ({ id, base, foreign: false, exactFor: [] })),
  ]
}

const QUICK_SHARE = 4

/**
 * Narrows the config's choice by the command line's patterns, and reads the documents.
 *
 * @throws {UsageError} when a pattern names nothing
 * @throws {CorpusError} when a corpus file is missing or altered
 */
export function selectRun(options: SelectionOptions, config: BenchConfig, seed: number): Selection {
  const configured = (patterns: 'all' | readonly string[]): readonly string[] =>
    patterns === 'all' ? [] : patterns
  const chosen = select(
    'estimator',
    select('estimator', knownEstimators(), idOf, configured(config.estimators)),
    idOf,
    options.estimator,
  )
  const chosenReferences = select(
    'reference',
    select('reference', references, idOf, configured(config.references)),
    idOf,
    options.reference,
  )
  const chosenCorpora = select('corpus', corpora, idOf, options.corpus)
  const chosenManifests = manifests.filter(({ id }) => chosenCorpora.some((corpus) => corpus.id === id))
  const kinds = select('kind', kindsOf(chosenManifests), (kind) => kind, options.kind)

  // A corpus without a chosen kind need not be read.
  const readCorpora = chosenCorpora.filter(({ id }) => kinds.some((kind) => kind.startsWith(`${id}/`)))
  const isChosen = ({ id }: { readonly id: string }): boolean =>
    chosen.some((estimator) => estimator.id === id)
  const chosenCalibrated = calibrated.filter(isChosen)
  const filters = (['estimator', 'reference', 'corpus', 'kind'] as const).flatMap((what) =>
    options[what].map((pattern) => `--${what} ${pattern}`),
  )
  const documents = [...documentsOf(readCorpora, (kind) => kinds.includes(kind))]
  return {
    plan: {
      estimators: chosen,
      references: chosenReferences.map(idOf),
      kinds,
      filtered: filters.length > 0,
      quick: options.quick,
    },
    filters,
    corpora: readCorpora,
    documents: options.quick
      ? documents.filter(({ id }) => fnv1a(`${seed} ${id}`) % QUICK_SHARE === 0)
      : documents,
    references: chosenReferences,
    wanted: estimators.filter(isChosen),
    measured: estimators.filter(
      (spec) => isChosen(spec) || chosenCalibrated.some(({ base }) => base === spec.id),
    ),
    calibrated: chosenCalibrated,
  }
}
