/**
 * Whether the patterns name the id. `*` stands for any run of characters; a pattern that begins with `!` takes
 * out what it matches; of those that match, the last decides.
 */
export function isNamed(patterns: readonly string[], id: string): boolean {
  const deciding = patterns.findLast((pattern) => expression(pattern).test(id))
  return deciding !== undefined && !deciding.startsWith('!')
}

/** The ids that `pattern` stands for, the `!` aside: none of them means that it is misspelt. */
export function idsNamed(pattern: string, ids: readonly string[]): string[] {
  return ids.filter((id) => expression(pattern).test(id))
}

const expressions = new Map<string, RegExp>()

function expression(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const literals = pattern.replace(/^!/, '').split('*')
  const made = new RegExp(
    `^${literals.map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')).join('.*')}$`,
    's',
  )
  expressions.set(pattern, made)
  return made
}
