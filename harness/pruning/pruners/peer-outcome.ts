import { gone, type Left, type Outcome, whole } from '../outcome.ts'
import type { Item } from '../transcripts/item.ts'

/**
 * The outcome of a pruner that keeps or drops whole messages.
 * @param kept which messages came out, in order; null for something that did not go in
 */
export function outcomeOfKept(
  items: readonly Item[],
  kept: readonly (number | null)[],
  costs: readonly number[],
): Outcome {
  const indexes = kept.filter((index) => index !== null)
  const set = new Set(indexes)
  return {
    left: items.map((item, index): Left => (set.has(index) ? whole(item, 'kept') : gone)),
    isSubsequence: indexes.length === kept.length && isAscending(indexes),
    cost: indexes.reduce((sum, index) => sum + (costs[index] as number), 0),
    refused: false,
  }
}

export function isAscending(indexes: readonly number[]): boolean {
  return indexes.every((index, at) => at === 0 || index > (indexes[at - 1] as number))
}
