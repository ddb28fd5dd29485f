import { type Fields, isFields, listOf, stringOf } from '../messages/fields.ts'

/** A tool as every provider understands it, whatever shape it was declared in. */
export interface ToolDefinition {
  readonly name: string
  readonly description: string
  /** JSON Schema of its arguments; empty where it takes none. */
  readonly parameters: Fields
  /** The caller's own object: what providers that print a tool as JSON print. */
  readonly declared: unknown
}

/** Tools as a list (OpenAI, Anthropic, Gemini) or by name (AI SDK). */
export type Tools = readonly unknown[] | Readonly<Record<string, unknown>>

/**
 * Reads OpenAI's chat, Responses and legacy functions, Anthropic's tools, Gemini's function declarations, and
 * the AI SDK's record by name. A provider's built-in tool has its type as name and no parameters.
 */
export function toolDefinitions(tools: Tools): readonly ToolDefinition[] {
  if (!Array.isArray(tools)) {
    return Object.entries(tools).map(([name, tool]) => definition({ name, ...(isFields(tool) ? tool : {}) }))
  }
  return listOf(tools).flatMap((tool) => {
    if (!isFields(tool)) return []
    const declared = tool.functionDeclarations ?? tool.function_declarations
    if (Array.isArray(declared)) return declared.filter(isFields).map(definition)
    return [isFields(tool.function) ? { ...definition(tool.function), declared: tool } : definition(tool)]
  })
}

const NO_PARAMETERS: Fields = {}

function definition(tool: Fields): ToolDefinition {
  const name = stringOf(tool.name) || stringOf(tool.type)
  const description = stringOf(tool.description)
  const declared =
    tool.parameters ?? tool.input_schema ?? tool.parametersJsonSchema ?? tool.parameters_json_schema
  if (tool.inputSchema === undefined) {
    return { name, description, parameters: isFields(declared) ? declared : NO_PARAMETERS, declared: tool }
  }
  // The AI SDK sends a JSON Schema that it wraps, or makes of a validator, from which it cannot be read here.
  const { inputSchema } = tool
  const schema =
    isFields(inputSchema) && isFields(inputSchema.jsonSchema) ? inputSchema.jsonSchema : NO_PARAMETERS
  return { name, description, parameters: schema, declared: { name, description, parameters: schema } }
}
