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
      tools: estimateToolsTokens([tool], { provider: 'openai', model: 'gpt-4o', estimator }),
      schema: '# Response Formats\n\n## out\n\n{"type":"object"}'.length + 2 + 3 + 4,
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

  test('an empty request costs nothing', () => {
    expect(estimateRequestTokens({}, { provider: 'openai', estimator }).totalTokens).toBe(0)
  })
})
