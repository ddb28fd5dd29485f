import type { MessageBudget } from '../../budget/index.ts'
import type { Outcome } from './outcome.ts'
import type { Message, Transcript } from './transcripts/transcript.ts'

/** What every pruner counts with: a token a character, so that no two states cost the same by rounding. */
export function countText(text: string): number {
  return text.length
}

/** A contender: a library's way to make a conversation smaller, with options that its documentation gives. */
export interface Pruner {
  readonly name: string
  /** The npm package that does the work; null: our own. */
  readonly package: string | null
  /** As a user would write them. */
  readonly options: string
  /** The formats it takes. */
  readonly formats: readonly Transcript['format'][]
  /** Prunes one transcript. `costs` are those of its messages, by the counter that every pruner is given. */
  prune(transcript: Transcript, budget: MessageBudget, costs: readonly number[]): Promise<Outcome>
  /**
   * Prunes a conversation before each of its requests, for as long as it grows: gives the messages to be sent,
   * as the very objects where they are unchanged.
   */
  session(budget: MessageBudget): (messages: readonly Message[]) => Promise<readonly Message[]>
}
