import type { Verdict } from '../summary.ts'
import { cellName } from './cell.ts'

/** What a check is about. A field is null where the check spans all of them. */
export interface Subject {
  /** A limit's id, or `exact`, `golden`, `validity`. */
  readonly rule: string
  /** Null when the rule as a whole could not be judged. */
  readonly estimator: string | null
  readonly reference: string | null
  readonly corpus: string | null
  readonly kind: string | null
  readonly split: string | null
  /** The column of accuracy.csv that is judged; null where several are compared. */
  readonly metric: string | null
}

/** The name of the cell that a subject is about; null where it spans several. */
export function cellOf({ corpus, kind }: Subject): string | null {
  return corpus === null || kind === null ? null : cellName({ corpus, kind })
}

export type Outcome =
  | {
      readonly state: 'passed' | 'failed'
      readonly observed: number
      readonly limit: number
      readonly reason: string | null
      /** It passed because it was declared a known failure, whose figure is the same or has become better. */
      readonly known: 'unchanged' | 'improved' | null
    }
  | { readonly state: 'missing' | 'errored'; readonly reason: string; readonly known: null }

/** One comparison, one line of gate.csv. */
export type Check = Subject & Outcome

/** All that the gate has to say of a run. */
export interface Judgement {
  /** One for each rule, estimator and reference: what people read and the exit code rests on. */
  readonly verdicts: readonly Verdict[]
  /** What the verdicts sum up. */
  readonly checks: readonly Check[]
  readonly warnings: readonly string[]
}

export function isBad(check: Check): boolean {
  return check.state !== 'passed'
}

export const passed = (
  observed: number,
  limit: number,
  reason: string | null,
  known: 'unchanged' | 'improved' | null = null,
): Outcome => ({ state: 'passed', observed, limit, reason, known })

export const failed = (observed: number, limit: number, reason: string): Outcome => ({
  state: 'failed',
  observed,
  limit,
  reason,
  known: null,
})

export const missing = (reason: string): Outcome => ({ state: 'missing', reason, known: null })

export const errored = (reason: string): Outcome => ({ state: 'errored', reason, known: null })

/** A check that is about an estimator and a reference as a whole. */
export function wholeCheck(
  rule: string,
  estimator: string | null,
  reference: string | null,
  outcome: Outcome,
): Check {
  return { rule, estimator, reference, corpus: null, kind: null, split: null, metric: null, ...outcome }
}

/** What `judge` finds; or, if it throws, one check that says so. */
export function attempt(
  rule: string,
  estimator: string,
  reference: string,
  judge: () => readonly Check[],
): readonly Check[] {
  try {
    return judge()
  } catch (error) {
    return [
      wholeCheck(rule, estimator, reference, errored(error instanceof Error ? error.message : String(error))),
    ]
  }
}
