import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { pruneForBudget } from '../../../budget/index.ts'
import { fates, isDuplicate, isTurnStart, liveGroups, mandatory } from '../../../harness/pruning/oracle.ts'
import type { Item } from '../../../harness/pruning/transcripts/item.ts'
import { always, cost, pruneCase, pruned, RUNS } from '../prune-case.ts'

const groupsOf = (items: readonly Item[]) => {
  const groups = new Map<string, number[]>()
  for (const [index, item] of items.entries())
    groups.set(item.group, [...(groups.get(item.group) ?? []), index])
  return groups
}

describe('what is pruned is still a valid conversation', () => {
  test('PAIR: a call stays if and only if its result does', () => {
    always((items, fate) => {
      for (const [index, item] of items.entries()) {
        for (const call of item.calls) {
          const result = items.findIndex((other) => other.results.includes(call))
          if (result >= 0) assert.equal(fate[result] === 'dropped', fate[index] === 'dropped')
        }
      }
    })
  })

  test('BATCH: a parallel group stays or goes as one', () => {
    always((items, fate) => {
      for (const indexes of groupsOf(items).values()) {
        const own = indexes.filter((index) => !isDuplicate(items[index] as Item))
        assert.ok(new Set(own.map((index) => fate[index] === 'dropped')).size < 2)
      }
    })
  })

  test('ATOM: approvals and reasoning stay or go with their call', () => {
    always((items, fate) => {
      for (const [index, item] of items.entries()) {
        if (!(item.approval || item.signed)) continue
        const call = items.findIndex((other) => other.group === item.group && other.calls.length > 0)
        if (call >= 0) assert.equal(fate[index] === 'dropped', fate[call] === 'dropped')
      }
    })
  })

  test('SIGNED: what the model said, signed or not, is the very same object, or gone', () => {
    always((items, fate) => {
      for (const [index, item] of items.entries()) {
        if (item.signed || item.role === 'assistant') assert.notEqual(fate[index], 'edited')
      }
    })
  })

  test('UNIQUE: what is left answers each call once', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const result = pruned(given)
        if (result.state !== 'pruned') return
        const { items } = given.transcript
        const fate = fates(given.transcript, result)
        const cleaned = new Set(
          result.actions.flatMap((action) => (action.kind === 'remove-duplicates' ? [action.index] : [])),
        )
        for (const [index, item] of items.entries()) {
          if (item.repeated > 0 && fate[index] !== 'dropped') assert.ok(cleaned.has(index))
          if (isDuplicate(item)) assert.equal(fate[index], 'dropped')
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('START: after a drop the first message, system apart, is a user', () => {
    always((items, fate) => {
      const first = items.findIndex((item, index) => item.role !== 'system' && fate[index] !== 'dropped')
      const firstGiven = items.findIndex((item) => item.role !== 'system')
      if (firstGiven < 0) return
      if (isTurnStart(items, firstGiven)) assert.equal(isTurnStart(items, first), true)
      const hasUser = items.some((_, index) => isTurnStart(items, index))
      const firstTurn = Math.min(...items.flatMap((item) => (item.role === 'system' ? [] : [item.turn])))
      const aTurnIsGone = items.every(
        (item, index) => item.turn !== firstTurn || item.role === 'system' || fate[index] === 'dropped',
      )
      if (hasUser && aTurnIsGone) assert.equal(isTurnStart(items, first), true)
    })
  })

  test('NONEMPTY: something is left to send', () => {
    always((_, fate) => assert.ok(fate.some((one) => one !== 'dropped')))
  })

  test('SYSTEM: system and developer messages stay as they are', () => {
    always((items, fate) => {
      for (const [index, item] of items.entries())
        if (item.role === 'system') assert.equal(fate[index], 'kept')
    })
  })

  test('LAST_USER: the last user message stays as it is', () => {
    always((items, fate) => {
      const last = items.findLastIndex((item) => item.role === 'user')
      if (last >= 0) assert.equal(fate[last], items[last]?.repeated ? 'edited' : 'kept')
    })
  })

  test('LIVE_TAIL: calls that wait, and results that wait for an answer, stay as they are', () => {
    always((items, fate) => {
      for (const group of liveGroups(items)) {
        for (const [index, item] of items.entries()) {
          if (item.group === group && item.repeated === 0) assert.equal(fate[index], 'kept')
        }
      }
    })
  })

  test('DANGLING: dead calls never block pruning, down to the mandatory messages alone', () => {
    fc.assert(
      fc.property(pruneCase, ({ transcript, options }) => {
        const must = mandatory(transcript.items)
        const needed = cost(transcript.messages.filter((_, index) => must.has(index)))
        const result = pruneForBudget(
          transcript.messages,
          { pruneAbove: 0, availableForHistory: needed },
          options,
        )
        assert.notEqual(result.state, 'cannot-fit')
        if (result.state !== 'pruned') return
        for (const [index, fate] of fates(transcript, result).entries()) {
          if (!must.has(index)) assert.equal(fate, 'dropped')
        }
      }),
      { numRuns: RUNS },
    )
  })
})
