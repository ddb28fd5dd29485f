import { type Fields, isFields, listOf, stringOf } from '../../messages/fields.ts'
import { resolved } from '../../tools/schema-reference.ts'
import { type ToolDefinition, toolDefinitions } from '../../tools/tool-definitions.ts'
import { type RequestMeter, type RequestRule, zeroCost } from '../request-rule.ts'
import { systemTexts } from '../system-message.ts'

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
      if (part.kind === 'text' || part.kind === 'reasoning') cost.history += count(part.text)
      if (part.kind === 'call') cost.history += count(part.name) + count(part.text)
      if (part.kind === 'result') cost.history += count(part.name) + count(part.texts.join(''))
    }
  }
  const toolCost = lean ? leanTool : fullTool
  cost.tools = toolDefinitions(parts.tools).reduce((sum, tool) => sum + toolCost(tool, count), 0)
  return cost
}

type Count = RequestMeter['count']

function leanTool({ name, description, parameters }: ToolDefinition, count: Count): number {
  const property = ([key, schema]: [string, Fields]): number => {
    const array = isArray(schema) ? 1 : 0
    return 2 + count(key) + count(stringOf(schema.description)) + count(enumOf(schema).join('')) + array
  }
  return properties(parameters, parameters).reduce(
    (sum, one) => sum + property(one),
    count(name) + count(description) + 1,
  )
}

/** Deeper than any schema that a provider takes; it also ends a reference to itself. */
const MAX_DEPTH = 8

function fullTool({ name, description, parameters }: ToolDefinition, count: Count): number {
  const nested = (schema: Fields, depth: number): number => {
    if (depth > MAX_DEPTH) return 0
    if (isArray(schema))
      return 28 + (isFields(schema.items) ? nested(resolved(schema.items, parameters), depth + 1) : 0)
    const inner = properties(schema, parameters)
    return inner.length > 0 ? 47 + inner.reduce((sum, one) => sum + property(one, depth + 1), 0) : 0
  }
  const property = ([key, schema]: [string, Fields], depth: number): number => {
    const values = enumOf(schema).reduce((sum, value) => sum + count(value) + 1, 0)
    return 10 + count(key) + count(stringOf(schema.description)) + values + nested(schema, depth)
  }
  return properties(parameters, parameters).reduce(
    (sum, one) => sum + property(one, 0),
    18 + count(name) + count(description),
  )
}

function properties(schema: Fields, root: Fields): [string, Fields][] {
  const own = isFields(schema.properties) ? schema.properties : {}
  return Object.entries(own).map(([key, value]) => [key, isFields(value) ? resolved(value, root) : {}])
}

function enumOf(schema: Fields): string[] {
  return listOf(schema.enum).map(String)
}

function isArray(schema: Fields): boolean {
  return stringOf(schema.type).toLowerCase() === 'array'
}
