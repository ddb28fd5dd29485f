import { type Fields, isFields, listOf, stringOf } from '../messages/fields.ts'
import type { MessageFormat } from '../messages/message.ts'
import type { Tools } from '../tools/tool-definitions.ts'

/** What a request body holds, whichever provider it is made for. */
export interface RequestParts {
  /** In lower case; '' where none is named. */
  readonly provider: string
  readonly messages: readonly unknown[]
  /** A system prompt outside the messages; as a message where the provider makes one of it. */
  readonly system: unknown
  readonly tools: Tools
  readonly toolChoice: ToolChoice
  readonly schema: AnswerSchema | undefined
  /** Told by the body's own fields, or the provider. */
  readonly format: MessageFormat | undefined
}

export interface AnswerSchema {
  readonly name: string
  readonly description: string
  readonly schema: unknown
}

export interface ToolChoice {
  readonly state: 'auto' | 'none' | 'required' | 'named'
  /** '' unless it is `named`. */
  readonly name: string
  /** Whether the request forbids parallel calls. */
  readonly single: boolean
}

export function requestParts(request: Fields, name: string | undefined): RequestParts {
  const provider = name?.toLowerCase() ?? ''
  return {
    provider,
    messages: messagesOf(request),
    system: request.system ?? request.instructions ?? request.systemInstruction ?? request.system_instruction,
    tools: toolsOf(request),
    toolChoice: toolChoiceOf(request),
    schema: schemaOf(request),
    format: formatOf(request, provider),
  }
}

function messagesOf({ messages, input, contents, prompt }: Fields): readonly unknown[] {
  const given = messages ?? input ?? contents ?? prompt
  return typeof given === 'string' ? [{ role: 'user', content: given }] : listOf(given)
}

/** Bedrock's Converse wraps each tool once more. */
function toolsOf({ tools, functions, toolConfig }: Fields): Tools {
  const given = tools ?? functions
  if (isFields(given)) return given
  if (given !== undefined) return listOf(given)
  return listOf(isFields(toolConfig) ? toolConfig.tools : undefined).map((tool) =>
    isFields(tool) && isFields(tool.toolSpec) ? tool.toolSpec : tool,
  )
}

const AUTO: ToolChoice = { state: 'auto', name: '', single: false }

/** OpenAI's `tool_choice` and `function_call`, Anthropic's, and Gemini's function calling mode. */
function toolChoiceOf(request: Fields): ToolChoice {
  const choice = request.tool_choice ?? request.function_call
  if (typeof choice === 'string') return { ...AUTO, state: stateOf(choice) }
  if (isFields(choice)) {
    const name = stringOf(choice.name) || (isFields(choice.function) ? stringOf(choice.function.name) : '')
    const single = choice.disable_parallel_tool_use === true
    return name === ''
      ? { ...AUTO, state: stateOf(stringOf(choice.type)), single }
      : { state: 'named', name, single }
  }
  const { toolConfig } = request
  const calling = isFields(toolConfig) ? toolConfig.functionCallingConfig : undefined
  return isFields(calling) ? { ...AUTO, state: stateOf(stringOf(calling.mode).toLowerCase()) } : AUTO
}

function stateOf(choice: string): ToolChoice['state'] {
  if (choice === 'none') return 'none'
  return choice === 'required' || choice === 'any' ? 'required' : 'auto'
}

const FORMATS: Readonly<Record<string, MessageFormat>> = { openai: 'openai-chat', anthropic: 'anthropic' }

function formatOf({ input, contents }: Fields, provider: string): MessageFormat | undefined {
  if (contents !== undefined) return 'gemini'
  if (input !== undefined) return 'openai-responses'
  return Object.hasOwn(FORMATS, provider) ? FORMATS[provider] : undefined
}

/** The JSON schema that the answer must follow: OpenAI's chat and Responses, and Anthropic's. */
function schemaOf(request: Fields): AnswerSchema | undefined {
  const text = isFields(request.text) ? request.text.format : undefined
  for (const format of [request.response_format, text, request.output_format]) {
    if (!isFields(format) || format.type !== 'json_schema') continue
    const body = isFields(format.json_schema) ? format.json_schema : format
    return { name: stringOf(body.name), description: stringOf(body.description), schema: body.schema }
  }
  return undefined
}
