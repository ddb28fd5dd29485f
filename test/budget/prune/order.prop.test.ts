import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { createContextBudget, DEFAULT_STUB, pruneForBudget } from '../../../budget/index.ts'
import { fates, firstProtectedTurn, mandatory } from '../../../harness/pruning/oracle.ts'
import type { Item } from '../../../harness/pruning/transcripts/item.ts'
import { type Transcript, transcript } from '../../../harness/pruning/transcripts/transcript.ts'
import { always, cost, estimator, limitOf, pruneCase, pruned, RUNS } from '../prune-case.ts'

/** What the damage may touch, in order; duplicates go first and are no damage. */
function touchable(items: readonly Item[]): readonly number[] {
  const must = mandatory(items)
  return items.flatMap((item, index) => (must.has(index) || item.repeated > 0 ? [] : [index]))
}

/** A result that a stub would shorten. */
function isClearable(item: Item): boolean {
  return item.role !== 'assistant' && item.resultChars > DEFAULT_STUB.length
}

describe('damage comes in its order', () => {
  test('KEEP_N: the last turns are whole while anything older can go', () => {
    always((items, fate, { options }) => {
      const first = firstProtectedTurn(items, options.keepTurns ?? 2)
      const indexes = touchable(items)
      const hurt = indexes.some((index) => (items[index] as Item).turn >= first && fate[index] !== 'kept')
      if (!hurt) return
      for (const index of indexes)
        if ((items[index] as Item).turn < first) assert.equal(fate[index], 'dropped')
    })
  })

  test('OLDEST_FIRST: no turn goes before an older one, no result is cleared before an older one', () => {
    always((items, fate, { options }) => {
      const first = firstProtectedTurn(items, options.keepTurns ?? 2)
      for (const isOld of [true, false]) {
        const zone = touchable(items).filter((index) => (items[index] as Item).turn < first === isOld)
        if (isOld) {
          const lastGone = zone.findLast((index) => fate[index] === 'dropped')
          const turn = lastGone === undefined ? -1 : (items[lastGone] as Item).turn
          for (const index of zone)
            if ((items[index] as Item).turn <= turn) assert.equal(fate[index], 'dropped')
        }
        const lastCleared = zone.findLast((index) => fate[index] === 'edited') ?? -1
        for (const index of zone) {
          if (index < lastCleared && isClearable(items[index] as Item)) assert.notEqual(fate[index], 'kept')
        }
      }
    })
  })

  test('TOOLS_FIRST: no message is dropped while a result of its zone could be cleared', () => {
    always((items, fate, { options }) => {
      const first = firstProtectedTurn(items, options.keepTurns ?? 2)
      for (const isOld of [true, false]) {
        const zone = touchable(items).filter((index) => (items[index] as Item).turn < first === isOld)
        if (!zone.some((index) => fate[index] === 'dropped')) continue
        for (const index of zone) if (isClearable(items[index] as Item)) assert.notEqual(fate[index], 'kept')
      }
    })
  })

  test('THRESH: nothing happens up to pruneAbove; above it pruning aims there', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const { transcript: from, budget } = given
        const result = pruned(given)
        assert.equal(result.state === 'fits', cost(from.messages) <= limitOf(budget))
        if (result.state !== 'pruned' || result.after <= limitOf(budget)) return
        const fate = fates(from, result)
        for (const index of touchable(from.items)) assert.equal(fate[index], 'dropped')
      }),
      { numRuns: RUNS },
    )
  })

  test('RESERVE: what a context budget reserves stays free', () => {
    const windows = fc.record({ transcript, contextTokens: fc.integer({ min: 60, max: 3000 }) })
    fc.assert(
      fc.property(windows, ({ transcript: from, contextTokens }) => {
        const budget = createContextBudget({ contextTokens, estimator: { estimate: estimator }, tools: 10 })
        const result = pruneForBudget(from.messages, budget, { estimator })
        if (result.state === 'cannot-fit') return
        const used = cost(result.messages)
        const { reserveForResponse, reserveForTools, reserveForError } = budget
        assert.ok(used + reserveForResponse + reserveForTools + reserveForError <= contextTokens)
      }),
      { numRuns: RUNS },
    )
  })

  test('OVERSIZE: one result larger than the window is named, or cut where that is allowed', () => {
    const oversize = fc.record({
      from: transcript,
      text: fc.constantFrom('x', '😀', '{"a":"b"},').map((unit) => unit.repeat(400)),
      isJson: fc.boolean(),
    })
    fc.assert(
      fc.property(oversize, ({ from, text, isJson }) => {
        const content = isJson ? JSON.stringify([text]) : text
        const messages = [...from.messages, { role: 'user', content }]
        const rest = needed(from)
        const budget = { pruneAbove: rest + 900, availableForHistory: rest + 900 }
        const refused = pruneForBudget(messages, budget, { estimator })
        if (estimator(content) > 900) {
          assert.equal(refused.state, 'cannot-fit')
          if (refused.state === 'cannot-fit') assert.equal(refused.largest.index, messages.length - 1)
        }
        const cut = pruneForBudget(messages, budget, { estimator, truncate: true })
        assert.ok(cut.state !== 'cannot-fit')
        const last = cut.messages.at(-1) as { content: string }
        assert.ok(last.content.isWellFormed() || !content.isWellFormed())
        if (isJson) assert.doesNotThrow(() => JSON.parse(last.content))
        assert.ok(cost(cut.messages) <= budget.availableForHistory)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('truncation, where it is allowed', () => {
  test("TRUNCATED: one text alone is cut, neither the system's nor the model's, and only where all else is gone", () => {
    fc.assert(
      fc.property(pruneCase, ({ transcript: from, budget, options }) => {
        const without = pruneForBudget(from.messages, budget, options)
        const result = pruneForBudget(from.messages, budget, { ...options, truncate: true })
        if (without.state !== 'cannot-fit') return assert.deepEqual(result, without)
        if (result.state !== 'pruned') return assert.deepEqual(result, without)
        const cuts = result.actions.flatMap((action) => (action.kind === 'truncate' ? [action] : []))
        assert.equal(cuts.length, 1)
        const { role } = from.items[cuts[0]?.index ?? 0] as Item
        assert.ok(role === 'user' || role === 'tool')
        const must = mandatory(from.items)
        for (const [index, fate] of fates(from, result).entries())
          if (!must.has(index)) assert.equal(fate, 'dropped')
        assert.ok(cost(result.messages) <= budget.availableForHistory)
        const again = pruneForBudget(from.messages, budget, {
          ...options,
          truncate: true,
          cursor: result.cursor,
        })
        assert.ok(again.state === 'pruned')
        assert.deepEqual(again.messages, result.messages)
      }),
      { numRuns: RUNS },
    )
  })
})

/** What the system messages cost: a user's message that follows makes all else old. */
function needed(from: Transcript): number {
  return cost(from.messages.filter((_, index) => from.items[index]?.role === 'system'))
}
