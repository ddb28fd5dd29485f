export {
  type CharBudget,
  type ContextBudget,
  type ContextBudgetOptions,
  createContextBudget,
  MAX_CONTEXT_CHARS,
  type TokenBudget,
} from './context-budget.ts'
export { ContextBudgetError, type ContextBudgetErrorCode } from './context-budget-error.ts'
export { defaultEstimator } from './default-estimator.ts'
export { estimateMessagesTokens } from './messages/estimate-messages.ts'
export { MESSAGE_FORMATS, type Message, type MessageFormat } from './messages/message.ts'
export type { MessageCostOptions } from './messages/message-cost.ts'
export type { Overheads } from './messages/overheads.ts'
export type { PruneCursor } from './prune/cursor.ts'
export {
  DEFAULT_STUB,
  type MessageBudget,
  type PruneOptions,
  pruneForBudget,
  pruneForBudgetOrThrow,
} from './prune/prune-for-budget.ts'
export { type CannotFit, CannotFitError, type PruneAction, type PruneResult } from './prune/prune-result.ts'
export type { TextEstimator } from './text-counter.ts'
