import type { Message } from './message.ts'
import { type MessageCostOptions, tokenPricing } from './message-cost.ts'

/**
 * Tokens that these messages cost, an integer >= 0: texts, names, ids, tool calls with their arguments, the
 * template's overhead for each message, and media by the provider's rule (never their base64 as text).
 *
 * Counts are kept by estimator and message object: calling it again costs what is new or changed alone.
 *
 * @throws {RangeError} where the estimator returns something that is no number >= 0, or for an unknown format
 */
export function estimateMessagesTokens(
  messages: readonly Message[],
  options: MessageCostOptions = {},
): number {
  const pricing = tokenPricing(options)
  let tokens = messages.length > 0 ? pricing.priming : 0
  for (const message of messages) tokens += pricing.cost(pricing.count(message))
  return tokens
}
