import { describe, expect, test } from 'vitest'
import { deepFreeze } from '../../../harness/pruning/transcripts/transcript.ts'
import {
  answer,
  atEveryBudget,
  calls,
  isResult,
  left,
  list,
  long,
  result,
  room,
  system,
  user,
} from './messages.ts'

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
