import { MAX_CONTEXT_TOKENS, MIN_CONTEXT_TOKENS } from '../levels.ts'

/** `value[key]`, or undefined where `value` is no object. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A usable window: servers write 0 for "not loaded" and -1 for "no limit". */
export const windowOrNull = (value: unknown): number | null =>
  Number.isInteger(value) &&
  (value as number) >= MIN_CONTEXT_TOKENS &&
  (value as number) <= MAX_CONTEXT_TOKENS
    ? (value as number)
    : null

/** The least of the windows that are known; null where none is. */
export const least = (...windows: readonly (number | null)[]): number | null => {
  const known = windows.filter((window) => window !== null)
  return known.length === 0 ? null : Math.min(...known)
}
