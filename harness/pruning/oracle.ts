import type { PruneResult } from '../../budget/index.ts'
import type { Item } from './transcripts/item.ts'
import type { Message, Transcript } from './transcripts/transcript.ts'

export type Fate = 'kept' | 'edited' | 'dropped'

/**
 * What became of each message. Throws where the result is no subsequence of the caller's own objects with
 * copies only where an action says so: everything else here rests on that.
 */
export function fates({ messages }: Transcript, result: PruneResult<Message>): readonly Fate[] {
  if (result.state !== 'pruned') return messages.map(() => 'kept')
  const edited = new Set(result.actions.flatMap((action) => (action.kind === 'drop' ? [] : [action.index])))
  const dropped = new Set(result.actions.flatMap((action) => (action.kind === 'drop' ? action.indexes : [])))
  let next = 0
  const list = messages.map((message, index): Fate => {
    if (dropped.has(index)) return 'dropped'
    const given = result.messages[next++]
    if (given === message) return 'kept'
    if (given !== undefined && edited.has(index)) return 'edited'
    throw new Error(`message ${index} is neither kept, nor declared as edited or dropped`)
  })
  if (next !== result.messages.length) throw new Error('messages were added')
  return list
}

/** Indexes of what must stay, by the generator's knowledge alone. */
export function mandatory(items: readonly Item[]): ReadonlySet<number> {
  const groups = new Set<string>()
  const lastUser = items.findLastIndex((item) => item.role === 'user')
  const last = lastUser >= 0 ? lastUser : items.findLastIndex((item) => item.role !== 'system')
  if (last >= 0) groups.add((items[last] as Item).group)
  for (const group of liveGroups(items)) groups.add(group)
  const turns = new Set(items.filter((item) => groups.has(item.group)).map((item) => item.turn))
  const kept = (item: Item, index: number) =>
    item.role === 'system' || groups.has(item.group) || (turns.has(item.turn) && isTurnStart(items, index))
  return new Set(items.flatMap((item, index) => (kept(item, index) ? [index] : [])))
}

export function isTurnStart(items: readonly Item[], index: number): boolean {
  const item = items[index] as Item
  return item.role === 'user' && item.results.length === 0
}

/** Groups at the end that wait: a call without its result, or results that the model has not answered. */
export function liveGroups(items: readonly Item[]): ReadonlySet<string> {
  const live = new Set<string>()
  const answered = new Set(items.flatMap((item) => item.results))
  let index = items.length - 1
  for (; index >= 0; index--) {
    const item = items[index] as Item
    if (item.role !== 'tool' && item.role !== 'system') break
    if (item.role === 'tool' && items.some((other) => other.group === item.group && other.calls.length > 0)) {
      live.add(item.group)
    }
  }
  const last = items[index]
  if (last?.role === 'assistant') {
    const calls = items.filter((item) => item.group === last.group).flatMap((item) => item.calls)
    if (calls.some((call) => !answered.has(call))) live.add(last.group)
  }
  return live
}

/** A message that holds nothing but what an earlier one said. */
export function isDuplicate(item: Item): boolean {
  return item.repeated > 0 && item.results.length === 0 && item.role === 'tool'
}

/** The first turn that is protected: the last `keepTurns`, and at least one. */
export function firstProtectedTurn(items: readonly Item[], keepTurns: number): number {
  const turns = new Set(items.flatMap((item) => (item.role === 'system' ? [] : [item.turn])))
  const list = [...turns].sort((a, b) => a - b)
  const hasUser = items.some((_, index) => isTurnStart(items, index))
  const users = hasUser ? list.filter((turn) => turn > 0) : list
  return users.at(-Math.max(1, keepTurns)) ?? users[0] ?? 0
}
