import { isFields } from '../messages/fields.ts'
import type { AnswerSchema } from './request-parts.ts'

/**
 * The section that OpenAI's models read of a strict `json_schema`. Not documented; found by fitting recorded
 * requests (docs/requests.md).
 */
export function responseFormatText({ name, description, schema }: AnswerSchema): string {
  const about = description === '' ? '' : `// ${description}\n`
  return `# Response Formats\n\n## ${name}\n\n${about}${JSON.stringify(shown(schema)) ?? ''}`
}

/** In the order in which they are shown. */
const SHOWN = [
  'properties',
  'type',
  'items',
  'description',
  'enum',
  'anyOf',
  'title',
  '$ref',
  '$defs',
  'const',
  'default',
]

/** Deeper than any schema that a provider takes. */
const MAX_DEPTH = 64

function shown(schema: unknown, depth = 0): unknown {
  if (!isFields(schema) || depth > MAX_DEPTH) return schema
  const kept: [string, unknown][] = []
  for (const key of SHOWN) {
    const value = schema[key]
    if (value === undefined || (key === 'default' && typeof value === 'number')) continue
    kept.push([key, inner(key, value, depth)])
  }
  return Object.fromEntries(kept)
}

function inner(key: string, value: unknown, depth: number): unknown {
  if (key === 'properties' || key === '$defs') {
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, shown(property, depth + 1)]),
    )
  }
  if (Array.isArray(value) && key === 'anyOf') return value.map((one) => shown(one, depth + 1))
  return key === 'items' ? shown(value, depth + 1) : value
}
