import type { Observation } from '../estimators/estimator.ts'
import { MAX_CONTEXT_CHARS } from './context-budget.ts'
import { ContextBudgetError } from './context-budget-error.ts'
import { type GaugeReading, type GaugeState, readingText, stateAt } from './gauge-reading.ts'
import { type Tally, type TallyOptions, tallyIn } from './gauge-tally.ts'
import { levelsOf, type Thresholds } from './levels.ts'
import type { Message } from './messages/message.ts'
import type { TextEstimator } from './text-counter.ts'
import { inputTokensOf } from './usage-tokens.ts'

export interface ContextGaugeOptions extends Thresholds, TallyOptions {
  /** The whole window. `undefined` or `null`: unknown; then characters are held against `MAX_CONTEXT_CHARS`. */
  readonly contextTokens?: number | null | undefined
  /** Uncorrected; its estimate of a request is what `observe` compares with the provider's count. */
  readonly estimator?: TextEstimator | undefined
  /** Learns from `observe`, and its estimates are the ones shown. Wrap `estimator` with it. */
  readonly calibration?:
    | {
        readonly estimator: { estimate(text: string): number; observe(observation: Observation): void }
        readonly key: Observation['key']
      }
    | undefined
  /**
   * Bounds an estimate from above, as `requestUpperBound` does. With it the bound is what decides `reject`, since a
   * request refused costs more than one compacted early; `warn` stays with the estimate. Of a count anchored by
   * `observe` only what came later is bounded.
   */
  readonly upperBound?: ((estimatedTokens: number) => number) | undefined
  /** Tool calls since the last compaction from which `shouldCompact` says so. Default 15. */
  readonly toolCallsThreshold?: number | undefined
  /** Called once for each change of state, after it. */
  readonly onStateChange?: ((reading: GaugeReading, before: GaugeState) => void) | undefined
}

/** Counts what a conversation takes of its window. */
export interface ContextGauge {
  /** Adds a message or several, or a text sent outside the messages (a system prompt apart). */
  add(message: Message | string | readonly (Message | string)[]): void
  /** Adds to the answer being streamed; the first chunk begins an assistant message. */
  append(chunk: string): void
  /** Puts the finished message in place of the last one added or streamed. */
  replaceLast(message: Message | string): void
  /** The history is now this: after pruning or compaction. Forgets the anchor, and begins to count calls anew. */
  replace(messages: readonly (Message | string)[]): void
  /**
   * Anchors the reading on the provider's count of a request: from here on only what is added later is estimated.
   * A usage without a count changes nothing.
   * @param usage any shape that `inputTokensOf` reads
   * @param messageCount how many of the added messages the request held. Default: all but an answer being
   *   streamed; an answer that is added whole comes after
   */
  observe(usage: unknown, messageCount?: number): void
  reading(): GaugeReading
  /** Why to compact now, or null. */
  shouldCompact(): 'density' | 'tool-calls' | null
}

/**
 * What a compaction must have been followed by, as a share of the window, before density asks for the next one.
 * Where it freed too little, an estimate swaying at the threshold would otherwise ask on every turn.
 */
const REGROWTH = 0.1

/**
 * A gauge over the whole input: tools, system and history. At use / window >= `warnAt` it reads `warn`, at
 * `rejectAt` `reject`, decided in integers; in windows under 20 tokens the levels are kept apart (see `levelsOf`).
 *
 * @throws {ContextBudgetError} for a window, threshold or tool cost that is no such number
 */
export function createContextGauge(options: ContextGaugeOptions = {}): ContextGauge {
  const { contextTokens = null, toolCallsThreshold = 15, onStateChange, upperBound } = options
  if (!(toolCallsThreshold >= 1)) {
    throw new ContextBudgetError(
      'invalid-thresholds',
      `toolCallsThreshold must be at least 1, got ${toolCallsThreshold}`,
    )
  }
  const unit = contextTokens === null ? 'chars' : 'tokens'
  const total = contextTokens ?? MAX_CONTEXT_CHARS
  const levels = levelsOf(total, options)
  const regrowth = Math.ceil(total * REGROWTH)
  const shownEstimator = options.calibration?.estimator ?? options.estimator

  const raw = tallyIn('tokens', options, options.estimator)
  const shown = shownEstimator === options.estimator ? raw : tallyIn('tokens', options, shownEstimator)
  const chars = unit === 'chars' ? tallyIn('chars', options, undefined) : null
  const tallies = [...new Set<Tally>([raw, shown, ...(chars === null ? [] : [chars])])]

  /** The provider's count of the last observed request, and our estimate of it. */
  let anchor = { actual: 0, estimate: 0 }
  let toolCalls = 0
  let lowWater = Number.NEGATIVE_INFINITY
  const usedTokens = () => Math.max(0, shown.total() - anchor.estimate + anchor.actual)
  const used = () => chars?.total() ?? usedTokens()
  const boundTokens = () => {
    const later = shown.total() - anchor.estimate
    const bound = later > 0 && upperBound ? anchor.actual + upperBound(later) : 0
    return Math.max(usedTokens(), bound)
  }
  const stateNow = () => stateAt(used(), levels, chars || !upperBound ? used() : boundTokens())
  let state = stateNow()

  const settle = () => {
    for (const tally of tallies) tally.settle()
  }
  const read = (): GaugeReading => ({
    usedTokens: usedTokens(),
    totalTokens: contextTokens,
    unit,
    ratio: used() / total,
    ...(upperBound && !chars ? { upperBoundTokens: boundTokens() } : {}),
    state: stateNow(),
    text: readingText(used(), total, unit),
  })
  const emit = () => {
    const before = state
    state = stateNow()
    if (state !== before) onStateChange?.(read(), before)
  }
  const push = (message: Message | string) => {
    settle()
    const [calls = 0] = tallies.map((tally) => tally.add(message))
    toolCalls += calls
  }
  const pop = () => {
    const [calls = 0] = tallies.map((tally) => tally.removeLast())
    toolCalls -= calls
  }

  return {
    add(given) {
      for (const message of isList(given) ? given : [given]) push(message)
      emit()
    },
    append(chunk) {
      for (const tally of tallies) tally.append(chunk)
      emit()
    },
    replaceLast(message) {
      pop()
      push(message)
      emit()
    },
    replace(messages) {
      for (const tally of tallies) tally.clear()
      for (const message of messages) push(message)
      anchor = { actual: 0, estimate: 0 }
      toolCalls = 0
      lowWater = used()
      emit()
    },
    observe(usage, messageCount = shown.sent()) {
      const actualTokens = inputTokensOf(usage)
      if (actualTokens === null) return
      settle()
      anchor = { actual: actualTokens, estimate: shown.total(messageCount) }
      const rawEstimate = raw.total(messageCount)
      const { calibration } = options
      calibration?.estimator.observe({ key: calibration.key, rawEstimate, actualTokens })
      emit()
    },
    reading() {
      settle()
      emit()
      return read()
    },
    shouldCompact() {
      settle()
      emit()
      if (used() > levels.compact && used() > lowWater + regrowth) return 'density'
      return toolCalls >= toolCallsThreshold ? 'tool-calls' : null
    },
  }
}

function isList(
  given: Message | string | readonly (Message | string)[],
): given is readonly (Message | string)[] {
  return Array.isArray(given)
}
