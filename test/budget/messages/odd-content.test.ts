import { describe, expect, test } from 'vitest'
import { createContextBudget, createContextGauge, estimateMessagesTokens } from '../../../budget/index.ts'

const estimator = (text: string) => text.length
const TEXT = 'x'.repeat(40)
const cost = (message: unknown, options: object = {}) =>
  estimateMessagesTokens([message] as never, { estimator, ...options })

describe('content that no format allows is counted by its text, whatever wrapper sent it', () => {
  test.each<[string, unknown]>([
    ['an object', { role: 'user', content: { text: TEXT } }],
    ['lists in a list', { role: 'user', content: [[{ type: 'text', text: TEXT }]] }],
    ['bare texts in a list', { role: 'user', content: [TEXT] }],
    ['a Map', { role: 'user', content: new Map([['key', TEXT]]) }],
    ['a result that is an object', { role: 'tool', tool_call_id: '1', content: { result: TEXT } }],
    ['a result that is a list', { role: 'tool', tool_call_id: '1', content: [{ result: TEXT }] }],
    [
      'arguments as an object',
      { role: 'assistant', tool_calls: [{ function: { name: 'f', arguments: { a: TEXT } } }] },
    ],
    [
      'a BigInt among arguments',
      { role: 'assistant', tool_calls: [{ function: { name: 'f', arguments: { a: 10n ** 20n, b: TEXT } } }] },
    ],
    ['a message that is a text', TEXT],
    [
      'a getter of a class',
      new (class {
        role = 'user'
        get content() {
          return TEXT
        }
      })(),
    ],
  ])('%s', (_, message) => {
    expect(cost(message)).toBeGreaterThanOrEqual(TEXT.length + 4)
  })

  test('a number and a BigInt are counted as they are written', () => {
    expect(cost({ role: 'user', content: 1234567 })).toBe(4 + 7)
    expect(cost({ role: 'user', content: 10n ** 20n })).toBe(4 + 21)
  })

  test('null and undefined add nothing, in a list too', () => {
    for (const content of [null, undefined, [], [null], [undefined]])
      expect(cost({ role: 'user', content })).toBe(4)
  })
})

describe('an overhead must be a number >= 0', () => {
  const message = { role: 'user', content: 'x' }
  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '4'])('%s is refused', (perMessage) => {
    expect(() => cost(message, { overheads: { perMessage } })).toThrow(RangeError)
  })

  test('undefined is the default, a fraction is rounded up', () => {
    expect(cost(message, { overheads: { perMessage: undefined } })).toBe(5)
    expect(cost(message, { overheads: { perMessage: 1.5 } })).toBe(3)
  })
})

test('a count kept under one format is not given for another', () => {
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(4000) } }
  const message = { role: 'user', content: [{ type: 'text', text: 'hello' }, image] }
  const formats = [undefined, 'anthropic', 'openai-chat', undefined, 'plain', 'openai-chat', undefined]
  const kept = formats.map((format) => cost(message, { format }))
  const fresh = formats.map((format) => cost(structuredClone(message), { format }))
  expect(kept).toEqual(fresh)
})

test("a model's and a provider's name count in any case", () => {
  const message = {
    role: 'user',
    content: [{ type: 'image_url', image_url: { url: 'https://example.org/a.png' } }],
  }
  const of = (model: string) => cost(message, { model, format: 'openai-chat' })
  expect(of('OpenAI/GPT-4o-Mini')).toBe(of('openai/gpt-4o-mini'))
  expect(of('gpt-4o-mini')).not.toBe(of('gpt-4o'))
})

test('a threshold that is no number is refused', () => {
  const thresholds = { warnAt: '0.8' } as never
  expect(() => createContextGauge({ contextTokens: 8192, estimator, ...(thresholds as object) })).toThrow(
    'warnAt',
  )
  expect(() => createContextBudget({ contextTokens: 8192, ...(thresholds as object) })).toThrow('warnAt')
})
