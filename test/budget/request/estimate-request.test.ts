import { describe, expect, test } from 'vitest'
import { estimateMessagesTokens, estimateRequestTokens, estimateToolsTokens } from '../../../budget/index.ts'

const estimator = (text: string) => text.length
const tool = {
  type: 'function',
  function: { name: 'read', description: 'Reads.', parameters: { type: 'object', properties: {} } },
}

describe('estimateRequestTokens', () => {
  test('OpenAI chat: the parts, and their sum', () => {
    const messages = [
      { role: 'system', content: 'rules' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'look' },
          { type: 'image_url', image_url: { url: 'https://example.org/a.png' } },
        ],
      },
    ]
    const format = { type: 'json_schema', json_schema: { name: 'out', schema: { type: 'object' } } }
    const request = { model: 'gpt-4o', messages, tools: [tool], response_format: format }
    const estimate = estimateRequestTokens(request, { provider: 'openai', estimator })
    expect(estimate).toEqual({
      totalTokens: expect.any(Number),
      system: 5,
      history: 4,
      media: 765,
      overhead: 3 + 'system'.length + 3 + 'user'.length + 3,
      // Behind the system message, two line ends before it; less one.
      tools: estimateToolsTokens([tool], { provider: 'openai', model: 'gpt-4o', estimator }) - 3 + 2 - 1,
      schema: '\n\n# Response Formats\n\n## out\n\n{"type":"object"}'.length,
    })
    const { totalTokens, ...parts } = estimate
    expect(totalTokens).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0))
    const alone = estimateRequestTokens({ messages }, { provider: 'openai', estimator }).totalTokens
    expect(alone).toBe(estimateMessagesTokens(messages, { estimator, format: 'openai-chat' }))
  })

  test('Responses: a text as input, and instructions as one message more', () => {
    const estimate = estimateRequestTokens(
      { input: 'hello', instructions: 'rules' },
      { provider: 'openai', estimator },
    )
    expect(estimate).toMatchObject({ history: 5, system: 5, overhead: 3 + 4 + 3 + 6 + 3 })
  })

  test('Anthropic: a system of blocks beside the messages adds its text alone', () => {
    const messages = [{ role: 'user', content: 'hello' }]
    const system = [{ type: 'text', text: 'rules' }]
    const estimate = estimateRequestTokens({ system, messages }, { provider: 'anthropic', estimator })
    expect(estimate).toMatchObject({ system: 5, history: 5, overhead: 7, totalTokens: 17 })
  })

  test('Gemini: contents and systemInstruction', () => {
    const request = {
      systemInstruction: { parts: [{ text: 'rules' }] },
      contents: [{ role: 'user', parts: [{ text: 'hello' }] }],
      tools: [{ functionDeclarations: [{ name: 'read', description: 'Reads.' }] }],
    }
    const estimate = estimateRequestTokens(request, { provider: 'google', estimator })
    expect(estimate).toMatchObject({ system: 5, history: 5, overhead: 2, tools: 18 + 4 + 6 })
  })

  describe('OpenAI chat: calls', () => {
    const estimate = (messages: object[], model = 'gpt-4o') =>
      estimateRequestTokens({ model, messages }, { provider: 'openai', estimator })
    const user = { role: 'user', content: 'sum' }
    const call = (id: string, name: string, text: string) => ({
      id,
      type: 'function',
      function: { name, arguments: text },
    })
    const result = (id: string, content: string) => ({ role: 'tool', tool_call_id: id, content })
    const asked = estimate([user]).totalTokens

    test('one call: arguments as if written anew, the result under its function', () => {
      const messages = [
        user,
        { role: 'assistant', content: null, tool_calls: [call('1', 'add', '{"a": 1}')] },
        result('1', 'two'),
      ]
      const cost = 6 + 'add'.length + '{"a":1}'.length + 6 + 'two'.length + 'functions.add'.length
      expect(estimate(messages).totalTokens - asked).toBe(cost)
      expect(estimate(messages, 'gpt-5').totalTokens - asked).toBe(cost + 6 - 1)
    })

    test('a text beside a call is a message of its own', () => {
      const silent = { role: 'assistant', content: null, tool_calls: [call('1', 'add', '{}')] }
      const speaking = { ...silent, content: 'well' }
      const beside = estimate([user, speaking]).totalTokens - estimate([user, silent]).totalTokens
      expect(beside).toBe(3 + 'assistant'.length + 'well'.length)
    })

    test('parallel calls are one call of several, and their results one list', () => {
      const messages = [
        user,
        { role: 'assistant', tool_calls: [call('1', 'add', '{"a":1}'), call('2', 'sub', '{}')] },
        result('1', 'two'),
        result('2', 'a\nb'),
      ]
      const uses =
        '{"tool_uses":[{"recipient_name":"functions.add","parameters":{"a":1}},{"recipient_name":"functions.sub","parameters":{}}]}'
      const wrapper = 'multi_tool_use.parallel'.length
      expect(estimate(messages).totalTokens - asked).toBe(
        6 + wrapper + uses.length + 6 + wrapper + '["two", "a\\nb"]'.length,
      )
    })
  })

  test('OpenAI: a forced function costs its name, but not with gpt-5', () => {
    const cost = (model: string, choice?: object) =>
      estimateRequestTokens(
        { model, messages: [], tools: [tool], ...(choice && { tool_choice: choice }) },
        { provider: 'openai', estimator },
      ).tools
    const choice = { type: 'function', function: { name: 'read' } }
    expect(cost('gpt-4o', choice) - cost('gpt-4o')).toBe(6 + 'functions.read'.length)
    expect(cost('gpt-5', choice)).toBe(cost('gpt-5'))
  })

  test('an answer schema shows properties first, and leaves out what is only checked', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: { a: { title: 'A', type: 'number', minimum: 0, default: 0.5 } },
    }
    const response_format = { type: 'json_schema', json_schema: { name: 'out', description: 'Out.', schema } }
    const estimate = estimateRequestTokens(
      { response_format },
      { provider: 'openai', model: 'gpt-4o', estimator },
    )
    const text =
      '# Response Formats\n\n## out\n\n// Out.\n{"properties":{"a":{"type":"number","title":"A"}},"type":"object"}'
    expect(estimate.schema).toBe(3 + text.length + 'out'.length + 3)
  })

  test('Responses: calls one behind another share their overhead', () => {
    const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'add', arguments: '{}' })
    const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'two' })
    const input = [call('1'), call('2'), output('1'), output('2')]
    const cost = estimateRequestTokens({ input, model: 'gpt-4o' }, { provider: 'openai', estimator })
    expect(cost.overhead).toBe(3 + 6 + 5 + 5)
    expect(cost.history).toBe(2 * ('add{}'.length + 'twoadd'.length))
  })

  test('Anthropic: each argument of a call costs; thinking of earlier turns does not', () => {
    const estimate = (messages: object[]) =>
      estimateRequestTokens({ messages }, { provider: 'anthropic', model: 'claude-sonnet-4-5', estimator })
    const use = (input: object) => ({
      role: 'assistant',
      content: [{ type: 'tool_use', id: '1', name: 'f', input }],
    })
    const one = estimate([use({ a: 1 })]).totalTokens
    expect(one).toBe(7 + 33 + 20 + 'f{"a":1}'.length)
    expect(estimate([use({ a: 1, b: 2 })]).totalTokens - one).toBe(20 + ',"b":2'.length)
    const thinking = { role: 'assistant', content: [{ type: 'thinking', thinking: 'hm', signature: 's' }] }
    const user = { role: 'user', content: 'go' }
    expect(estimate([user, thinking]).history).toBe('gohm'.length)
    expect(estimate([user, thinking, user]).history).toBe('gogo'.length)
  })

  test('Mistral and DeepSeek: by their templates', () => {
    const messages = [
      { role: 'system', content: 'rules' },
      { role: 'user', content: 'hi' },
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: '1', function: { name: 'f', arguments: '{"a":1}' } }],
      },
    ]
    const mistral = estimateRequestTokens(
      { messages },
      { provider: 'mistral', model: 'mistral-large', estimator },
    )
    expect(mistral.totalTokens).toBe(1 + 2 + 5 + 2 + 2 + 1 + 2 + 'f{"a": 1}'.length)
    const deepseek = estimateRequestTokens(
      { messages },
      { provider: 'deepseek', model: 'deepseek-chat', estimator },
    )
    expect(deepseek.totalTokens).toBe(5 + 4 + 2 + 35 + 15 + 'fa1'.length)
  })

  test('an unknown provider is counted by the overheads given', () => {
    const messages = [{ role: 'user', content: 'hi' }]
    const options = { provider: 'somebody', estimator, overheads: { perMessage: 9 } }
    expect(estimateRequestTokens({ messages }, options).totalTokens).toBe(11)
  })

  test('an empty request costs nothing', () => {
    expect(estimateRequestTokens({}, { provider: 'openai', estimator }).totalTokens).toBe(0)
  })
})
