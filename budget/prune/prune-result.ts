import type { PruneCursor } from './cursor.ts'
import type { DropReason } from './shrinking-steps.ts'

/** What was done to the messages, by their index in the caller's list; `saved` in the budget's unit. */
export type PruneAction =
  | {
      readonly kind: 'drop'
      readonly what: DropReason | 'duplicate' | 'dropped-before'
      readonly indexes: readonly number[]
      readonly saved: number
    }
  | { readonly kind: 'clear-results'; readonly index: number; readonly saved: number }
  | { readonly kind: 'remove-duplicates'; readonly index: number; readonly saved: number }
  | { readonly kind: 'truncate'; readonly index: number; readonly keptChars: number; readonly saved: number }

/** Costs are in the budget's unit. */
export type PruneResult<M> =
  | {
      readonly state: 'fits'
      /** The very list that was given. */
      readonly messages: M[]
      readonly before: number
    }
  | {
      readonly state: 'pruned'
      /** The caller's own objects in their order; a cleared or truncated message is a new object. */
      readonly messages: M[]
      readonly actions: readonly PruneAction[]
      readonly before: number
      readonly after: number
      /** For the next call on the same, grown list. */
      readonly cursor: PruneCursor
    }
  | CannotFit

export interface CannotFit {
  readonly state: 'cannot-fit'
  /** What the mandatory messages alone cost. */
  readonly needed: number
  readonly available: number
  /** Indexes of the messages that must stay: system, last user message, live tail. */
  readonly mandatory: readonly number[]
  readonly largest: { readonly index: number; readonly cost: number }
}

/** Thrown by `pruneForBudgetOrThrow`; tells the sizes and the message to shorten. */
export class CannotFitError extends Error {
  override readonly name = 'CannotFitError'
  readonly needed: number
  readonly available: number
  readonly mandatory: readonly number[]
  readonly largest: CannotFit['largest']

  constructor({ needed, available, mandatory, largest }: CannotFit, unit: 'tokens' | 'chars') {
    super(
      `the ${mandatory.length} messages that must be kept cost ${needed} ${unit} and ${available} are available; the largest is message ${largest.index} with ${largest.cost}: shorten it, allow truncation, or use a larger window`,
    )
    this.needed = needed
    this.available = available
    this.mandatory = mandatory
    this.largest = largest
  }
}
