import { describe, expectTypeOf, test } from 'vitest'
import {
  estimateMessagesTokens,
  type PruneResult,
  pruneForBudget,
  pruneForBudgetOrThrow,
} from '../../../budget/index.ts'

const budget = { pruneAbove: 10, availableForHistory: 20 }

/** Shaped as the SDKs declare them: interfaces without index signatures, unions on `role` or `type`. */
interface OpenAiTextPart {
  type: 'text'
  text: string
}
interface OpenAiImagePart {
  type: 'image_url'
  image_url: { url: string; detail?: 'auto' | 'low' | 'high' }
}
interface OpenAiToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}
interface OpenAiSystem {
  role: 'system' | 'developer'
  content: string | OpenAiTextPart[]
  name?: string
}
interface OpenAiUser {
  role: 'user'
  content: string | (OpenAiTextPart | OpenAiImagePart)[]
}
interface OpenAiAssistant {
  role: 'assistant'
  content?: string | OpenAiTextPart[] | null
  refusal?: string | null
  tool_calls?: OpenAiToolCall[]
  function_call?: { name: string; arguments: string } | null
}
interface OpenAiTool {
  role: 'tool'
  content: string
  tool_call_id: string
}
interface OpenAiFunction {
  role: 'function'
  content: string | null
  name: string
}
type ChatCompletionMessageParam = OpenAiSystem | OpenAiUser | OpenAiAssistant | OpenAiTool | OpenAiFunction

interface ResponseMessage {
  role: 'user' | 'assistant' | 'system' | 'developer'
  content: string | { type: 'input_text'; text: string }[]
  type?: 'message'
}
interface ResponseFunctionCall {
  type: 'function_call'
  call_id: string
  name: string
  arguments: string
}
interface ResponseOutput {
  type: 'function_call_output'
  call_id: string
  output: string
}
interface ResponseReasoning {
  type: 'reasoning'
  id: string
  summary: { type: 'summary_text'; text: string }[]
  encrypted_content?: string | null
}
type ResponseInputItem = ResponseMessage | ResponseFunctionCall | ResponseOutput | ResponseReasoning

interface AnthropicMessageParam {
  role: 'user' | 'assistant'
  content:
    | string
    | (
        | { type: 'text'; text: string; cache_control?: { type: 'ephemeral' } | null }
        | { type: 'tool_use'; id: string; name: string; input: unknown }
        | {
            type: 'tool_result'
            tool_use_id: string
            content?: string | { type: 'text'; text: string }[]
            is_error?: boolean
          }
        | { type: 'thinking'; thinking: string; signature: string }
        | { type: 'image'; source: { type: 'base64'; media_type: 'image/png'; data: string } }
      )[]
}

type ModelMessage =
  | { role: 'system'; content: string }
  | {
      role: 'user'
      content:
        | string
        | ({ type: 'text'; text: string } | { type: 'image'; image: Uint8Array | URL | string })[]
    }
  | {
      role: 'assistant'
      content:
        | string
        | (
            | { type: 'text'; text: string }
            | { type: 'tool-call'; toolCallId: string; toolName: string; input: unknown }
          )[]
    }
  | {
      role: 'tool'
      content: {
        type: 'tool-result'
        toolCallId: string
        toolName: string
        output: { type: 'text'; value: string }
      }[]
    }

/** A class, as Google's SDK has it, with every field optional. */
declare class GeminiPart {
  text?: string
  functionCall?: { id?: string; name?: string; args?: Record<string, unknown> }
  functionResponse?: { id?: string; name?: string; response?: Record<string, unknown> }
  thoughtSignature?: string
}
interface GeminiContent {
  parts?: GeminiPart[]
  role?: string
}

interface OllamaMessage {
  role: string
  content: string
  images?: Uint8Array[] | string[]
  tool_calls?: { function: { name: string; arguments: Record<string, unknown> } }[]
}

describe("every SDK's own type is taken without conversion, and given back", () => {
  test('OpenAI chat completions', () => accepts<ChatCompletionMessageParam>())
  test('OpenAI Responses', () => accepts<ResponseInputItem>())
  test('Anthropic', () => accepts<AnthropicMessageParam>())
  test('Vercel AI SDK', () => accepts<ModelMessage>())
  test('Gemini', () => accepts<GeminiContent>())
  test('Ollama, llama.cpp', () => accepts<OllamaMessage>())

  test('what is no message is refused', () => {
    // @ts-expect-error: a text is no list of messages
    estimateMessagesTokens('hello')
    // @ts-expect-error: numbers are no messages
    estimateMessagesTokens([1, 2])
    // @ts-expect-error: neither role, type nor parts
    estimateMessagesTokens([{ content: 'hello' }])
  })

  test('the states tell what is there', () => {
    const result = pruneForBudget([] as AnthropicMessageParam[], budget)
    expectTypeOf(result.state).toEqualTypeOf<'fits' | 'pruned' | 'cannot-fit'>()
    if (result.state === 'cannot-fit') expectTypeOf(result.largest.index).toEqualTypeOf<number>()
    else expectTypeOf(result.messages).toEqualTypeOf<AnthropicMessageParam[]>()
  })
})

function accepts<M extends Parameters<typeof pruneForBudget>[0][number]>(): void {
  const messages: readonly M[] = []
  expectTypeOf(estimateMessagesTokens(messages)).toEqualTypeOf<number>()
  expectTypeOf(pruneForBudget(messages, budget)).toEqualTypeOf<PruneResult<M>>()
  expectTypeOf(pruneForBudgetOrThrow(messages, budget)).toEqualTypeOf<M[]>()
}
