import type { Summary, Verdict } from '../summary.ts'

export type Outcome =
  | {
      readonly state: 'passed' | 'failed'
      readonly observed: number
      readonly limit: number
      readonly reason: string | null
    }
  | { readonly state: 'missing' | 'errored'; readonly reason: string }

/** What a check is about. A field is null where the check spans all of them. */
export interface Subject {
  /** A limit's id, or `exact`, `golden`, `validity`. */
  readonly rule: string
  readonly estimator: string
  readonly reference: string | null
  readonly corpus: string | null
  readonly kind: string | null
  readonly split: string | null
  /** The column of accuracy.csv that is judged; null where several are compared. */
  readonly metric: string | null
}

/** One comparison, one line of gate.csv. */
export type Check = Subject &
  Outcome & {
    /** It passed only because known-failures.csv declares it. */
    readonly known: boolean
  }

/** All that the gate has to say of a run. */
export interface Judgement {
  /** One for each rule, estimator and reference: what people read and the exit code rests on. */
  readonly verdicts: readonly Verdict[]
  /** What the verdicts sum up. */
  readonly checks: readonly Check[]
  readonly warnings: readonly string[]
}

/** The cell's coordinates within accuracy.csv, of which a check takes its subject. */
export type Cell = Pick<Summary, 'estimator' | 'reference' | 'corpus' | 'kind' | 'split' | 'stratum'>
