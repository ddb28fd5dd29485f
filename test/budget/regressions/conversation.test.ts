import { describe, expect, test } from 'vitest'
import { CannotFitError, pruneForBudget, pruneForBudgetOrThrow } from '../../../budget/index.ts'
import { deepFreeze } from '../arbitraries/transcript.ts'
import {
  answer,
  atEveryBudget,
  calls,
  left,
  list,
  plainCount,
  prune,
  result,
  room,
  system,
  user,
} from './messages.ts'

const long = (text: string) => text.repeat(40)

describe('calls and results stay together', () => {
  test('#1 langchain-ai/langchain#33245: a cut between calls and their result drops the whole group', () => {
    const messages = list(user('hi'), calls('a'), result('a', long('x')), answer('done'), user('go on'))
    atEveryBudget(messages, (kept) => expect(kept.includes(messages[1] as never)).toBe(kept.some(isResult)), {
      keepTurns: 1,
    })
  })

  test('#3 langchain-ai/langchain#34282: of 10 parallel reads all 11 messages stay or go', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `id${index}`)
    const messages = list(
      user('read'),
      calls(...ids),
      ...ids.map((id) => result(id, 'text')),
      answer('ok'),
      user('next'),
    )
    atEveryBudget(messages, (kept) => expect([0, 11]).toContain(kept.filter(isOfTools).length), {
      keepTurns: 1,
    })
  })

  test('#14 BerriAI/litellm#4931: a result is not kept when its request is trimmed', () => {
    const messages = list(
      system('s'),
      user(long('x')),
      calls('a'),
      result('a', 'r'),
      answer('ok'),
      user('more'),
    )
    atEveryBudget(messages, (kept) => expect(kept.filter(isOfTools).length % 2).toBe(0))
  })

  test('#16 run-llama/llama_index#10493: what is left never starts with a tool message', () => {
    const turn = (id: string) => [user('q'), calls(id), result(id, long('r')), answer('a')]
    const messages = list(...turn('a'), ...turn('b'), ...turn('c'))
    atEveryBudget(messages, (kept) => expect(kept[0]).toMatchObject({ role: 'user' }))
  })

  test('#19 continuedev/continue#10092: a Responses call is never dropped without its output', () => {
    const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'read', arguments: '{}' })
    const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: long('o') })
    const messages = list(
      user('q'),
      call('a'),
      output('a'),
      call('b'),
      output('b'),
      answer('ok'),
      user('next'),
    )
    atEveryBudget(messages, (kept) => {
      const ids = (type: string) =>
        kept.flatMap((item) =>
          has(item, 'type', type) ? [(item as unknown as { call_id: string }).call_id] : [],
        )
      expect(ids('function_call')).toEqual(ids('function_call_output'))
    })
  })

  test('#20 RooCodeInc/Roo-Code#10471: a call far behind its result is found', () => {
    const messages = list(
      user('q'),
      calls('far'),
      user('hurry'),
      answer('wait'),
      user('now'),
      result('far', 'r'),
      answer('there'),
      user('thanks'),
    )
    atEveryBudget(messages, (kept) =>
      expect(kept.some((one) => one === messages[1])).toBe(kept.some(isResult)),
    )
  })

  test('#22 RooCodeInc/Roo-Code#9704: no boundary falls inside a parallel batch', () => {
    const batch = (...ids: string[]) => [calls(...ids), ...ids.map((id) => result(id, 'r'))]
    const messages = list(user('q'), ...batch('a', 'b', 'c'), ...batch('d', 'e'), ...batch('f'))
    atEveryBudget(messages, (kept) => {
      for (const [index, size] of [
        [1, 4],
        [5, 3],
      ] as const) {
        const present = messages.slice(index, index + size).filter((one) => kept.includes(one)).length
        expect([0, size]).toContain(present)
      }
    })
  })

  test('#24 google-gemini/gemini-cli#3709: as many function responses as calls are left', () => {
    const call = (name: string) => ({ functionCall: { name, args: {} } })
    const response = (name: string) => ({ functionResponse: { name, response: { output: long('r') } } })
    const messages = list(
      { role: 'user', parts: [{ text: 'q' }] },
      { role: 'model', parts: [call('a'), call('b')] },
      { role: 'user', parts: [response('a')] },
      { role: 'user', parts: [response('b')] },
      { role: 'model', parts: [{ text: 'ok' }] },
      { role: 'user', parts: [{ text: 'next' }] },
    )
    atEveryBudget(messages, (kept) => {
      const text = JSON.stringify(kept)
      expect(text.split('functionCall').length).toBe(text.split('functionResponse').length)
    })
  })

  test('#45 omnigent-ai/omnigent#2448: [callA, callB, outA, outB] is one batch', () => {
    const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'read', arguments: '{}' })
    const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'o' })
    const messages = list(
      user('q'),
      call('a'),
      call('b'),
      output('a'),
      output('b'),
      answer('ok'),
      user('next'),
    )
    atEveryBudget(messages, (kept) => expect([0, 4]).toContain(kept.filter((item) => 'type' in item).length))
  })

  test('#9 vercel/ai#16385: call, result and approvals are one atom', () => {
    const approval = { type: 'tool-approval-request', approvalId: 'ap', toolCallId: 'a' }
    const messages = list(
      user('delete it'),
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'rm', input: {} }, approval],
      },
      { role: 'tool', content: [{ type: 'tool-approval-response', approvalId: 'ap', approved: true }] },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'a', toolName: 'rm', output: { type: 'text', value: 'gone' } },
        ],
      },
      answer('done'),
      user('thanks'),
    )
    atEveryBudget(
      messages,
      (kept) => {
        const present = messages
          .slice(1, 4)
          .map((_, index) =>
            JSON.stringify(kept).includes(
              ['tool-call"', 'approval-response', 'tool-result'][index] as string,
            ),
          )
        expect(new Set(present).size).toBe(1)
      },
      { keepTurns: 1 },
    )
  })

  test('#11 vercel/ai#11036: reasoning and its call go together', () => {
    const messages = list(
      user('q'),
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'c2VhbGVk' },
      { type: 'function_call', id: 'fc_1', call_id: 'a', name: 'read', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: 'o' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'ok' }] },
      user('next'),
    )
    atEveryBudget(messages, (kept) =>
      expect(kept.includes(messages[1] as never)).toBe(kept.includes(messages[2] as never)),
    )
  })
})

