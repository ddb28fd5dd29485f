import { type Fields, isFields, sentText } from '../messages/fields.ts'
import { type MessageCostOptions, type MessagePricing, tokenPricing } from '../messages/message-cost.ts'
import { estimateToolsTokens } from '../tools/estimate-tools.ts'
import { type RequestParts, requestParts } from './request-parts.ts'

export interface RequestCostOptions extends MessageCostOptions {
  /** `openai`, `anthropic`, `google`, `mistral`, `deepseek`; any other is counted by the plain rules. */
  readonly provider: string
}

/** Tokens of a whole request; the parts sum to `totalTokens`. */
export interface RequestEstimate {
  readonly totalTokens: number
  /** System and developer texts, inside the messages or beside them. */
  readonly system: number
  /** All other texts: names, ids, calls and results among them. */
  readonly history: number
  readonly tools: number
  readonly media: number
  /** The JSON schema of the answer. */
  readonly schema: number
  /** What the template adds around messages. */
  readonly overhead: number
}

/**
 * Tokens that a request body will be counted as: messages (`messages`, `input`, `contents`), a system prompt
 * beside them, tools, media and the answer's schema, by the provider's rules.
 *
 * @throws {RangeError} where the estimator returns something that is no number >= 0
 */
export function estimateRequestTokens(request: object, options: RequestCostOptions): RequestEstimate {
  const { provider, estimator } = options
  const body = request as Fields
  const parts = requestParts(body, provider)
  const model = options.model ?? (typeof body.model === 'string' ? body.model : undefined)
  const pricing = tokenPricing({ ...options, model, format: options.format ?? parts.format })
  const sums = { system: 0, history: 0, media: 0, overhead: 0 }
  const add = (message: unknown, withOverhead: boolean) => {
    const count = pricing.count(message)
    const { texts } = count
    const media = count.media.reduce((sum, item) => sum + pricing.mediaCost(item), 0)
    sums.media += media
    sums[count.view.role === 'system' ? 'system' : 'history'] += texts
    if (withOverhead) sums.overhead += pricing.cost(count) - texts - media
  }
  for (const message of parts.messages) add(message, true)
  if (parts.system !== undefined) add(systemMessage(parts), provider !== 'anthropic')
  if (parts.messages.length > 0) sums.overhead += pricing.priming
  const tools = estimateToolsTokens(parts.tools, { provider, model, estimator })
  const schema = parts.schema ? schemaTokens(parts.schema, pricing) : 0
  const totalTokens = sums.system + sums.history + sums.media + sums.overhead + tools + schema
  return { totalTokens, ...sums, tools, schema }
}

function systemMessage({ system, format }: RequestParts): unknown {
  if (format === 'gemini') {
    const parts =
      isFields(system) && Array.isArray(system.parts) ? system.parts : [{ text: sentText(system) }]
    return { role: 'system', parts }
  }
  return { role: 'system', content: system }
}

/**
 * OpenAI shows it as a section `# Response Formats` in a message of its own. Fitted on recorded requests: 75% of
 * 124 exact without tools. Other providers are assumed to show it in some like way.
 */
function schemaTokens(
  { name, description, schema }: NonNullable<RequestParts['schema']>,
  pricing: MessagePricing,
): number {
  const about = description === '' ? '' : `// ${description}\n`
  const section = `# Response Formats\n\n## ${name}\n\n${about}${sentText(schema)}`
  return pricing.text(section) + 2 + pricing.text(name) + 4
}
