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
export { type ContextGauge, type ContextGaugeOptions, createContextGauge } from './gauge.ts'
export type { GaugeReading, GaugeState } from './gauge-reading.ts'
export { MAX_CONTEXT_TOKENS, MIN_CONTEXT_TOKENS, type Thresholds } from './levels.ts'
export { estimateMessagesTokens } from './messages/estimate-messages.ts'
export { MESSAGE_FORMATS, type Message, type MessageFormat } from './messages/message.ts'
export type { MessageCostOptions } from './messages/message-cost.ts'
export type { Overheads } from './messages/overheads.ts'
export { type OverflowError, readOverflowError } from './overflow-error.ts'
export type { PruneCursor } from './prune/cursor.ts'
export {
  DEFAULT_STUB,
  type MessageBudget,
  type PruneOptions,
  pruneForBudget,
  pruneForBudgetOrThrow,
} from './prune/prune-for-budget.ts'
export { type CannotFit, CannotFitError, type PruneAction, type PruneResult } from './prune/prune-result.ts'
export {
  estimateRequestTokens,
  type RequestCostOptions,
  type RequestEstimate,
} from './request/estimate-request.ts'
export { DEFAULT_SAFETY_FACTOR } from './safety-factor.ts'
export type { TextEstimator } from './text-counter.ts'
export { estimateToolsTokens, type ToolsCostOptions } from './tools/estimate-tools.ts'
export type { Tools } from './tools/tool-definitions.ts'
export { inputTokensOf } from './usage-tokens.ts'
