import { tokenPricing } from '../messages/message-cost.ts'
import { requestMeter } from '../request/request-meter.ts'
import { requestParts } from '../request/request-parts.ts'
import { ruleFor } from '../request/rule-for.ts'
import type { TextEstimator } from '../text-counter.ts'
import type { Tools } from './tool-definitions.ts'

export interface ToolsCostOptions {
  /** As for `estimateRequestTokens`; none is counted by the plain rule: the definitions as JSON. */
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
  const { provider, model = '' } = options
  const parts = requestParts({ tools }, provider)
  return ruleFor(parts)(parts, requestMeter(tokenPricing(options), model, undefined)).tools
}
