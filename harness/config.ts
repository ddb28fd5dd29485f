import type { FigureColumn } from './summary-columns.ts'

/** A column of accuracy.csv that a limit may bound. */
export type BoundedMetric = Exclude<FigureColumn, 'documents' | 'sources'>

export type Bound = { readonly max: number } | { readonly min: number }

/** What a cell of accuracy.csv must keep, for whom, and why. Judged on the holdout, documents of every length. */
export interface Limit {
  /** Kebab-case; begins the names of its verdicts: `<id>/<estimator>/<reference>`. */
  readonly id: string
  /** Patterns over estimator ids (see `isNamed`). */
  readonly estimators: readonly string[]
  /** `own`: only the vocabularies for which the estimator says it is exact. */
  /** Else patterns over reference ids. */
  readonly references: 'all' | 'own' | readonly string[]
  /** `kinds`: each kind by itself. Else patterns over `code/python`, `code/all`, `macro/all`. */
  readonly cells: 'kinds' | readonly string[]
  /** A cell passes when it is within all of them. */
  readonly bounds: { readonly [metric in BoundedMetric]?: Bound }
  /** What an estimator is to reach: until then its failures may be declared, those of our own too. */
  readonly goal?: true
  readonly reason: string
}

/** Lets estimators fail a limit by the figures that `known-failures.csv` declares, as long as none gets worse. */
export interface Permission {
  readonly estimators: readonly string[]
  readonly reason: string
}

/** A ratio to tokenx below which the run warns. Speed never fails the gate. */
export interface SpeedWarning {
  readonly estimators: readonly string[]
  readonly ratioToTokenx: number
  readonly reason: string
}

export interface BenchConfig {
  readonly seed: number
  /** For one document and one tokenizer; past it the row has a fault. */
  readonly deadlineMs: number
  readonly estimators: 'all' | readonly string[]
  readonly references: 'all' | readonly string[]
  readonly limits: readonly Limit[]
  readonly knownFailures: readonly Permission[]
  readonly throughput: {
    /** The reference whose tokenizers are timed. */
    readonly target: string
    readonly launches: number
    readonly launchDeadlineMs: number
    readonly warnBelow: readonly SpeedWarning[]
  }
}

/** The config, or a file that goes with it, asks for what cannot be. Exit code 2. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'))
    this.problems = problems
  }
}
