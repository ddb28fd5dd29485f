import { toolDefinitions } from '../../budget/tools/tool-definitions.ts'
import { isFields } from '../usage/fields.ts'

/**
 * What many programs copy from OpenAI's cookbook ("How to count tokens with tiktoken", sections 6 and 7; its
 * constants for GPT-4o): chat messages and tools. Undefined where it does not tell: contents that are no text.
 */
export function cookbookTokens(
  request: Readonly<Record<string, unknown>>,
  count: (text: string) => number,
): number | undefined {
  let tokens = 3
  for (const message of Array.isArray(request.messages) ? request.messages : []) {
    if (!isFields(message)) return undefined
    tokens += 3
    for (const [key, value] of Object.entries(message)) {
      if (typeof value !== 'string') return undefined
      tokens += count(value) + (key === 'name' ? 1 : 0)
    }
  }
  const tools = Array.isArray(request.tools) ? request.tools : []
  return tokens + (tools.length > 0 ? toolsTokens(tools, count) : 0)
}

const FUNCTION = 7
const PROPERTIES = 3
const PROPERTY = 3
const ENUM = -3
const ENUM_VALUE = 3
const END = 12

function toolsTokens(tools: readonly unknown[], count: (text: string) => number): number {
  return toolDefinitions(tools).reduce((sum, { name, description, parameters }) => {
    const properties = Object.entries(isFields(parameters.properties) ? parameters.properties : {})
    const each = properties.reduce((inner, [key, schema]) => {
      const { type, description: about, enum: values } = isFields(schema) ? schema : {}
      const listed = Array.isArray(values) ? values : undefined
      const choice =
        listed?.reduce<number>((all, value) => all + ENUM_VALUE + count(String(value)), ENUM) ?? 0
      return inner + PROPERTY + choice + count(`${key}:${String(type)}:${withoutStop(String(about ?? ''))}`)
    }, 0)
    return sum + FUNCTION + count(`${name}:${withoutStop(description)}`) + (each > 0 ? PROPERTIES + each : 0)
  }, END)
}

function withoutStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text
}
