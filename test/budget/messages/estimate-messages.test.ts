import { describe, expect, test } from 'vitest'
import { defaultEstimator, estimateMessagesTokens, type Message } from '../../../budget/index.ts'

/** A token a character: every counted text shows in the sum. */
const chars = (text: string) => text.length
const bare = { estimator: chars, overheads: { perMessage: 0, perName: 0, priming: 0, countsRole: false } }
const cost = (...messages: Message[]) => estimateMessagesTokens(messages, bare)

describe('what counts', () => {
  test('content: texts and text parts, each of them', () => {
    expect(cost({ role: 'user', content: 'hello' })).toBe(5)
    const parts = [
      { type: 'text', text: 'hello' },
      { type: 'text', text: 'you' },
    ]
    expect(cost({ role: 'user', content: parts })).toBe(8)
  })

  test('null content is nothing, and not the text "null"; undefined never throws', () => {
    expect(cost({ role: 'assistant', content: null })).toBe(0)
    expect(cost({ role: 'assistant', content: undefined })).toBe(0)
    expect(cost({ role: 'assistant' })).toBe(0)
    expect(cost({ role: 'user', content: [{ type: 'text' }, null, undefined] })).toBe(0)
    expect(cost(undefined as unknown as Message, null as unknown as Message)).toBe(0)
  })

  test('tool calls count with names, arguments and ids', () => {
    const call = { id: 'abc', type: 'function', function: { name: 'read', arguments: '{"a":1}' } }
    expect(cost({ role: 'assistant', content: null, tool_calls: [call] } as Message)).toBe(3 + 4 + 7)
    expect(cost({ role: 'tool', tool_call_id: 'abc', content: 'ok' } as Message)).toBe(3 + 2)
    const ollama = { function: { name: 'read', arguments: { a: 1 } } }
    expect(cost({ role: 'assistant', content: '', tool_calls: [ollama] } as Message)).toBe(4 + 7)
    const custom = { id: 'x', type: 'custom', custom: { name: 'sql', input: 'select' } }
    expect(cost({ role: 'assistant', content: null, tool_calls: [custom] } as Message)).toBe(1 + 3 + 6)
    const legacy = { role: 'assistant', content: null, function_call: { name: 'read', arguments: '{}' } }
    expect(cost(legacy as Message)).toBe(4 + 2)
    expect(cost({ role: 'function', name: 'read', content: 'ok' } as Message)).toBe(4 + 2)
  })

  test('refusals and names', () => {
    expect(cost({ role: 'assistant', content: null, refusal: 'no' } as Message)).toBe(2)
    expect(cost({ role: 'user', name: 'ann', content: 'hi' } as Message)).toBe(5)
  })

  test('Anthropic: thinking by its text, not its signature; documents that are text as text', () => {
    const content = [
      { type: 'thinking', thinking: 'hmm', signature: 'c2ln'.repeat(50) },
      { type: 'tool_use', id: 'ab', name: 'read', input: { a: 1 } },
    ]
    expect(cost({ role: 'assistant', content })).toBe(3 + 2 + 4 + 7)
    const document = {
      type: 'document',
      title: 'T',
      source: { type: 'text', media_type: 'text/plain', data: 'words' },
    }
    const result = { type: 'tool_result', tool_use_id: 'ab', content: [{ type: 'text', text: 'ok' }] }
    expect(cost({ role: 'user', content: [result, document] })).toBe(2 + 2 + 1 + 5)
  })

  test('Responses items: calls, outputs, reasoning summaries', () => {
    const call = { type: 'function_call', call_id: 'ab', name: 'read', arguments: '{}' }
    const output = { type: 'function_call_output', call_id: 'ab', output: 'ok' }
    const reasoning = { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'hmm' }] }
    expect(cost(reasoning, call, output)).toBe(3 + (2 + 4 + 2) + (2 + 2))
  })

  test('Gemini: calls without ids, responses as JSON', () => {
    const call = {
      role: 'model',
      parts: [{ functionCall: { name: 'read', args: { a: 1 } }, thoughtSignature: 'c2ln' }],
    }
    const response = { role: 'user', parts: [{ functionResponse: { name: 'read', response: { ok: 1 } } }] }
    expect(cost(call, response)).toBe(4 + 7 + 4 + 8)
  })

  test('AI SDK: calls, text and JSON outputs', () => {
    const call = {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'ab', toolName: 'read', input: { a: 1 } }],
    }
    const output = { type: 'json', value: { ok: 1 } }
    const result = {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'ab', toolName: 'read', output }],
    }
    expect(cost(call, result)).toBe(2 + 4 + 7 + 2 + 4 + 8)
  })

  test('an unknown part counts by its texts, labels apart, and a payload in it as media', () => {
    expect(cost({ role: 'user', content: [{ type: 'hologram', title: 'abc', inner: { note: 'de' } }] })).toBe(
      5,
    )
    const cycle: Record<string, unknown> = { type: 'hologram', note: 'abc' }
    cycle.self = [cycle, cycle]
    expect(cost({ role: 'user', content: [cycle] })).toBe(3)
    const payload = { type: 'hologram', mediaType: 'image/png', data: 'QUJD'.repeat(1000) }
    expect(cost({ role: 'user', content: [payload] })).toBeLessThan(1000)
  })
})

describe('overheads', () => {
  test('plain by default: 4 a message, 1 beside a name; nothing for an empty list', () => {
    expect(estimateMessagesTokens([{ role: 'user', content: 'hi' }], { estimator: chars })).toBe(4 + 2)
    const named = { role: 'user', name: 'ann', content: 'hi' } as Message
    expect(estimateMessagesTokens([named], { estimator: chars })).toBe(4 + 1 + 3 + 2)
    expect(estimateMessagesTokens([], { estimator: chars, format: 'openai-chat' })).toBe(0)
  })

  test("OpenAI's cookbook: 3 a message and its role, 1 beside a name, 3 for the answer", () => {
    const one = () => 1
    const messages = [
      { role: 'system', content: 'x' },
      { role: 'user', name: 'ann', content: 'x' },
    ]
    expect(estimateMessagesTokens(messages, { estimator: one, format: 'openai-chat' })).toBe(
      2 * (3 + 1 + 1) + 2 + 3,
    )
  })

  test('can be given', () => {
    const overheads = { perMessage: 7, priming: 1 }
    expect(estimateMessagesTokens([{ role: 'user', content: 'hi' }], { estimator: chars, overheads })).toBe(
      7 + 1 + 2,
    )
  })

  test('an unknown format and an estimator without a number are refused', () => {
    const messages = [{ role: 'user', content: 'hi' }]
    expect(() => estimateMessagesTokens(messages, { format: 'nope' as 'plain' })).toThrow(
      /unknown message format nope.*openai-chat/,
    )
    expect(() => estimateMessagesTokens(messages, { estimator: () => Number.NaN })).toThrow(/NaN/)
    expect(() => estimateMessagesTokens(messages, { estimator: () => -1 })).toThrow(RangeError)
  })

  test('the default estimator is used where none is given', () => {
    const text = 'The quick brown fox jumps over the lazy dog.'
    expect(estimateMessagesTokens([{ role: 'user', content: text }])).toBe(4 + defaultEstimator(text))
  })
})
