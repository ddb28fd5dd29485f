import { type Fields, isFields, listOf, stringOf } from '../messages/fields.ts'
import type { MessageFormat } from '../messages/message.ts'
import type { Tools } from '../tools/tool-definitions.ts'

/** What a request body holds, whichever provider it is made for. */
export interface RequestParts {
  readonly messages: readonly unknown[]
  /** A system prompt outside the messages; as a message where the provider makes one of it. */
  readonly system: unknown
  readonly tools: Tools
  readonly schema:
    | { readonly name: string; readonly description: string; readonly schema: unknown }
    | undefined
  /** Told by the body's own fields, or the provider. */
  readonly format: MessageFormat | undefined
}

export function requestParts(request: Fields, provider: string | undefined): RequestParts {
  return {
    messages: messagesOf(request),
    system: request.system ?? request.instructions ?? request.systemInstruction ?? request.system_instruction,
    tools: toolsOf(request.tools ?? request.functions),
    schema: schemaOf(request),
    format: formatOf(request, provider),
  }
}

function messagesOf({ messages, input, contents, prompt }: Fields): readonly unknown[] {
  const given = messages ?? input ?? contents ?? prompt
  return typeof given === 'string' ? [{ role: 'user', content: given }] : listOf(given)
}

function toolsOf(tools: unknown): Tools {
  return isFields(tools) ? tools : listOf(tools)
}

const FORMATS: Readonly<Record<string, MessageFormat>> = { openai: 'openai-chat', anthropic: 'anthropic' }

function formatOf({ input, contents }: Fields, provider: string | undefined): MessageFormat | undefined {
  if (contents !== undefined) return 'gemini'
  if (input !== undefined) return 'openai-responses'
  return provider !== undefined && Object.hasOwn(FORMATS, provider) ? FORMATS[provider] : undefined
}

/** The JSON schema that the answer must follow: OpenAI's chat and Responses, and Anthropic's. */
function schemaOf(request: Fields): RequestParts['schema'] {
  const text = isFields(request.text) ? request.text.format : undefined
  for (const format of [request.response_format, text, request.output_format]) {
    if (!isFields(format) || format.type !== 'json_schema') continue
    const body = isFields(format.json_schema) ? format.json_schema : format
    return { name: stringOf(body.name), description: stringOf(body.description), schema: body.schema }
  }
  return undefined
}
