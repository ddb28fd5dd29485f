/** An object whose fields are unknown: what every message and part is until an adapter has read it. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text itself; '' for anything else, so that `null` is never counted as the text "null". */
export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NOTHING
}

const NOTHING: readonly unknown[] = []

/** How a value is sent: a string as it is, nothing for null and undefined, else compact JSON. Never throws. */
export function sentText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return bigIntsAsText(value)
  }
}

/** JSON knows no BigInt, but wrappers write it as text. A cycle no SDK could send: it costs nothing. */
function bigIntsAsText(value: unknown): string {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? ''
  } catch {
    return ''
  }
}
