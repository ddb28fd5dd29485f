import { isFields } from '../messages/fields.ts'

/** Written anew, without the spaces that a model put into it; the text itself where it is no JSON. */
export function compactJson(json: string): string {
  const value = parsed(json)
  return value === undefined ? json : JSON.stringify(value)
}

/** With a space behind `,` and `:`, as Python writes JSON; the text itself where it is none. */
export function spacedText(json: string): string {
  const value = parsed(json)
  return value === undefined ? json : spacedJson(value)
}

/** The fields of an object in JSON; none where it is no object. */
export function jsonFields(json: string): [string, unknown][] {
  const value = parsed(json)
  return isFields(value) ? Object.entries(value) : []
}

export function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`
  if (!isFields(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}: ${spacedJson(inner)}`).join(', ')}}`
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
