import type { Message } from '../messages/message.ts'
import { charPricing, type MessageCostOptions, tokenPricing } from '../messages/message-cost.ts'
import { appliesTo, cursorOf, type PruneCursor, toRanges } from './cursor.ts'
import { type DamageSettings, removeDuplicates, repeatDamage, shrink, truncateLargest } from './damage.ts'
import { DamagedMessages } from './damaged-messages.ts'
import { type CannotFit, CannotFitError, type PruneAction, type PruneResult } from './prune-result.ts'
import { removalGoal } from './removal-goal.ts'
import { type Structure, structureOf } from './structure.ts'

/** What a `ContextBudget` says of the messages; any object with these will do. */
export interface MessageBudget {
  /** Default `tokens`. */
  readonly unit?: 'tokens' | 'chars'
  /** The most that the messages may cost. */
  readonly availableForHistory: number
  /** Messages that cost more are pruned, down to this if they can be. */
  readonly pruneAbove: number
}

export interface PruneOptions extends MessageCostOptions {
  /**
   * The last turns, which stay whole while anything older can go; at least one. A turn begins with a user's
   * message. Default 2.
   */
  readonly keepTurns?: number | undefined
  /**
   * Pruning goes on to the next multiple of this much removed, in the budget's unit, so that the following
   * calls need not prune. 0: no further than needed. Default: an eighth to a quarter of `pruneAbove`.
   */
  readonly batch?: number | undefined
  /** Allows the largest text that must be kept to be cut, where nothing else helps. Default false. */
  readonly truncate?: boolean | undefined
  /** Put in place of a cleared tool result. */
  readonly stub?: string | undefined
  /** Of the last call on this list, which has only grown since: what was removed stays removed. */
  readonly cursor?: PruneCursor | undefined
}

/** Says what happened, so that the model may call the tool again. */
export const DEFAULT_STUB = '[tool result removed to save context]'

/**
 * Fits a conversation into a budget, with as little damage as the order of damage allows: old tool results are
 * replaced by a stub, then whole old turns dropped, then the same inside the last turns. System messages, the
 * last user message and the live tail (calls that wait for results, results that wait for an answer) stay.
 * Calls and their results are never parted. Nothing is mutated.
 *
 * @returns `fits` with the same list; `pruned` with a new one; or `cannot-fit` where even the mandatory
 *   messages cost more than is available
 * @throws {RangeError} for a budget or option that is no such number, an unknown format, or an estimator that
 *   returns no number
 */
export function pruneForBudget<M extends Message>(
  messages: readonly M[],
  budget: MessageBudget,
  options: PruneOptions = {},
): PruneResult<M> {
  const { limit, available } = limitsOf(budget)
  const settings = settingsOf(options)
  const pricing = budget.unit === 'chars' ? charPricing(options) : tokenPricing(options)
  const counts = messages.map((message) => pricing.count(message))
  const before = counts.reduce(
    (sum, count) => sum + pricing.cost(count),
    messages.length > 0 ? pricing.priming : 0,
  )
  const views = counts.map((count) => count.view)
  const cursor = options.cursor && appliesTo(options.cursor, views) ? options.cursor : undefined
  if (before <= limit && !hasDamage(cursor)) return { state: 'fits', messages: messages as M[], before }

  const damaged = new DamagedMessages(messages, counts, before, pricing, options.format)
  const structure = structureOf(views)
  const actions = [
    ...removeDuplicates(damaged, structure),
    ...(cursor ? repeatDamage(damaged, structure, cursor, settings.stub) : []),
  ]
  if (damaged.remaining > limit) {
    actions.push(...shrink(damaged, structure, removalGoal(before, limit, settings.batch), settings))
  }
  if (damaged.remaining > available && settings.truncate) {
    actions.push(...truncateLargest(damaged, structure, views, available))
  }
  if (damaged.remaining > available) return cannotFit(damaged, structure, available)
  return {
    state: 'pruned',
    messages: damaged.result() as M[],
    actions: actions.filter((action) => !isSuperseded(action, damaged)),
    before,
    after: damaged.remaining,
    cursor: cursorOf(views, damageOf(damaged, structure)),
  }
}

/**
 * The messages that fit, as `pruneForBudget` finds them.
 * @throws {CannotFitError} where even the mandatory messages cost more than is available
 */
export function pruneForBudgetOrThrow<M extends Message>(
  messages: readonly M[],
  budget: MessageBudget,
  options: PruneOptions = {},
): M[] {
  const result = pruneForBudget(messages, budget, options)
  if (result.state === 'cannot-fit') throw new CannotFitError(result, budget.unit ?? 'tokens')
  return result.messages
}

function limitsOf({ availableForHistory: available, pruneAbove }: MessageBudget): {
  readonly limit: number
  readonly available: number
} {
  for (const [name, value] of Object.entries({ availableForHistory: available, pruneAbove })) {
    if (!(value >= 0)) {
      throw new RangeError(
        `${name} must be a number of 0 or more, got ${value}; createContextBudget makes one`,
      )
    }
  }
  return { limit: Math.min(pruneAbove, available), available }
}

function settingsOf(options: PruneOptions): DamageSettings & {
  readonly batch: number | 'auto'
  readonly truncate: boolean
} {
  const { keepTurns = 2, batch = 'auto', truncate = false, stub = DEFAULT_STUB } = options
  if (!Number.isInteger(keepTurns) || keepTurns < 0) {
    throw new RangeError(`keepTurns must be an integer of 0 or more, got ${keepTurns}`)
  }
  if (batch !== 'auto' && !(batch >= 0 && batch < Number.POSITIVE_INFINITY)) {
    throw new RangeError(
      `batch must be a number of 0 or more, got ${batch}; leave it undefined for the default`,
    )
  }
  return { keepTurns, batch, truncate, stub }
}

function hasDamage(cursor: PruneCursor | undefined): boolean {
  return cursor !== undefined && cursor.dropped.length + cursor.cleared.length + cursor.truncated.length > 0
}

/** Whether what an action did to a message was undone by dropping it. */
function isSuperseded(action: PruneAction, damaged: DamagedMessages): boolean {
  return action.kind !== 'drop' && damaged.dropped.has(action.index)
}

function damageOf(damaged: DamagedMessages, { duplicates }: Structure): Omit<PruneCursor, 'fingerprint'> {
  // A duplicate is found again in each call; in a cursor it would drag its call and result along.
  const dropped = [...damaged.dropped].filter((index) => !duplicates.has(index))
  const left = (index: number) => !damaged.dropped.has(index)
  return {
    dropped: toRanges(dropped.sort(ascending)),
    cleared: toRanges([...damaged.cleared].filter(left).sort(ascending)),
    truncated: [...damaged.truncated].flatMap(([message, texts]) =>
      left(message) ? [...texts].map(([at, keptChars]) => ({ message, at, keptChars })) : [],
    ),
  }
}

function ascending(a: number, b: number): number {
  return a - b
}

function cannotFit(damaged: DamagedMessages, structure: Structure, available: number): CannotFit {
  const mandatory = structure.mandatory.filter((index) => !damaged.dropped.has(index))
  const sizes = mandatory.map((index) => ({ index, cost: damaged.costOf(index) }))
  const largest = sizes.reduce((a, b) => (b.cost > a.cost ? b : a))
  return { state: 'cannot-fit', needed: damaged.remaining, available, mandatory, largest }
}
