/** What was last sent for an object, and what it then held. */
interface Sent {
  readonly leaves: readonly unknown[]
  readonly text: string
}

const known = new WeakMap<object, Sent>()

/**
 * How a value is sent: a string as it is, nothing for null and undefined, else compact JSON. Never throws.
 *
 * JSON is made once an object: as long as it holds the very same strings the same text is given back, so that
 * looking at an old message again costs its fields and not its characters.
 */
export function sentText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return json(value) ?? ''
  const before = known.get(value)
  if (before && sameLeaves(value, before.leaves, 0) === before.leaves.length) return before.text
  const text = json(value)
  // A cycle or a BigInt: no SDK could send it either, so it costs nothing rather than throwing here.
  if (text === undefined) return ''
  const leaves: unknown[] = []
  collectLeaves(value, leaves)
  known.set(value, { leaves, text })
  return text
}

function json(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Keys and primitives in order, with an object's number of keys before them: equal only for equal values. */
function collectLeaves(value: unknown, into: unknown[]): void {
  if (typeof value !== 'object' || value === null) {
    into.push(value)
    return
  }
  const keys = Object.keys(value)
  into.push(Array.isArray(value) ? -1 - keys.length : keys.length)
  for (const key of keys) {
    into.push(key)
    collectLeaves((value as Record<string, unknown>)[key], into)
  }
}

/** The index behind the value's leaves, or -1 where they differ from those at `at`. */
function sameLeaves(value: unknown, leaves: readonly unknown[], at: number): number {
  if (typeof value !== 'object' || value === null) return leaves[at] === value ? at + 1 : -1
  const keys = Object.keys(value)
  if (leaves[at] !== (Array.isArray(value) ? -1 - keys.length : keys.length)) return -1
  let next = at + 1
  for (const key of keys) {
    if (leaves[next] !== key) return -1
    next = sameLeaves((value as Record<string, unknown>)[key], leaves, next + 1)
    if (next < 0) return -1
  }
  return next
}
