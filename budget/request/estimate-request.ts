import { type Fields, stringOf } from '../messages/fields.ts'
import { type MessageCostOptions, tokenPricing } from '../messages/message-cost.ts'
import { requestMeter } from './request-meter.ts'
import { requestParts } from './request-parts.ts'
import type { RequestCost } from './request-rule.ts'
import { ruleFor } from './rule-for.ts'

export interface RequestCostOptions extends MessageCostOptions {
  /**
   * `openai` (also `azure`), `anthropic`, `google`, `mistral`, `deepseek`; any other is counted by the plain rules,
   * the only ones that `overheads` bear on.
   */
  readonly provider: string
}

/** Tokens of a whole request; the parts sum to `totalTokens`. */
export interface RequestEstimate extends RequestCost {
  readonly totalTokens: number
}

/**
 * Tokens that a request body will be counted as: messages (`messages`, `input`, `contents`), a system prompt
 * beside them, tools, media and the answer's schema, by the provider's rule. Most rules are not documented: they
 * were found by fitting recorded requests, and docs/requests.md says how near they come.
 *
 * @throws {RangeError} where the estimator returns something that is no number >= 0
 */
export function estimateRequestTokens(request: object, options: RequestCostOptions): RequestEstimate {
  const body = request as Fields
  const parts = requestParts(body, options.provider)
  const model = options.model ?? stringOf(body.model)
  const format = options.format ?? parts.format
  const pricing = tokenPricing({ ...options, model, format })
  const cost = ruleFor(parts)(parts, requestMeter(pricing, model, format))
  const { system, history, tools, media, schema, overhead } = cost
  return { totalTokens: system + history + tools + media + schema + overhead, ...cost }
}
