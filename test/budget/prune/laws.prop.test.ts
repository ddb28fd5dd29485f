import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { type PruneCursor, pruneForBudget } from '../../../budget/index.ts'
import { fates, mandatory } from '../../../harness/pruning/oracle.ts'
import { budgetOf, cost, estimator, limitOf, pruneCase, pruned, RUNS, shares } from '../prune-case.ts'

const pairs = fc.record({ given: pruneCase, other: shares })

/** The cursor of an earlier call, with another budget, on the first part of the list. */
function earlierCursor(
  given: Parameters<typeof pruned>[0],
  other: { aim: number; room: number },
): PruneCursor | undefined {
  const { messages } = given.transcript
  const before = messages.slice(0, Math.ceil(messages.length * 0.7))
  const result = pruneForBudget(before, budgetOf(cost(before), other), given.options)
  return result.state === 'pruned' ? result.cursor : undefined
}

describe('pruning obeys its laws', () => {
  test('SUBSEQ: the result holds the very messages in order, and copies only where declared', () => {
    fc.assert(
      fc.property(pruneCase, (given) => void fates(given.transcript, pruned(given))),
      { numRuns: RUNS },
    )
  })

  test('PURE: a deep-frozen list is read, and stays as it was', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const before = JSON.stringify(given.transcript.messages)
        pruned(given)
        assert.equal(JSON.stringify(given.transcript.messages), before)
      }),
      { numRuns: RUNS },
    )
  })

  test('DETERMINISTIC: equal lists give equal results', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const clone = structuredClone(given.transcript.messages)
        assert.deepEqual(pruneForBudget(clone, given.budget, given.options), pruned(given))
      }),
      { numRuns: RUNS },
    )
  })

  test('NOOP: what fits comes back as the same list', () => {
    fc.assert(
      fc.property(pruneCase, ({ transcript, budget, options }) => {
        const total = cost(transcript.messages)
        const result = pruneForBudget(
          transcript.messages,
          { ...budget, pruneAbove: total, availableForHistory: total },
          options,
        )
        assert.ok(result.state === 'fits' && result.messages === transcript.messages)
      }),
      { numRuns: RUNS },
    )
  })

  test('NOGROW: neither the list nor any message of it costs more than before', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const result = pruned(given)
        if (result.state !== 'pruned') return
        assert.ok(result.after <= result.before && result.messages.length <= given.transcript.messages.length)
        let next = 0
        for (const [index, fate] of fates(given.transcript, result).entries()) {
          if (fate === 'dropped') continue
          const now = result.messages[next++]
          if (fate === 'edited' && now) {
            assert.ok(cost([now]) < cost([given.transcript.messages[index] as typeof now]))
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test("FIT_OR_ERROR: the result fits by the caller's own count, which is the one it states", () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const result = pruned(given)
        if (result.state === 'cannot-fit') {
          assert.ok(result.needed > result.available && result.available === given.budget.availableForHistory)
          return
        }
        const total = cost(result.messages)
        assert.ok(total <= given.budget.availableForHistory)
        assert.equal(total, result.state === 'fits' ? result.before : result.after)
      }),
      { numRuns: RUNS },
    )
  })

  test('COMPLETE: cannot-fit if and only if the mandatory messages alone exceed what is available', () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const { items, messages } = given.transcript
        if (items.some((item) => item.repeated > 0)) return
        const must = mandatory(items)
        const needed = cost(messages.filter((_, index) => must.has(index)))
        const result = pruned(given)
        if (cost(messages) <= limitOf(given.budget)) return assert.equal(result.state, 'fits')
        assert.equal(result.state === 'cannot-fit', needed > given.budget.availableForHistory)
        if (result.state !== 'cannot-fit') return
        assert.equal(result.needed, needed)
        assert.deepEqual(
          result.mandatory,
          [...must].sort((a, b) => a - b),
        )
        const costs = result.mandatory.map((index) => cost([messages[index] as { role: string }]))
        assert.equal(result.largest.cost, Math.max(...costs))
      }),
      { numRuns: RUNS },
    )
  })

  test("IDEMPOTENT: a result fits; and the same list with the result's cursor gives it again", () => {
    fc.assert(
      fc.property(pruneCase, (given) => {
        const first = pruned(given)
        if (first.state !== 'pruned') return
        const { transcript, budget, options } = given
        const again = pruneForBudget(transcript.messages, budget, { ...options, cursor: first.cursor })
        assert.ok(again.state === 'pruned')
        assert.deepEqual(again.messages, first.messages)
        assert.deepEqual(again.cursor, first.cursor)
        if (first.after > limitOf(budget)) return
        const next = pruneForBudget(first.messages, budget, options)
        assert.ok(next.state === 'fits' && next.messages === first.messages)
      }),
      { numRuns: RUNS },
    )
  })

  test('MONOTONE: a larger budget keeps all that a smaller one keeps', () => {
    const growing = fc.record({ given: pruneCase, other: shares, extra: fc.integer({ min: 0, max: 200 }) })
    const rank = { kept: 2, edited: 1, dropped: 0 }
    fc.assert(
      fc.property(growing, ({ given, other, extra }) => {
        const options = { ...given.options, cursor: earlierCursor(given, other) }
        const { pruneAbove, availableForHistory } = given.budget
        const larger = { pruneAbove: pruneAbove + extra, availableForHistory: availableForHistory + extra }
        const small = pruneForBudget(given.transcript.messages, given.budget, options)
        const large = pruneForBudget(given.transcript.messages, larger, options)
        if (small.state === 'cannot-fit') return
        assert.ok(large.state !== 'cannot-fit')
        const fewer = fates(given.transcript, small)
        const more = fates(given.transcript, large)
        for (const [index, fate] of more.entries()) {
          if ((given.transcript.items[index]?.repeated ?? 0) > 0) continue
          assert.ok(rank[fate] >= rank[fewer[index] as typeof fate])
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('MINIMAL: without batching, undoing the last action overflows', () => {
    fc.assert(
      fc.property(pairs, ({ given, other }) => {
        const options = { ...given.options, batch: 0, cursor: earlierCursor(given, other) }
        const { messages } = given.transcript
        const result = pruneForBudget(messages, given.budget, options)
        if (result.state !== 'pruned') return
        const last = result.actions.at(-1)
        if (last === undefined || last.kind === 'remove-duplicates') return
        if (last.kind === 'drop' && (last.what === 'duplicate' || last.what === 'dropped-before')) return
        const isFromCursor = options.cursor && result.actions.length === repeated(messages, options.cursor)
        if (!isFromCursor) assert.ok(result.after + last.saved > limitOf(given.budget))
      }),
      { numRuns: RUNS },
    )
  })
})

/** How many actions the cursor alone accounts for: those of a call that nothing forces to go on. */
function repeated(messages: readonly { readonly role: string }[], cursor: PruneCursor): number {
  const roomy = { pruneAbove: 1e9, availableForHistory: 1e9 }
  const result = pruneForBudget(messages, roomy, { estimator, cursor })
  return result.state === 'pruned' ? result.actions.length : 0
}
