import { ContextBudgetError } from './context-budget-error.ts'
import { type Levels, levelsOf, PARTS, type Thresholds } from './levels.ts'
import { safetyFactorOf } from './safety-factor.ts'
import type { TextEstimator } from './text-counter.ts'
import type { Tools } from './tools/tool-definitions.ts'
import { toolsCost } from './tools-cost.ts'

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
  readonly tools?: Tools | number | undefined
  /** Whose rule prices the tools; see `estimateToolsTokens`. Default: as JSON. */
  readonly provider?: string | undefined
  readonly model?: string | undefined
  readonly estimator?: TextEstimator | undefined
  /**
   * The multiplier after which the estimator (almost) never under-estimates; 1 for an exact one.
   * Default: the estimator's own `safetyFactor`, else `DEFAULT_SAFETY_FACTOR`.
   */
  readonly safetyFactor?: number | undefined
}

/**
 * Shares out a context window. Non-negative integers throughout; the four parts sum to the total:
 *
 * - response: `maxOutputTokens`, else min(a quarter, 4096); never more than half of the window
 * - tools: what the given tools cost, never shrunk; else min(500, a tenth)
 * - error: what keeps safetyFactor x input + response inside the window, and the input below `rejectAt`.
 *   An exact estimator (factor 1) needs nothing more than the latter, and that is 0 when the response
 *   reserve already covers it
 * - history: the rest
 *
 * `pruneAbove` is `compactAt` (75%) of the window less the tools, below `warnAt` always.
 *
 * Stated outcomes: an output maximum of half the window or more is cut to half; one of 0 reserves nothing; an
 * unknown window gives the character budget. A system prompt sent outside the messages counts as history: add
 * it to `tools` if pruning does not see it.
 *
 * @throws {ContextBudgetError} for a window, maximum, tool cost, threshold or factor that is no such number,
 *   and `nothing-left` where tools and reserves leave no room for a message
 */
export function createContextBudget(
  options: number | null | undefined | ContextBudgetOptions,
): ContextBudget {
  const given = typeof options === 'object' && options !== null ? options : { contextTokens: options }
  return given.contextTokens == null ? charBudget(given) : tokenBudget(given.contextTokens, given)
}

function tokenBudget(totalTokens: number, options: ContextBudgetOptions): TokenBudget {
  const levels = levelsOf(totalTokens, options)
  const reserveForResponse = responseReserve(totalTokens, options.maxOutputTokens)
  const reserveForTools =
    options.tools === undefined
      ? Math.min(500, Math.floor(totalTokens / 10))
      : toolsCost(options.tools, options)
  const factorParts = Math.round(safetyFactorOf(options) * PARTS)
  const safeInput = Math.floor(((totalTokens - reserveForResponse) * PARTS) / factorParts)
  const parts = share(totalTokens, levels, { reserveForResponse, reserveForTools, safeInput })
  return { state: 'known', unit: 'tokens', totalTokens, ...parts }
}

function charBudget(options: ContextBudgetOptions): CharBudget {
  const levels = levelsOf(MAX_CONTEXT_CHARS, options)
  const reserveForTools = toolsCost(options.tools ?? 0, { estimator: (text) => text.length })
  const limits = { reserveForResponse: 0, reserveForTools, safeInput: MAX_CONTEXT_CHARS }
  const parts = share(MAX_CONTEXT_CHARS, levels, limits)
  return { state: 'unknown-size', unit: 'chars', totalChars: MAX_CONTEXT_CHARS, ...parts }
}

interface Limits {
  readonly reserveForResponse: number
  readonly reserveForTools: number
  /** The most that the whole input may be estimated at. */
  readonly safeInput: number
}

function share(total: number, levels: Levels, limits: Limits): Parts {
  const { reserveForResponse, reserveForTools, safeInput } = limits
  const availableForHistory = Math.min(levels.reject - 1, safeInput) - reserveForTools
  if (availableForHistory < 1) {
    throw new ContextBudgetError(
      'nothing-left',
      `nothing is left for messages in a window of ${total}: the response reserve takes ${reserveForResponse} and the tools ${reserveForTools} of the ${safeInput} that input may safely be estimated at; lower maxOutputTokens, send fewer tools, or use a larger window`,
    )
  }
  return {
    reserveForResponse,
    reserveForTools,
    reserveForError: total - reserveForResponse - reserveForTools - availableForHistory,
    availableForHistory,
    pruneAbove: Math.max(0, Math.min(levels.compact - reserveForTools, availableForHistory)),
  }
}

function responseReserve(totalTokens: number, maxOutputTokens: number | undefined): number {
  const half = Math.floor(totalTokens / 2)
  if (maxOutputTokens === undefined) return Math.min(Math.floor(totalTokens / 4), 4096, half)
  if (!Number.isInteger(maxOutputTokens) || maxOutputTokens < 0) {
    throw new ContextBudgetError(
      'invalid-max-output-tokens',
      `maxOutputTokens must be an integer of 0 or more, got ${maxOutputTokens}; leave it undefined for the default`,
    )
  }
  return Math.min(maxOutputTokens, half)
}
