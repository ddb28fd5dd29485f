import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { arch, cpus, platform } from 'node:os'
import type { Corpus, Document } from '../corpora/document.ts'
import type { EstimatorSpec } from '../estimators/estimator.ts'
import { packageVersions } from './package-version.ts'
import type { ReferenceTokenizer } from './references/reference.ts'

/** Where the numbers of a run come from, so that another machine can make them again. */
export interface Provenance {
  readonly schemaVersion: 1
  readonly tokengaugeVersion: string
  /** Null outside a git checkout. */
  readonly commit: string | null
  readonly dirty: boolean | null
  readonly startedAt: string
  readonly node: string
  readonly unicode: string
  readonly platform: string
  readonly cpu: string
  readonly cpuCount: number
  readonly seed: number
  readonly quick: boolean
  /** Patterns that narrowed the run; empty when it measured everything. */
  readonly filters: readonly string[]
  readonly corpora: readonly {
    readonly id: string
    readonly version: number
    readonly documents: number
    readonly bytes: number
    readonly sha256: string
  }[]
  readonly references: readonly {
    readonly id: string
    readonly package: string
    readonly version: string
    readonly licence: string
    readonly sha256: string
    readonly witness: string | null
  }[]
  readonly estimators: readonly {
    readonly id: string
    readonly description: string
    readonly packages: readonly { readonly package: string; readonly version: string | null }[]
  }[]
}

export interface ProvenanceInput {
  readonly tokengaugeVersion: string
  readonly startedAt: Date
  readonly seed: number
  readonly quick: boolean
  readonly filters: readonly string[]
  readonly corpora: readonly Corpus[]
  readonly documents: readonly Document[]
  readonly references: readonly ReferenceTokenizer[]
  readonly estimators: readonly EstimatorSpec[]
}

/** Reads the machine, the git checkout and the installed packages. */
export function collectProvenance(input: ProvenanceInput): Provenance {
  const status = git('status', '--porcelain')
  return {
    schemaVersion: 1,
    tokengaugeVersion: input.tokengaugeVersion,
    commit: git('rev-parse', 'HEAD'),
    dirty: status === null ? null : status !== '',
    startedAt: input.startedAt.toISOString(),
    node: process.version,
    unicode: process.versions.unicode ?? 'unknown',
    platform: `${platform()}-${arch()}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cpuCount: cpus().length,
    seed: input.seed,
    quick: input.quick,
    filters: input.filters,
    corpora: input.corpora.map(({ id, version }) => {
      const documents = input.documents.filter(({ corpus }) => corpus === id)
      const digest = createHash('sha256')
      for (const document of documents) digest.update(`${document.id}\t${document.sha256}\n`)
      return {
        id,
        version,
        documents: documents.length,
        bytes: documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
        sha256: digest.digest('hex'),
      }
    }),
    references: input.references.map(({ id, source, witness }) => ({
      id,
      package: source.package,
      version: source.version,
      licence: source.licence,
      sha256: source.sha256,
      witness,
    })),
    estimators: input.estimators.map(({ id, description, foreign }) => ({
      id,
      description,
      packages: foreign ? packageVersions(foreign) : [],
    })),
  }
}

function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
