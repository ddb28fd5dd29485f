import { isFields } from '../messages/fields.ts'

/** JSON with a space behind `,` and `:`, as Python writes it. */
export function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`
  if (!isFields(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}: ${spacedJson(inner)}`).join(', ')}}`
}

/** A JSON text spaced like that; the text itself where it is none. */
export function spacedText(json: string): string {
  try {
    return spacedJson(JSON.parse(json))
  } catch {
    return json
  }
}
