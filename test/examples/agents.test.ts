import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import Anthropic from '@anthropic-ai/sdk'
import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import OpenAI from 'openai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer as answerByAiSdk } from '../../examples/agents/ai-sdk.ts'
import { answer as answerByAnthropic } from '../../examples/agents/anthropic.ts'
import { tokenCounter, trim } from '../../examples/agents/langchain.ts'
import { answer as answerByOpenAi } from '../../examples/agents/openai.ts'
import { CONTEXT_TOKENS, readPage } from '../../examples/agents/read-page.ts'
import { type FakeProvider, fakeProvider } from './fake-provider.ts'

// Twelve pages of about 500 tokens do not fit into the window together.
const CALLS = 12
let provider: FakeProvider
beforeEach(async () => {
  provider = await fakeProvider(CALLS, CONTEXT_TOKENS)
})
afterEach(() => provider.close())

const QUESTION = 'Where is the valve?'
const keptTheTask = () => provider.requests.every((body) => JSON.stringify(body).includes(QUESTION))

test('OpenAI SDK: twelve long results, no request refused, the task never lost', async () => {
  const client = new OpenAI({ baseURL: `${provider.url}/v1`, apiKey: 'none', maxRetries: 0 })
  expect(await answerByOpenAi(client, QUESTION)).toMatch(/^Turn the valve\. \[\d.* \/ 4\.1k \(\d+%\)\]$/)
  expect(provider.requests).toHaveLength(CALLS + 1)
  expect(keptTheTask()).toBe(true)
})

test('Anthropic SDK', async () => {
  const client = new Anthropic({ baseURL: provider.url, apiKey: 'none', maxRetries: 0 })
  expect(await answerByAnthropic(client, QUESTION)).toMatch(/^Turn the valve\. \[/)
  expect(provider.requests).toHaveLength(CALLS + 1)
  expect(keptTheTask()).toBe(true)
})

test('AI SDK, by prepareStep', async () => {
  const { chatModel } = createOpenAICompatible({ name: 'fake', baseURL: `${provider.url}/v1/chat-base` })
  expect(await answerByAiSdk(chatModel('gpt-4o'), QUESTION)).toBe('Turn the valve.')
  expect(provider.requests).toHaveLength(CALLS + 1)
  expect(keptTheTask()).toBe(true)
})

test('LangChain: its trimmer keeps to a limit in tokens', async () => {
  const messages = [
    new SystemMessage('Be brief.'),
    ...Array.from({ length: 6 }, (_, page) => [
      new HumanMessage(`Page ${page}?`),
      new AIMessage({ content: '', tool_calls: [{ id: `call_${page}`, name: 'read_page', args: { page } }] }),
      new ToolMessage({ content: readPage(page), tool_call_id: `call_${page}` }),
    ]).flat(),
  ]
  const trimmed = await trim(messages, 1_500)
  expect(tokenCounter(messages)).toBeGreaterThan(3_000)
  expect(tokenCounter(trimmed)).toBeLessThanOrEqual(1_500)
  expect(trimmed.length).toBeGreaterThan(3)
})
