import { type TextEstimator, textCounter } from '../text-counter.ts'
import { type Tools, toolDefinitions } from './tool-definitions.ts'
import { toolRule } from './tool-rules.ts'

export interface ToolsCostOptions {
  /** `openai`, `anthropic`, `google`, `mistral` or `deepseek`; any other, and none: the definitions as JSON. */
  readonly provider?: string | undefined
  readonly model?: string | undefined
  /** Default: `defaultEstimator`. */
  readonly estimator?: TextEstimator | undefined
}

/**
 * Tokens that tool definitions add to a request by the provider's rule, an integer >= 0; none cost nothing.
 * @throws {RangeError} where the estimator returns something that is no number >= 0
 */
export function estimateToolsTokens(tools: Tools, options: ToolsCostOptions = {}): number {
  const definitions = toolDefinitions(tools)
  if (definitions.length === 0) return 0
  const { count } = textCounter(options.estimator)
  return Math.max(0, Math.ceil(toolRule(options.provider)(definitions, count, options.model ?? '')))
}
