import { ContextBudgetError } from './context-budget-error.ts'

/**
 * What tool definitions cost, or the cost itself if it is given as a number.
 * @throws {ContextBudgetError} `invalid-tools` for a cost that is not an integer of 0 or more
 */
export function toolsCost(tools: readonly unknown[] | number, count: (text: string) => number): number {
  const cost = typeof tools === 'number' ? tools : count(JSON.stringify(tools))
  if (Number.isInteger(cost) && cost >= 0) return cost
  throw new ContextBudgetError(
    'invalid-tools',
    `tools must be an array of definitions, or their cost as an integer of 0 or more, got ${cost}`,
  )
}
