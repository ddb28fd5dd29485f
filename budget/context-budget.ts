import type { Estimator } from '../estimators/estimator.ts'
import type { Thresholds } from './levels.ts'

/** The character budget of a window whose size is unknown: about 45,000 tokens of English. */
export const MAX_CONTEXT_CHARS = 180_000

interface Parts {
  /** Kept free for the answer: pass it on as the request's maximum of output tokens. */
  readonly reserveForResponse: number
  /** What the tool definitions cost. */
  readonly reserveForTools: number
  /** Kept free for the estimator's error, and so that the input stays below `rejectAt`. */
  readonly reserveForError: number
  /** The most that the messages may cost, system messages included: beyond it a request cannot be sent. */
  readonly availableForHistory: number
  /** Messages costing more than this are pruned, down to this if they can be. At most `availableForHistory`. */
  readonly pruneAbove: number
}

/** All parts in tokens; the three reserves and `availableForHistory` sum to `totalTokens`. */
export interface TokenBudget extends Parts {
  readonly state: 'known'
  readonly unit: 'tokens'
  readonly totalTokens: number
}

/**
 * The fallback where the window is unknown: all parts in UTF-16 code units; the three reserves and
 * `availableForHistory` sum to `totalChars`. A guess: find the real size (`tokengauge/context-size`).
 */
export interface CharBudget extends Parts {
  readonly state: 'unknown-size'
  readonly unit: 'chars'
  readonly totalChars: number
}

/** How a context window is shared out. Every part is a non-negative integer, in `unit`. */
export type ContextBudget = TokenBudget | CharBudget

export interface ContextBudgetOptions extends Thresholds {
  /** The whole window, input and output. `undefined` or `null`: unknown, the char fallback. */
  readonly contextTokens?: number | null | undefined
  /** Reserved for the answer, at most half of the window. Default: a quarter of the window, at most 4096. */
  readonly maxOutputTokens?: number | undefined
  /** The tool definitions sent with each request, or their known cost in the budget's unit. Never shrunk. */
  readonly tools?: readonly unknown[] | number | undefined
  readonly estimator?: Estimator | undefined
  /**
   * The multiplier after which the estimator (almost) never under-estimates; 1 for an exact one.
   * Default: the estimator's own `safetyFactor`, else `DEFAULT_SAFETY_FACTOR`.
   */
  readonly safetyFactor?: number | undefined
}
