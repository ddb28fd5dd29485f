import { describe, expect, test } from 'vitest'
import { estimateToolsTokens } from '../../../budget/index.ts'
import { openAiNamespace } from '../../../budget/tools/openai-namespace.ts'
import { toolDefinitions } from '../../../budget/tools/tool-definitions.ts'

const add = {
  name: 'add',
  description: 'Adds.',
  parameters: {
    type: 'object',
    properties: { a: { type: 'integer' }, b: { enum: ['x', 'y'] } },
    required: ['a'],
  },
}
const find = {
  name: 'find',
  description: 'Finds.\nSecond line.',
  parameters: {
    title: 'FindParams',
    type: 'object',
    properties: {
      city: { title: 'City', description: ' Town name ', type: 'string' },
      unit: { type: 'string', default: 'c' },
    },
    required: ['city'],
  },
}
const ping = { name: 'ping', parameters: { type: 'object', properties: {} } }

describe("OpenAI's namespace", () => {
  test('renders as the models read it', () => {
    const tools = [add, find, ping].map((declared) => ({ type: 'function', function: declared }))
    expect(openAiNamespace(toolDefinitions(tools), false)).toBe(`# Tools

## functions

namespace functions {

// Adds.
type add = (_: { a: number, b?: "x" | "y" }) => any;

// Finds.
// Second line.
type find = (_: // FindParams
{
// City
//
// Town name
city: string,
unit?: string, // default: "c"
}) => any;

type ping = () => any;

} // namespace functions`)
  })

  test('arrays, unions, references and nested objects', () => {
    const parameters = {
      type: 'object',
      properties: {
        list: { type: 'array', items: { type: 'number' } },
        either: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        both: { type: ['string', 'integer'] },
        inner: { $ref: '#/$defs/Inner' },
        free: {},
      },
      required: ['list', 'either', 'both', 'inner', 'free'],
      $defs: { Inner: { type: 'object', properties: { flag: { type: 'boolean' } } } },
    }
    expect(openAiNamespace(toolDefinitions([{ type: 'function', name: 'f', parameters }]), false)).toContain(
      'type f = (_: { list: number[], either: string | null, both: string | number, inner: { flag?: boolean }, free: any }) => any;',
    )
  })

  test('objects in an array show what is said of them above the object', () => {
    const parameters = {
      type: 'object',
      properties: {
        people: {
          type: 'array',
          items: { title: 'Person', description: 'One of them.', properties: { age: { type: 'integer' } } },
        },
        tags: { type: 'array', items: { properties: { tag: { type: 'string' } } } },
      },
    }
    const text = openAiNamespace(toolDefinitions([{ name: 'f', parameters }]), false)
    expect(text).toContain('people?: Array<\n// Person\n//\n// One of them.\n{ age?: number }\n>, ')
    expect(text).toContain('tags?: Array<\n{ tag?: string }\n>')
  })

  test('a schema that refers to itself ends', () => {
    const parameters = { type: 'object', properties: { next: { $ref: '#' } } }
    expect(openAiNamespace(toolDefinitions([{ name: 'f', parameters }]), false)).toContain('any')
  })
})

describe('estimateToolsTokens', () => {
  const estimator = (text: string) => text.length

  test('the same tool costs the same in every shape it is declared in', () => {
    const { name, description, parameters } = add
    const shapes = [
      [{ type: 'function', function: add }],
      [{ type: 'function', name, description, parameters }],
      [{ name, description, input_schema: parameters }],
      [{ functionDeclarations: [{ name, description, parameters }] }],
      { add: { description, inputSchema: { jsonSchema: parameters } } },
    ]
    for (const provider of ['openai', 'anthropic', 'google', 'mistral', 'deepseek']) {
      const costs = shapes.map((tools) => estimateToolsTokens(tools, { provider, estimator }))
      expect(new Set(costs).size).toBe(1)
      expect(costs[0]).toBeGreaterThan(0)
    }
  })

  test('no tools cost nothing; one more never costs less', () => {
    for (const provider of [
      'openai',
      'anthropic',
      'google',
      'mistral',
      'deepseek',
      'unheard-of',
      undefined,
    ]) {
      const options = { provider, estimator }
      expect(estimateToolsTokens([], options)).toBe(0)
      expect(estimateToolsTokens({}, options)).toBe(0)
      expect(estimateToolsTokens([add, find], options)).toBeGreaterThan(estimateToolsTokens([add], options))
    }
  })

  test('a provider named like an object property is no rule', () => {
    expect(estimateToolsTokens([add], { provider: 'toString', estimator })).toBe(
      JSON.stringify(add).length + 8,
    )
  })

  test('Anthropic: the hidden prompt and each tool as JSON, by generation', () => {
    const json = JSON.stringify({ description: '', name: 'ping', parameters: ping.parameters }).length
    const cost = (model: string) => estimateToolsTokens([ping], { provider: 'anthropic', model, estimator })
    expect(cost('claude-sonnet-4-5')).toBe(490 + 15 + Math.round(1.06 * json))
    expect(cost('claude-sonnet-4-20250514')).toBe(322 + 15 + json)
    expect(cost('claude-3-5-haiku-latest')).toBe(264 + 15 + Math.round(1.4 * json))
  })

  test('a built-in tool, a hole and a foreign validator do not throw', () => {
    const validator = { parse: () => undefined }
    const tools = [{ type: 'web_search' }, null, 7, { name: 'f', inputSchema: validator }]
    for (const provider of ['openai', 'anthropic', 'google', 'mistral', 'deepseek', 'x']) {
      expect(estimateToolsTokens(tools, { provider, estimator })).toBeGreaterThan(0)
    }
  })
})
