import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { pruneForBudget } from '../../../budget/index.ts'
import { INVARIANTS } from '../../../harness/pruning/invariants.ts'
import { fates, isDuplicate, mandatory } from '../../../harness/pruning/oracle.ts'
import { outcomeOf } from '../../../harness/pruning/outcome.ts'
import { always, cost, pruneCase, pruned, RUNS } from '../prune-case.ts'

describe('what is pruned is still a valid conversation', () => {
  // The same predicates that the benchmark holds other pruners to.
  for (const { id, statement, holds } of INVARIANTS) {
    test(`${id}: ${statement}`, () => {
      fc.assert(
        fc.property(pruneCase, (given) => {
          const result = pruned(given)
          if (result.state !== 'pruned') return
          assert.ok(holds(given.transcript.items, outcomeOf(given.transcript, result)))
        }),
        { numRuns: RUNS },
      )
    })
  }

  test('ATOM: approvals and reasoning stay or go with their call', () => {
    always((items, fate) => {
      for (const [index, item] of items.entries()) {
        if (!(item.approval || item.signed)) continue
        const call = items.findIndex((other) => other.group === item.group && other.calls.length > 0)
        if (call >= 0) assert.equal(fate[index] === 'dropped', fate[call] === 'dropped')
      }
    })
  })

  test('SIGNED, of every response: what the model said is the very same object, or gone', () => {
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
