import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { estimateMessagesTokens, type PruneCursor, pruneForBudget } from '../../../budget/index.ts'
import { removalGoal } from '../../../budget/prune/removal-goal.ts'
import { type Fate, fates, mandatory } from '../../../harness/pruning/oracle.ts'
import { type Message, type Transcript, transcript } from '../../../harness/pruning/transcripts/transcript.ts'
import { budgetOf, cost, limitOf, options, RUNS, shares } from '../prune-case.ts'

/** The transcript as it was after each message, from the first half on. */
function growth({ items, messages, format }: Transcript): readonly Transcript[] {
  const from = Math.ceil(messages.length / 2)
  return messages.slice(from).map((_, index) => ({
    format,
    items: items.slice(0, from + index + 1),
    messages: messages.slice(0, from + index + 1),
  }))
}

describe("pruning spares the caller's time and the provider's cache", () => {
  test('LINEAR: each text is counted at most once, and no old text again in the next call', () => {
    fc.assert(
      fc.property(transcript, shares, (from, share) => {
        const calls: string[] = []
        // A new estimator each time, so that no cache of an earlier run helps.
        const counting = (text: string) => {
          calls.push(text)
          return text.length
        }
        const budget = budgetOf(cost(from.messages), share)
        estimateMessagesTokens(from.messages, { estimator: counting })
        const pieces = calls.length
        calls.length = 0
        const fresh = (text: string) => counting(text)
        pruneForBudget(from.messages, budget, { estimator: fresh, batch: 0 })
        assert.ok(calls.length <= pieces + 1, `${calls.length} calls for ${pieces} texts and the stub`)
        calls.length = 0
        const message = { role: 'user', content: 'one more' }
        pruneForBudget([...from.messages, message], budget, { estimator: fresh, batch: 0 })
        assert.ok(calls.length <= 2, `${calls.length} calls for one new text and the stub`)
      }),
      { numRuns: RUNS },
    )
  })

  test('BYTE_STABLE: a cleared result looks the same whatever surrounds it', () => {
    fc.assert(
      fc.property(transcript, shares, shares, options, (from, early, late, settings) => {
        const seen = new Map<number, string>()
        for (const [step, share] of [early, late].entries()) {
          const messages =
            step === 0 ? from.messages : [...from.messages, { role: 'user', content: 'and then?' }]
          const grown = { ...from, messages }
          const result = pruneForBudget(messages, budgetOf(cost(messages), share), settings)
          if (result.state !== 'pruned') return
          let next = 0
          for (const [index, fate] of fates(grown, result).entries()) {
            if (fate === 'dropped') continue
            const now: string = JSON.stringify(result.messages[next++])
            // A repeated result leaves its message before any is cleared: two edits, each the same everywhere.
            if (fate === 'kept' || from.items[index]?.repeated) continue
            assert.equal(seen.get(index) ?? now, now)
            seen.set(index, now)
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test("NO_RESURRECTION: with the last call's cursor, nothing removed comes back, unless it must be sent now", () => {
    const rank = { kept: 2, edited: 1, dropped: 0 }
    fc.assert(
      fc.property(transcript, shares, options, (from, share, settings) => {
        const budget = budgetOf(cost(from.messages), share)
        let cursor: PruneCursor | undefined
        let before: readonly Fate[] = []
        for (const grown of growth(from)) {
          const result = pruneForBudget(grown.messages, budget, { ...settings, cursor })
          if (result.state === 'cannot-fit') return
          const now = fates(grown, result)
          const must = mandatory(grown.items)
          for (const [index, fate] of before.entries()) {
            if (must.has(index) || (grown.items[index]?.repeated ?? 0) > 0) continue
            assert.ok(rank[now[index] as Fate] <= rank[fate], `message ${index} came back`)
          }
          before = now
          cursor = result.state === 'pruned' ? result.cursor : undefined
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('HYSTERESIS: with the cursor, a prune buys room for a whole batch before the next one', () => {
    fc.assert(
      fc.property(transcript, shares, fc.integer({ min: 20, max: 200 }), (from, share, batch) => {
        const budget = budgetOf(cost(from.messages), share)
        let cursor: PruneCursor | undefined
        let removed = 0
        for (const grown of growth(from)) {
          const result = pruneForBudget(grown.messages, budget, { estimator: length, batch, cursor })
          if (result.state !== 'pruned') return
          const now = result.before - result.after
          const must = mandatory(grown.items)
          const isAll = result.messages.length === must.size
          // On the grid: as much as the next multiple asks for, or all there is; else it is what was removed before.
          const goal = Math.ceil((result.before - limitOf(budget)) / batch) * batch
          const isUnchanged = JSON.stringify(result.cursor) === JSON.stringify(cursor)
          if (!isUnchanged && !isAll && now > removed && !hasRepeats(grown)) assert.ok(now >= goal)
          removed = now
          cursor = result.cursor
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('HYSTERESIS: in a long tool loop few calls change what was sent before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 20_000 }),
        fc.integer({ min: 20, max: 200 }),
        (pruneAbove, size) => {
          const budget = { pruneAbove, availableForHistory: pruneAbove * 2 }
          const messages: Message[] = [{ role: 'user', content: 'go' } as Message]
          let changes = 0
          let cursor: PruneCursor | undefined
          const steps = 60
          for (let step = 0; step < steps; step++) {
            messages.push(...loopStep(step, size))
            const result = pruneForBudget(messages, budget, { estimator: length, cursor })
            if (result.state !== 'pruned') continue
            if (JSON.stringify(result.cursor) !== JSON.stringify(cursor)) changes++
            cursor = result.cursor
          }
          // An eighth of the limit is the least that a prune frees.
          const grown = cost(messages)
          assert.ok(
            changes <= Math.ceil(grown / (pruneAbove / 8)) + 1,
            `${changes} changes in ${steps} steps`,
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  test('the automatic grid never removes more for a larger limit, nor less than needed, nor over a quarter more', () => {
    const sizes = fc.record({
      total: fc.integer({ min: 0, max: 1e6 }),
      limit: fc.integer({ min: 1, max: 1e6 }),
      more: fc.integer({ min: 0, max: 5000 }),
    })
    fc.assert(
      fc.property(sizes, ({ total, limit, more }) => {
        const goal = removalGoal(total, limit, 'auto')
        assert.ok(goal >= total - limit)
        if (total > limit) assert.ok(goal < total - limit + Math.max(1, limit / 4))
        assert.ok(removalGoal(total, limit + more, 'auto') <= goal)
      }),
      { numRuns: 5 * RUNS },
    )
  })

  test('CHARS: a character budget prunes by characters, whatever the estimator', () => {
    const unused = (): number => {
      throw new Error('a character budget needs no estimator')
    }
    const overheads = { perMessage: 0, perName: 0 }
    fc.assert(
      fc.property(transcript, shares, (from, share) => {
        if (hasImages(from)) return
        // Without media and overheads a character is what the tests' own estimator takes for a token.
        const budget = budgetOf(cost(from.messages, { overheads }), share)
        const byTokens = pruneForBudget(from.messages, budget, { estimator: length, overheads })
        const byChars = pruneForBudget(
          from.messages,
          { ...budget, unit: 'chars' },
          { estimator: unused, overheads },
        )
        assert.deepEqual(byChars, byTokens)
      }),
      { numRuns: RUNS },
    )
  })
})

function hasImages({ messages }: Transcript): boolean {
  return /iVBOR|QUJDQUJD|c2VhbGVk/.test(JSON.stringify(messages))
}

function length(text: string): number {
  return text.length
}

function hasRepeats({ items }: Transcript): boolean {
  return items.some((item) => item.repeated > 0)
}

function loopStep(step: number, size: number): Message[] {
  const call = { id: `call-${step}`, type: 'function', function: { name: 'read', arguments: '{}' } }
  return [
    { role: 'assistant', content: null, tool_calls: [call] } as Message,
    { role: 'tool', tool_call_id: `call-${step}`, content: 'x'.repeat(size) } as Message,
  ]
}