describe('what must stay stays', () => {
  test('#23 google-gemini/gemini-cli#4105: a function response is no turn, though its role is user', () => {
    const response = { role: 'user', parts: [{ functionResponse: { name: 'a', response: { output: 'r' } } }] }
    const call = { role: 'model', parts: [{ functionCall: { name: 'a', args: {} } }] }
    const messages = list(
      { role: 'user', parts: [{ text: long('old') }] },
      call,
      response,
      { role: 'model', parts: [{ text: 'ok' }] },
      { role: 'user', parts: [{ text: 'next' }] },
    )
    atEveryBudget(messages, (kept) => expect(kept[0]).toHaveProperty('parts.0.text'), { keepTurns: 1 })
  })

  test('#31 anomalyco/opencode#41738: the latest signed turn is byte-identical', () => {
    const thinking = { type: 'thinking', thinking: 'hmm', signature: 'c2ln' }
    const use = { type: 'tool_use', id: 'a', name: 'read', input: {} }
    const signed = { role: 'assistant', content: [thinking, use] }
    const messages = deepFreeze(
      list(user(long('old')), answer('ok'), user('read'), signed, {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'a', content: 'r' }],
      }),
    )
    atEveryBudget(messages, (kept) => expect(kept).toContain(signed))
  })

  test('#39 AstrBotDevs/AstrBot#6581: the last user message survives a long tool loop', () => {
    const loop = Array.from({ length: 20 }, (_, index) => [
      calls(`c${index}`),
      result(`c${index}`, long('r')),
    ]).flat()
    const messages = list(system('s'), user('the task'), ...loop)
    atEveryBudget(messages, (kept) => {
      expect(kept[0]).toBe(messages[0])
      expect(kept[1]).toBe(messages[1])
    })
  })

  test('#41 microsoft/semantic-kernel#13610: the system message is pinned, and a target of one message reduces', () => {
    const messages = list(system('rules'), user('one'), answer('two'), user('three'))
    const kept = left(messages, room(messages, 0.6))
    expect(kept).toEqual([messages[0], messages[3]])
  })

  test('#43 strands-agents/sdk-typescript#896: the oldest goes first', () => {
    const messages = list(user('one'), answer('1'), user('two'), answer('2'), user('three'), answer('3'))
    expect(left(messages, room(messages, 0.7), { keepTurns: 1 })).toEqual(messages.slice(2))
  })

  test('#32 openai/codex#35455: an assistant item between two big outputs does not stop the search', () => {
    const messages = list(
      user('q'),
      calls('a'),
      result('a', long('xxxx')),
      answer('so far'),
      calls('b'),
      result('b', long('yyyy')),
      answer('ok'),
      user('next'),
    )
    const kept = left(messages, room(messages, 0.6), { keepTurns: 1 })
    expect(kept.filter(isResult).map((one) => (one as { content?: unknown }).content)).toEqual([
      expect.stringMatching(/removed/),
      expect.stringMatching(/removed/),
    ])
  })

  test('#34 google/adk-python#7236: one unanswered call does not block every cut', () => {
    const messages = list(user('q'), calls('lost'), user(long('x')), answer(long('y')), user('next'))
    expect(left(messages, room(messages, 0.1))).toEqual([messages[4]])
  })

  test('#30 anomalyco/opencode#40235: of two results of one call the first completed one stays', () => {
    const use = (id: string) => ({ type: 'tool-call', toolCallId: id, toolName: 'read', input: {} })
    const output = (value: string, type = 'text') => ({
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'read', output: { type, value } }],
    })
    const [aborted, completed, again] = [
      output('aborted', 'error-text'),
      output('done'),
      output('done again'),
    ]
    const messages = list(
      user(long('old')),
      answer('x'),
      user('q'),
      { role: 'assistant', content: [use('a')] },
      aborted,
      completed,
      again,
    )
    const kept = left(messages, room(messages, 0.9), { keepTurns: 1 })
    expect(kept).toContain(completed)
    expect(kept).not.toContain(aborted)
    expect(kept).not.toContain(again)
  })

  test('#60 freelabz/secator#1276: interleaved results [X, Y, X] are left once each', () => {
    const messages = list(
      user(long('old')),
      answer('x'),
      user('q'),
      calls('x', 'y'),
      result('x', '1'),
      result('y', '2'),
      result('x', '3'),
    )
    expect(left(messages, room(messages, 0.97)).filter(isResult)).toEqual([messages[4], messages[5]])
  })
})

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
    let cursor: { cursor?: import('../../../budget/index.ts').PruneCursor } = {}
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

function has(message: unknown, key: string, value: string): boolean {
  return (
    typeof message === 'object' && message !== null && (message as Record<string, unknown>)[key] === value
  )
}

function isResult(message: unknown): boolean {
  return has(message, 'role', 'tool')
}

function isOfTools(message: unknown): boolean {
  return isResult(message) || (message as { tool_calls?: unknown }).tool_calls !== undefined
}
