import { ContextBudgetError } from './context-budget-error.ts'

/** Shares of the window in (0, 1]; `compactAt` < `warnAt` < `rejectAt`. */
export interface Thresholds {
  /** Where compaction and pruning start and aim. Default 0.75. */
  readonly compactAt?: number | undefined
  /** Default 0.8. */
  readonly warnAt?: number | undefined
  /** Default 0.95. */
  readonly rejectAt?: number | undefined
}

/** The thresholds as integers: 1 <= compact < warn < reject <= total. */
export interface Levels {
  /** The most that needs no compaction: the greatest use whose share is at most `compactAt`. */
  readonly compact: number
  /** The least use whose share is at least `warnAt`. */
  readonly warn: number
  /** The least use whose share is at least `rejectAt`. */
  readonly reject: number
}

/** Three distinct levels above zero need three tokens. */
export const MIN_CONTEXT_TOKENS = 3
/** Up to here every product below is an exact integer in a double. No model is near it. */
export const MAX_CONTEXT_TOKENS = 1_000_000_000

const DEFAULTS = { compactAt: 0.75, warnAt: 0.8, rejectAt: 0.95 } as const
/** Shares and factors are read in parts per million. */
export const PARTS = 1_000_000

/**
 * The integer levels of a window of `total` units, so that a boundary is never decided by a float: shares are
 * read as parts per million, and 0.55 of 100 is 55, not 55.00000000000001.
 *
 * Where rounding would make levels meet (windows under about 20) the lower one gives way, down to 1, 2 and 3.
 * A default that contradicts a given share gives way too; two given shares out of order are an error.
 *
 * @throws {ContextBudgetError} `invalid-context-tokens`, `invalid-thresholds`
 */
export function levelsOf(total: number, thresholds: Thresholds = {}): Levels {
  assertContextTokens(total)
  assertThresholds(thresholds)
  const level = (name: keyof typeof DEFAULTS) =>
    (Math.round((thresholds[name] ?? DEFAULTS[name]) * PARTS) * total) / PARTS
  const reject = Math.max(3, Math.ceil(level('rejectAt')))
  const warn = Math.max(2, Math.min(Math.ceil(level('warnAt')), reject - 1))
  const compact = Math.max(1, Math.min(Math.floor(level('compactAt')), warn - 1))
  return { compact, warn, reject }
}

/** @throws {ContextBudgetError} `invalid-context-tokens` unless an integer of 3 to 1,000,000,000 */
export function assertContextTokens(total: number): void {
  if (Number.isInteger(total) && total >= MIN_CONTEXT_TOKENS && total <= MAX_CONTEXT_TOKENS) return
  throw new ContextBudgetError(
    'invalid-context-tokens',
    `contextTokens must be an integer from ${MIN_CONTEXT_TOKENS} to ${MAX_CONTEXT_TOKENS}, got ${total}; leave it undefined if the window is unknown`,
  )
}

function assertThresholds(thresholds: Thresholds): void {
  let previous = 0
  for (const name of ['compactAt', 'warnAt', 'rejectAt'] as const) {
    const share = thresholds[name]
    if (share === undefined) continue
    if (!(typeof share === 'number' && share > previous && share <= 1)) {
      throw new ContextBudgetError(
        'invalid-thresholds',
        `${name} must be a share above ${previous} and at most 1, got ${share}; compactAt < warnAt < rejectAt`,
      )
    }
    previous = share
  }
}
