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
