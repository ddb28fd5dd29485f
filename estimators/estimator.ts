import type { ContentGroups } from './calibration/content-groups.ts'

/** Estimates how many tokens a text costs. Total: never throws; an integer >= 0; `''` is 0; synchronous. */
export interface Estimator {
  estimate(text: string): number
}

/** The tokenizer whose counts an estimator is asked to approximate. */
export interface TargetTokenizer {
  /** A reference id such as `o200k_base` or `gemma-3`. */
  readonly id: string
  readonly model?: string
  readonly provider?: string
}

/** The npm package a foreign contender runs, so that its estimates can be cached by version. */
export interface ForeignPackage {
  readonly package: string
  /** Further packages whose version changes the estimates (vocabularies). */
  readonly vocabularies?: readonly string[]
}

/** What a browser must fetch to run an estimator. */
export interface Bundle {
  /** Source of a module that imports what is needed and nothing else, resolved from `estimators/`. */
  readonly module: string
  /** Data files beside the code, as `<package>/<path>`. */
  readonly files?: readonly string[]
}

/** A contender of the benchmark: how to build one estimator, and what it is. */
export interface EstimatorSpec {
  /** Kebab-case; the key of its rows in every CSV. */
  readonly id: string
  readonly description: string
  /** Present when the work is done by an npm package; absent for our own code. */
  readonly foreign?: ForeignPackage
  /** True when it is an exact tokenizer for this target: its error there must be 0. */
  exactFor?(target: TargetTokenizer): boolean
  /**
   * Names what `create(target)` depends on: targets with the same variant share one estimator and its
   * estimates. Absent: the estimates do not depend on the target.
   */
  variant?(target: TargetTokenizer): string
  /** For the default target o200k_base; absent where it cannot run in a browser. */
  readonly bundle?: Bundle
  /** Load cost (vocabularies, WebAssembly) is paid here, and is timed apart from `estimate`. */
  create(target: TargetTokenizer): Estimator | Promise<Estimator>
}

/** One request that was really sent: what was estimated for it, uncorrected, and what the provider counted. */
export interface Observation {
  readonly key: { readonly provider: string; readonly model: string }
  readonly rawEstimate: number
  /** Input tokens: fresh, read from the cache and written to it. None, or no number, where the request failed. */
  readonly actualTokens: number | null | undefined
  /** How the raw estimate divides by content, where the estimator can tell. */
  readonly groups?: ContentGroups | undefined
}
