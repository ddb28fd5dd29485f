import { isDuplicate, isTurnStart, liveGroups } from './oracle.ts'
import type { Outcome } from './outcome.ts'
import type { Item } from './transcripts/item.ts'

/** What must hold of any pruned conversation, whoever pruned it. */
export interface Invariant {
  readonly id: string
  /** `provider-would-reject`: a request that breaks it is refused, by one provider at least. */
  readonly class: 'provider-would-reject' | 'policy'
  readonly statement: string
  holds(items: readonly Item[], outcome: Outcome): boolean
}

/** Where the room is enough for what must be kept: what was available. */
export interface Room {
  readonly available: number
}

export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'PAIR',
    class: 'provider-would-reject',
    statement: 'a call stays if and only if its result does',
    holds: (items, { left }) => {
      const resultsGiven = new Set(items.flatMap((item) => item.results))
      const callsGiven = new Set(items.flatMap((item) => item.calls))
      const calls = new Set(left.flatMap((one) => one.calls))
      const results = new Set(left.flatMap((one) => one.results))
      return (
        [...calls].every((call) => !resultsGiven.has(call) || results.has(call)) &&
        [...results].every((result) => !callsGiven.has(result) || calls.has(result))
      )
    },
  },
  {
    id: 'START',
    class: 'provider-would-reject',
    statement: 'what began with a user, system apart, still does',
    holds: (items, { left }) => {
      const given = items.findIndex((item) => item.role !== 'system')
      const first = items.findIndex((item, at) => item.role !== 'system' && left[at]?.fate !== 'dropped')
      if (given < 0 || first < 0) return true
      const hasUser = items.some((_, at) => isTurnStart(items, at))
      const firstTurn = items[given]?.turn
      const isFirstTurnGone = items.every(
        (item, at) => item.turn !== firstTurn || item.role === 'system' || left[at]?.fate === 'dropped',
      )
      const isHeld = isTurnStart(items, given) || (hasUser && isFirstTurnGone)
      return !isHeld || isTurnStart(items, first)
    },
  },
  {
    id: 'NONEMPTY',
    class: 'provider-would-reject',
    statement: 'something is left to send beside the system messages',
    holds: (items, { left, refused }) =>
      refused ||
      items.every(({ role }) => role === 'system') ||
      left.some((one, at) => one.fate !== 'dropped' && items[at]?.role !== 'system'),
  },
  {
    id: 'SUBSEQ',
    class: 'provider-would-reject',
    statement: 'nothing comes out that did not go in, and in the order it went in',
    holds: (_, { isSubsequence }) => isSubsequence,
  },
  {
    id: 'SIGNED',
    class: 'provider-would-reject',
    statement: 'the last signed response is as it was, or wholly gone',
    holds: (items, { left }) => {
      const last = items.findLast((item) => item.signed)
      if (last === undefined) return true
      const group = items.flatMap((item, at) =>
        item.group === last.group && item.role === 'assistant' ? [left[at]?.fate] : [],
      )
      return group.every((fate) => fate === 'kept') || group.every((fate) => fate === 'dropped')
    },
  },
  {
    id: 'BATCH',
    class: 'policy',
    statement: 'a parallel group stays or goes as one',
    holds: (items, { left }) => {
      const isLeft = new Map<string, boolean>()
      return items.every((item, at) => {
        if (isDuplicate(item)) return true
        const one = left[at]
        const stays = one !== undefined && one.fate !== 'dropped' && hasAll(one.calls, item.calls)
        const before = isLeft.get(item.group)
        isLeft.set(item.group, stays)
        return before === undefined || before === stays
      })
    },
  },
  {
    id: 'SYSTEM',
    class: 'policy',
    statement: 'system and developer messages stay as they are',
    holds: (items, { left }) =>
      items.every((item, at) => item.role !== 'system' || left[at]?.fate === 'kept'),
  },
  {
    id: 'LAST_USER',
    class: 'policy',
    statement: 'the last user message stays as it is',
    holds: (items, { left }) => {
      const last = items.findLastIndex((item) => item.role === 'user')
      return last < 0 || left[last]?.fate === (items[last]?.repeated ? 'edited' : 'kept')
    },
  },
  {
    id: 'LIVE_TAIL',
    class: 'policy',
    statement: 'calls that wait, and results that wait for an answer, stay as they are',
    holds: (items, { left }) => {
      const live = liveGroups(items)
      return items.every((item, at) => {
        return !live.has(item.group) || item.repeated > 0 || left[at]?.fate === 'kept'
      })
    },
  },
]

/** Beside the others, since it alone needs the budget. */
export const FIT: Omit<Invariant, 'holds'> & { holds(outcome: Outcome, room: Room): boolean } = {
  id: 'FIT',
  class: 'policy',
  statement: 'where what must be kept fits, what comes out fits',
  holds: ({ cost, refused }, { available }) => !refused && cost <= available,
}

function hasAll(these: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => these.includes(one))
}
