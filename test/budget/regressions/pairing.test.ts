import { describe, expect, test } from 'vitest'
import {
  answer,
  atEveryBudget,
  calls,
  has,
  isOfTools,
  isResult,
  list,
  long,
  result,
  system,
  user,
} from './messages.ts'

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
