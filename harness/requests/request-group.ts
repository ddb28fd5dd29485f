import { type Fields, isFields, listOf } from '../../budget/messages/fields.ts'
import { type RequestParts, requestParts } from '../../budget/request/request-parts.ts'

/** Requests that one rule counts, and one target is set for. */
export type RequestGroup = (typeof REQUEST_GROUPS)[number]

export const REQUEST_GROUPS = [
  'openai-chat/plain',
  'openai-chat/tools',
  'openai-chat/one-call-history',
  'openai-chat/parallel-calls',
  'openai-chat/json-schema',
  'openai-responses/plain',
  'openai-responses/tools',
  'openai-responses/history',
  'openai-responses/json-schema',
  'anthropic/plain',
  'anthropic/tools',
  'gemini/plain',
  'gemini/tools',
  'mistral/all',
  'deepseek/no-history',
  'deepseek/history',
  // What the provider adds is not in the request: built-in tools, state on the server, files.
  'hidden-parts',
] as const

/** Undefined where there is no rule: another provider's endpoint, or a model of somebody else behind it. */
export function requestGroup(
  provider: string,
  endpoint: string,
  maker: string,
  request: Fields,
): RequestGroup | undefined {
  const family = familyOf(provider, endpoint, maker)
  if (family === undefined) return undefined
  const parts = requestParts(request, provider)
  if (hasHiddenParts(request, parts)) return 'hidden-parts'
  const tools = listOf(parts.tools).length > 0
  const calls = mostCalls(parts)
  switch (family) {
    case 'openai-chat':
      if (parts.schema) return 'openai-chat/json-schema'
      if (calls > 1) return 'openai-chat/parallel-calls'
      if (calls === 1) return 'openai-chat/one-call-history'
      return tools ? 'openai-chat/tools' : 'openai-chat/plain'
    case 'openai-responses':
      if (parts.schema) return 'openai-responses/json-schema'
      if (calls > 0) return 'openai-responses/history'
      return tools ? 'openai-responses/tools' : 'openai-responses/plain'
    case 'anthropic':
      return tools ? 'anthropic/tools' : 'anthropic/plain'
    case 'gemini':
      return tools ? 'gemini/tools' : 'gemini/plain'
    case 'mistral':
      return 'mistral/all'
    case 'deepseek':
      return calls > 0 ? 'deepseek/history' : 'deepseek/no-history'
  }
}

function familyOf(provider: string, endpoint: string, maker: string) {
  if (provider === 'openai' && maker === 'openai') {
    if (endpoint === 'chat') return 'openai-chat'
    return endpoint === 'responses' ? 'openai-responses' : undefined
  }
  if (provider === 'anthropic' && endpoint === 'messages') return 'anthropic'
  if (provider === 'google' && endpoint === 'gemini') return 'gemini'
  if ((provider === 'mistral' || provider === 'deepseek') && endpoint === 'chat') return provider
  return undefined
}

/** Items that a Responses input may hold without state on the server. */
const OWN_ITEMS: readonly unknown[] = [
  undefined,
  'message',
  'function_call',
  'function_call_output',
  'reasoning',
]
const OWN_TOOLS: readonly unknown[] = [undefined, 'function', 'custom']
/** Fields by which a server adds to the input, or takes away from it. */
const SERVER_SIDE = [
  'previous_response_id',
  'web_search_options',
  'mcp_servers',
  'container',
  'context_management',
]
const MEDIA_PARTS =
  /"type":"(image|image_url|input_image|input_audio|file|input_file|document|container_upload)"|"(inlineData|fileData)":|attachment:\/\//

function hasHiddenParts(request: Fields, { messages, tools: given }: RequestParts): boolean {
  const tools = listOf(given)
  return (
    SERVER_SIDE.some((key) => isGiven(request[key])) ||
    listOf(request.input).some((item) => isFields(item) && !OWN_ITEMS.includes(item.type)) ||
    tools.some((tool) => isFields(tool) && !OWN_TOOLS.includes(tool.type)) ||
    tools.some((tool) => isFields(tool) && isFields(tool.custom)) ||
    tools.some((tool) => isFields(tool) && isGeminiBuiltIn(tool)) ||
    MEDIA_PARTS.test(JSON.stringify(messages))
  )
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isGeminiBuiltIn(tool: Fields): boolean {
  return ['googleSearch', 'codeExecution', 'urlContext', 'googleSearchRetrieval'].some((key) => key in tool)
}

/** The most calls that one turn of the model made; 0 without any. */
function mostCalls({ messages }: RequestParts): number {
  let most = 0
  let run = 0
  for (const message of messages) {
    if (!isFields(message)) continue
    run = message.type === 'function_call' ? run + 1 : 0
    most = Math.max(most, run, listOf(message.tool_calls).length)
  }
  return most
}
