import { describe, expect, test } from 'vitest'
import {
  CannotFitError,
  type PruneCursor,
  pruneForBudget,
  pruneForBudgetOrThrow,
} from '../../../budget/index.ts'
import { deepFreeze } from '../../../harness/pruning/transcripts/transcript.ts'
import { answer, calls, left, list, long, plainCount, prune, result, room, system, user } from './messages.ts'

describe('always an answer', () => {
  test('#4 langchain-ai/langchainjs#7582: shared and frozen state is never written to', () => {
    const messages = deepFreeze(
      list(user(long('a')), calls('a'), result('a', long('r')), answer('b'), user(long('c'))),
    )
    const before = JSON.stringify(messages)
    pruneForBudget(messages, { pruneAbove: 60, availableForHistory: 160 }, { ...plainCount, truncate: true })
    expect(JSON.stringify(messages)).toBe(before)
  })

  test('#7 langchain-ai/langchain#30376: [system, empty human] gives a defined result', () => {
    const messages = list(system('rules'), user(''))
    expect(prune(messages, room(messages, 1))).toMatchObject({ state: 'fits', messages })
    expect(prune(messages, room(messages, 0.5))).toMatchObject({ state: 'cannot-fit', mandatory: [0, 1] })
  })

  test('#18 continuedev/continue#9783: nothing, and nothing but blanks, is no crash', () => {
    expect(prune([], { pruneAbove: 0, availableForHistory: 0 })).toMatchObject({ state: 'fits' })
    const blank = list(user('   '))
    expect(() => pruneForBudgetOrThrow(blank, { pruneAbove: 0, availableForHistory: 0 })).toThrow(
      CannotFitError,
    )
    expect(pruneForBudgetOrThrow(blank, { pruneAbove: 99, availableForHistory: 99 })).toBe(blank)
  })

  test('#13 vercel/ai#21102: a part of a new kind is counted and kept with its message', () => {
    const novel = {
      role: 'user',
      content: [
        { type: 'reasoning-file-2', text: 'new' },
        { type: 'text', text: 'q' },
      ],
    }
    const messages = list(user(long('old')), answer('x'), novel)
    expect(left(messages, room(messages, 0.5), { keepTurns: 1 })).toEqual([novel])
    const file = {
      role: 'assistant',
      content: [{ type: 'reasoning-file', data: 'QUJD'.repeat(300_000), mediaType: 'image/png' }],
    }
    expect(room(list(file), 1).availableForHistory).toBeLessThan(2000)
  })

  test('#15 BerriAI/litellm#6505: what fits is left alone, tool results too', () => {
    const messages = list(user('q'), calls('a'), result('a', long('r')), answer('ok'))
    expect(prune(messages, room(messages, 1))).toEqual({
      state: 'fits',
      messages,
      before: expect.any(Number),
    })
  })

  test('#25 google-gemini/gemini-cli#15225: the output is below the threshold, or failure is explicit', () => {
    const messages = list(user(long('a')), answer(long('b')), user(long('c')))
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const budget = room(messages, share)
      const pruned = prune(messages, budget)
      if (pruned.state === 'pruned') expect(pruned.after).toBeLessThanOrEqual(budget.availableForHistory)
      else expect(pruned).toMatchObject({ state: 'cannot-fit', available: budget.availableForHistory })
    }
  })

  test('#26 google-gemini/gemini-cli#4777: a small result is never replaced by a larger stub', () => {
    const messages = list(user(long('old')), calls('a'), result('a', 'ok'), answer('x'), user('q'))
    const pruned = prune(messages, room(messages, 0.99), { keepTurns: 1 })
    expect(pruned).toMatchObject({ state: 'pruned', actions: [{ kind: 'drop', what: 'turn' }] })
  })

  test('#28 anomalyco/opencode#27924: mandatory messages above the trigger fit once, above the window fail once', () => {
    const messages = list(system(long('s')), user(long('u')))
    const tokens = room(messages, 1).availableForHistory
    expect(prune(messages, { pruneAbove: 10, availableForHistory: tokens })).toMatchObject({
      state: 'pruned',
      actions: [],
    })
    expect(prune(messages, { pruneAbove: 10, availableForHistory: tokens - 1 })).toMatchObject({
      state: 'cannot-fit',
      needed: tokens,
    })
  })

  test('#37 aaif-goose/goose#10500: nothing prunable fails at once, with sizes', () => {
    const messages = list(user(long('u')))
    expect(() =>
      pruneForBudgetOrThrow(messages, { pruneAbove: 5, availableForHistory: 9 }, plainCount),
    ).toThrow(/cost 44 tokens and 9 are available; the largest is message 0 with 44/)
  })

  test('#36 charmbracelet/crush#3733: one result larger than the window is named, or cut', () => {
    const messages = list(user('q'), calls('a'), result('a', 'x'.repeat(5000)))
    const budget = { pruneAbove: 300, availableForHistory: 400 }
    expect(prune(messages, budget)).toMatchObject({ state: 'cannot-fit', largest: { index: 2 } })
    const cut = prune(messages, budget, { truncate: true })
    expect(cut).toMatchObject({ state: 'pruned', actions: [{ kind: 'truncate', index: 2 }] })
    if (cut.state === 'pruned')
      expect(cut.messages[2]).toMatchObject({
        tool_call_id: 'a',
        content: expect.stringMatching(/characters removed/),
      })
  })

  test('#48 LibreChat-AI/agents#497: an old result looks the same however many newer ones there are', () => {
    const loop = (n: number) =>
      Array.from({ length: n }, (_, index) => [calls(`c${index}`), result(`c${index}`, long('r'))]).flat()
    const few = list(user('q'), ...loop(4))
    const many = list(user('q'), ...loop(9))
    const cleared = (messages: ReturnType<typeof list>) => left(messages, room(messages, 0.9))[2]
    expect(cleared(few)).toEqual(cleared(many))
    expect(cleared(few)).toMatchObject({ content: expect.stringMatching(/removed/) })
  })

  test('#47 code-yeongyu/senpi#425: a growing tool loop is cut once in many steps', () => {
    const budget = { pruneAbove: 4000, availableForHistory: 5000 }
    const messages = list(user('q'))
    let cursor: { cursor?: PruneCursor } = {}
    let cuts = 0
    for (let step = 0; step < 100; step++) {
      messages.push(...list(calls(`c${step}`), result(`c${step}`, long('12345'))))
      const pruned = pruneForBudget(messages, budget, { ...plainCount, ...cursor })
      if (pruned.state !== 'pruned') continue
      if (JSON.stringify(pruned.cursor) !== JSON.stringify(cursor.cursor)) cuts++
      cursor = { cursor: pruned.cursor }
    }
    expect(cuts).toBeGreaterThan(2)
    expect(cuts).toBeLessThan(40)
  })

  test('#58 minpeter/kiro-lb#35: counting 10,000 messages calls the estimator once a text', () => {
    let seen = 0
    const estimator = (text: string) => {
      seen += 1
      return text.length
    }
    const messages = Array.from({ length: 10_000 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `message ${index}`,
    }))
    pruneForBudget(messages, { pruneAbove: 5000, availableForHistory: 9000 }, { estimator })
    expect(seen).toBe(10_000)
  })
})
