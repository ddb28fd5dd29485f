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
  readonly corpora: readonly { readonly id: string; readonly version: number; readonly documents: number; readonly bytes: number; readonly sha256: string }[]
  readonly references: readonly { readonly id: string; readonly package: string; readonly version: string; readonly licence: string; readonly sha256: string; readonly witness: string | null }[]
  readonly estimators: readonly { readonly id: string; readonly description: string; readonly packages: readonly { readonly package: string; readonly version: string }[] }[]
}
