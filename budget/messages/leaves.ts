/** Keys and primitives of a value in order, and where each object and list begins and ends. */
export type Leaves = readonly unknown[]

const OBJECT = Symbol('object')
const LIST = Symbol('list')
const END = Symbol('end')

/**
 * Takes down what a value holds. Strings are kept as they are, so this costs the value's fields and not its
 * characters; bytes count as one leaf, and so does an object that was met before, which also ends a cycle.
 */
export function leavesOf(value: unknown): Leaves {
  const leaves: unknown[] = []
  collect(value, leaves, new Set())
  return leaves
}

/** Whether the value still holds what was taken down; the very same strings are compared by reference. */
export function holds(value: unknown, leaves: Leaves): boolean {
  return follow(value, leaves, 0) === leaves.length
}

function collect(value: unknown, into: unknown[], seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) {
    into.push(value)
    return
  }
  seen.add(value)
  if (Array.isArray(value)) {
    into.push(LIST)
    for (const item of value) collect(item, into, seen)
  } else {
    into.push(OBJECT)
    for (const key in value) {
      into.push(key)
      collect((value as Record<string, unknown>)[key], into, seen)
    }
  }
  into.push(END)
}

/** The index behind the value's leaves, or -1 where they differ from those at `at`. */
function follow(value: unknown, leaves: Leaves, at: number): number {
  const leaf = leaves[at]
  if (leaf === value) return at + 1
  if (leaf !== OBJECT && leaf !== LIST) return -1
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return -1
  let next = at + 1
  if (Array.isArray(value)) {
    if (leaf !== LIST) return -1
    for (let index = 0; index < value.length && next > 0; index++) next = follow(value[index], leaves, next)
  } else {
    if (leaf !== OBJECT) return -1
    for (const key in value) {
      if (leaves[next] !== key) return -1
      next = follow((value as Record<string, unknown>)[key], leaves, next + 1)
      if (next < 0) return -1
    }
  }
  return next > 0 && leaves[next] === END ? next + 1 : -1
}
