import { describe, expect, test } from 'vitest'
import { pruneForBudget } from '../../../budget/index.ts'
import { calls, list, plainCount, prune, result, room, user } from '../regressions/messages.ts'

/** Results of one length each: only what they say tells them apart. */
const loop = (steps: number) =>
  list(
    user('go'),
    ...Array.from({ length: steps }, (_, step) => [
      calls(`c${step}`),
      result(`c${step}`, `r${step} `.repeat(30)),
    ]).flat(),
  )

describe('a cursor', () => {
  test('is plain data', () => {
    const messages = loop(8)
    const pruned = prune(messages, room(messages, 0.3))
    expect(pruned.state).toBe('pruned')
    if (pruned.state !== 'pruned') return
    const stored = JSON.parse(JSON.stringify(pruned.cursor))
    const again = prune(structuredClone(messages), room(messages, 0.3), { cursor: stored })
    expect(again).toMatchObject({ messages: pruned.messages, cursor: pruned.cursor })
  })

  test('is ignored on the pruned list, which lacks what the cursor speaks of', () => {
    const messages = loop(8)
    const first = prune(messages, room(messages, 0.3))
    if (first.state !== 'pruned') throw new Error('expected pruning')
    expect(first.cursor.dropped).not.toEqual([])
    const grown = [...first.messages, ...loop(6).slice(1)]
    const budget = room(grown, 0.9)
    expect(prune(grown, budget, { cursor: first.cursor })).toEqual(prune(grown, budget))
    const roomy = room(first.messages, 1)
    expect(pruneForBudget(first.messages, roomy, { ...plainCount, cursor: first.cursor })).toMatchObject({
      state: 'fits',
      messages: first.messages,
    })
  })

  test('is ignored on a list that was rewound or written anew', () => {
    const messages = loop(8)
    const first = prune(messages, room(messages, 0.3))
    if (first.state !== 'pruned') throw new Error('expected pruning')
    for (const other of [messages.slice(0, 3), list(user('new'), ...loop(8).slice(3))]) {
      const budget = room(other, 0.9)
      expect(prune(other, budget, { cursor: first.cursor })).toEqual(prune(other, budget))
    }
  })

  test('never takes away what has become mandatory since', () => {
    const messages = list(user('one'), { role: 'assistant', content: 'x'.repeat(300) }, user('two'))
    const first = prune(messages, room(messages, 0.1))
    if (first.state !== 'pruned') throw new Error('expected pruning')
    expect(first.cursor.dropped).toEqual([[0, 2]])
    // Rewound to before the second question: the first one is the last user message again.
    const rewound = messages.slice(0, 2)
    const again = prune(rewound, room(rewound, 0.2), { cursor: first.cursor })
    expect(again).toMatchObject({ state: 'pruned', messages: [messages[0]] })
  })
})

describe('options and budgets that are no numbers', () => {
  const messages = loop(2)
  test.each([
    [{ pruneAbove: Number.NaN, availableForHistory: 10 }, {}, /pruneAbove/],
    [{ pruneAbove: 10, availableForHistory: -1 }, {}, /availableForHistory/],
    [{ pruneAbove: 10, availableForHistory: 10 }, { keepTurns: 1.5 }, /keepTurns/],
    [{ pruneAbove: 10, availableForHistory: 10 }, { batch: Number.NaN }, /batch/],
  ])('are refused: %j %j', (budget, options, message) => {
    expect(() => pruneForBudget(messages, budget, options)).toThrow(message)
  })

  test('an unlimited budget fits all', () => {
    const unlimited = { pruneAbove: Number.POSITIVE_INFINITY, availableForHistory: Number.POSITIVE_INFINITY }
    expect(pruneForBudget(messages, unlimited)).toMatchObject({ state: 'fits' })
  })

  test('characters count as characters, with four for each token of overhead', () => {
    const budget = { unit: 'chars', pruneAbove: 100, availableForHistory: 100 } as const
    expect(pruneForBudget(list(user('hello')), budget)).toMatchObject({ before: 16 + 5 })
  })
})
