import { idsNamed, isNamed } from './pattern.ts'
import { UsageError } from './usage-error.ts'

/**
 * The items that the patterns name (see `isNamed`), in the items' order; all of them when there is no pattern.
 *
 * @throws {UsageError} when a pattern names nothing; the message lists the ids.
 */
export function select<T>(
  what: string,
  items: readonly T[],
  idOf: (item: T) => string,
  patterns: readonly string[],
): T[] {
  const ids = items.map(idOf)
  const misspelt = patterns.find((pattern) => idsNamed(pattern, ids).length === 0)
  if (misspelt !== undefined) {
    throw new UsageError(`no ${what} is named '${misspelt}'; there are: ${[...new Set(ids)].join(', ')}`)
  }
  // Patterns that only take out (`!x`) take out of everything.
  const effective = patterns.every((pattern) => pattern.startsWith('!')) ? ['*', ...patterns] : patterns
  const selected = items.filter((item) => isNamed(effective, idOf(item)))
  if (selected.length === 0) throw new UsageError(`the patterns ${patterns.join(' ')} leave no ${what}`)
  return selected
}
