import { ContextBudgetError } from './context-budget-error.ts'
import { estimateToolsTokens, type ToolsCostOptions } from './tools/estimate-tools.ts'
import type { Tools } from './tools/tool-definitions.ts'

/**
 * What tool definitions cost by the provider's rule, or the cost itself if it is given as a number.
 * @throws {ContextBudgetError} `invalid-tools` for a cost that is not an integer of 0 or more
 */
export function toolsCost(tools: Tools | number, options: ToolsCostOptions): number {
  const cost = typeof tools === 'number' ? tools : estimateToolsTokens(tools, options)
  if (Number.isInteger(cost) && cost >= 0) return cost
  throw new ContextBudgetError(
    'invalid-tools',
    `tools must be definitions, or their cost as an integer of 0 or more, got ${cost}`,
  )
}
