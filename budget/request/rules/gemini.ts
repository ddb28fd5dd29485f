import { type Fields, isFields, listOf, stringOf } from '../../messages/fields.ts'
import { type ToolDefinition, toolDefinitions } from '../../tools/tool-definitions.ts'
import { type RequestMeter, type RequestRule, zeroCost } from '../request-rule.ts'

/**
 * Gemini counts in one of two ways, and the request does not say which. Older models mostly take the leaner.
 * Found by fitting recorded requests (docs/requests.md).
 */
const LEAN_MODELS = /gemini-(1\.|2\.0)/

export const geminiRule: RequestRule = (parts, meter) => {
  const { count } = meter
  const lean = LEAN_MODELS.test(meter.model)
  const cost = zeroCost()
  const perContent = lean ? 0 : 1
  const system = systemTexts(parts.system)
  if (system.length > 0) cost.overhead += perContent
  for (const text of system) cost.system += count(text)
  for (const message of parts.messages) {
    const view = meter.view(message)
    cost.media += meter.media(view)
    cost.overhead += perContent
    for (const part of view.parts) {
      if (part.kind === 'text') cost.history += count(part.text)
      if (part.kind === 'call') cost.history += count(part.name) + count(part.text)
      if (part.kind === 'result') cost.history += count(part.name) + count(part.texts.join(''))
    }
  }
  const toolCost = lean ? leanTool : fullTool
  cost.tools = toolDefinitions(parts.tools).reduce((sum, tool) => sum + toolCost(tool, count), 0)
  return cost
}

function systemTexts(system: unknown): string[] {
  if (typeof system === 'string') return [system]
  if (!isFields(system)) return []
  return listOf(system.parts).map((part) => (isFields(part) ? stringOf(part.text) : ''))
}

type Count = RequestMeter['count']

function leanTool({ name, description, parameters }: ToolDefinition, count: Count): number {
  const property = ([key, schema]: [string, Fields]): number => {
    const array = isArray(schema) ? 1 : 0
    return 2 + count(key) + count(stringOf(schema.description)) + count(enumOf(schema).join('')) + array
  }
  return properties(parameters).reduce((sum, one) => sum + property(one), count(name) + count(description) + 1)
}

function fullTool({ name, description, parameters }: ToolDefinition, count: Count): number {
  const nested = (schema: Fields): number => {
    if (isArray(schema)) return 28 + (isFields(schema.items) ? nested(schema.items) : 0)
    const inner = properties(schema)
    return inner.length > 0 ? 47 + inner.reduce((sum, one) => sum + property(one), 0) : 0
  }
  const property = ([key, schema]: [string, Fields]): number => {
    const values = enumOf(schema).reduce((sum, value) => sum + count(value) + 1, 0)
    return 10 + count(key) + count(stringOf(schema.description)) + values + nested(schema)
  }
  return properties(parameters).reduce((sum, one) => sum + property(one), 18 + count(name) + count(description))
}

function properties(schema: Fields): [string, Fields][] {
  const own = isFields(schema.properties) ? schema.properties : {}
  return Object.entries(own).map(([key, value]) => [key, isFields(value) ? value : {}])
}

function enumOf(schema: Fields): string[] {
  return listOf(schema.enum).map(String)
}

function isArray(schema: Fields): boolean {
  return stringOf(schema.type).toLowerCase() === 'array'
}
