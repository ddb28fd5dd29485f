import type { Message, MessageBudget, PruneResult } from '../../../budget/index.ts'
import { estimateMessagesTokens, type PruneOptions, pruneForBudget } from '../../../budget/index.ts'

/** A token a character and nothing else: the sizes in these tests can be read off the texts. */
export const plainCount: { readonly estimator: (text: string) => number } = {
  estimator: (text) => text.length,
}

/** The messages of one format, for lists that mix their shapes. */
export const list = (...messages: object[]): Message[] => messages as Message[]

export const system = (content: string): object => ({ role: 'system', content })
export const user = (content: string): object => ({ role: 'user', content })
export const answer = (content: string): object => ({ role: 'assistant', content })

/** An assistant's parallel calls, one for each id, in OpenAI's chat format. */
export const calls = (...ids: string[]): object => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'read', arguments: '{}' } })),
})
export const result = (id: string, content: string): object => ({ role: 'tool', tool_call_id: id, content })

/** Room for a share of what the messages cost now. */
export function room(messages: readonly Message[], share: number): MessageBudget {
  const tokens = Math.floor(estimateMessagesTokens(messages, plainCount) * share)
  return { pruneAbove: tokens, availableForHistory: tokens }
}

/** Prunes without batching, to what is asked for and no further. */
export function prune(
  messages: readonly Message[],
  budget: MessageBudget,
  options: PruneOptions = {},
): PruneResult<Message> {
  return pruneForBudget(messages, budget, { ...plainCount, batch: 0, ...options })
}

/** The messages that are left; fails where none could be. */
export function left(
  messages: readonly Message[],
  budget: MessageBudget,
  options: PruneOptions = {},
): readonly Message[] {
  const pruned = prune(messages, budget, options)
  if (pruned.state === 'cannot-fit') throw new Error(`cannot fit: ${pruned.needed} of ${pruned.available}`)
  return pruned.messages
}

/** Every budget from none to all: what holds at each of them. */
export function atEveryBudget(
  messages: readonly Message[],
  check: (kept: readonly Message[]) => void,
  options: PruneOptions = {},
): void {
  let outcomes = 0
  for (let share = 0; share <= 1; share += 0.02) {
    const pruned = prune(messages, room(messages, share), options)
    if (pruned.state !== 'pruned') continue
    outcomes++
    check(pruned.messages)
  }
  if (outcomes === 0) throw new Error('no budget led to pruning: the case proves nothing')
}

/** Longer than a stub, so that clearing it pays. */
export const long = (text: string): string => text.repeat(40)

export function has(message: unknown, key: string, value: string): boolean {
  return (
    typeof message === 'object' && message !== null && (message as Record<string, unknown>)[key] === value
  )
}

export function isResult(message: unknown): boolean {
  return has(message, 'role', 'tool')
}

export function isOfTools(message: unknown): boolean {
  return isResult(message) || (message as { tool_calls?: unknown }).tool_calls !== undefined
}
