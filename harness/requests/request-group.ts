import { isFields } from '../usage/fields.ts'

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

type Fields = Readonly<Record<string, unknown>>

/** Undefined where there is no rule: another provider's endpoint, or a model of somebody else behind it. */
export function requestGroup(
  provider: string,
  endpoint: string,
  maker: string,
  request: Fields,
): RequestGroup | undefined {
  const family = familyOf(provider, endpoint, maker)
  if (family === undefined) return undefined
  if (hasHiddenParts(request)) return 'hidden-parts'
  const tools = listOf(request.tools ?? request.functions).length > 0
  const calls = mostCalls(request)
  switch (family) {
    case 'openai-chat':
      if (isSchema(request)) return 'openai-chat/json-schema'
      if (calls > 1) return 'openai-chat/parallel-calls'
      if (calls === 1) return 'openai-chat/one-call-history'
      return tools ? 'openai-chat/tools' : 'openai-chat/plain'
    case 'openai-responses':
      if (isSchema(request)) return 'openai-responses/json-schema'
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

function hasHiddenParts(request: Fields): boolean {
  const tools = listOf(request.tools)
  return (
    SERVER_SIDE.some((key) => isGiven(request[key])) ||
    listOf(request.input).some((item) => isFields(item) && !OWN_ITEMS.includes(item.type)) ||
    tools.some((tool) => isFields(tool) && !OWN_TOOLS.includes(tool.type)) ||
    tools.some((tool) => isFields(tool) && isFields(tool.custom)) ||
    tools.some((tool) => isFields(tool) && isGeminiBuiltIn(tool)) ||
    MEDIA_PARTS.test(JSON.stringify(request.messages ?? request.input ?? request.contents ?? ''))
  )
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isGeminiBuiltIn(tool: Fields): boolean {
  return ['googleSearch', 'codeExecution', 'urlContext', 'googleSearchRetrieval'].some((key) => key in tool)
}

function isSchema(request: Fields): boolean {
  const text = isFields(request.text) ? request.text.format : undefined
  return [request.response_format, text].some((format) => isFields(format) && format.type === 'json_schema')
}

/** The most calls that one turn of the model made; 0 without any. */
function mostCalls({ messages, input, contents }: Fields): number {
  let most = 0
  let run = 0
  for (const message of listOf(messages ?? input ?? contents)) {
    if (!isFields(message)) continue
    run = message.type === 'function_call' ? run + 1 : 0
    most = Math.max(most, run, listOf(message.tool_calls).length)
  }
  return most
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
