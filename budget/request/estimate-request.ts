import { type Fields, isFields, sentText } from '../messages/fields.ts'
import { adapterFor } from '../messages/formats.ts'
import { type MessageCostOptions, tokenPricing } from '../messages/message-cost.ts'
import { measureMedia } from '../media/media-tokens.ts'
import type { RequestCost, RequestMeter, RequestRule } from './request-rule.ts'
import { textCounter } from '../text-counter.ts'
import { estimateToolsTokens } from '../tools/estimate-tools.ts'
import { type RequestParts, requestParts } from './request-parts.ts'
import { openAiResponsesRule } from './rules/openai-responses.ts'
import { anthropicRule } from './rules/anthropic.ts'
import { geminiRule } from './rules/gemini.ts'
import { mistralRule } from './rules/mistral.ts'
import { deepseekRule } from './rules/deepseek.ts'
import { openAiChatRule } from './rules/openai-chat.ts'
export interface RequestCostOptions extends MessageCostOptions {
  /** `openai`, `anthropic`, `google`, `mistral`, `deepseek`; any other is counted by the plain rules. */
  readonly provider: string
}
export interface RequestEstimate extends RequestCost { readonly totalTokens: number }
export function estimateRequestTokens(request: object, options: RequestCostOptions): RequestEstimate {
  const body = request as Fields
  const parts = requestParts(body, options.provider)
  const model = options.model ?? (typeof body.model === 'string' ? body.model : '')
  const format = options.format ?? parts.format
  const pricing = tokenPricing({ ...options, model, format })
  const meter: RequestMeter = { model, count: pricing.text, view: (m) => adapterFor(m, format).view(m),
    media: (view) => view.parts.reduce((s, p) => s + (p.kind === 'media' ? pricing.mediaCost(measureMedia(p.media)) : p.kind === 'result' ? p.media.reduce((t, m) => t + pricing.mediaCost(measureMedia(m)), 0) : 0), 0) }
  const rule = options.provider === 'anthropic' ? anthropicRule : options.provider==='google'?geminiRule:options.provider==='mistral'?mistralRule:options.provider==='deepseek'?deepseekRule: format === 'openai-responses' ? openAiResponsesRule : openAiChatRule
  const cost = rule(parts, meter)
  return { totalTokens: Object.values(cost).reduce((a, b) => a + b, 0), ...cost }
}
