import { estimateRequestTokens } from '../../budget/request/estimate-request.ts'
import { resolveModel } from '../../estimators/models.ts'
import { estimators } from '../../estimators/registry.ts'
import { exactContender, specContender } from '../usage/replay-contender.ts'
import { cookbookTokens } from './cookbook.ts'
import type { RecordedRequest } from './recorded-request.ts'

/** What counts whole requests. */
export interface RequestContender {
  readonly id: string
  /** Tokens; null where it does not say. */
  estimate(request: RecordedRequest): Promise<number | null>
}

const BY_OUR_RULES = ['fitted-max', 'fitted', 'chars-4']

export function requestContenders(): readonly RequestContender[] {
  const specs = estimators.filter(({ id }) => BY_OUR_RULES.includes(id)).map(specContender)
  const ours = [exactContender, ...specs].map(
    ({ id, forModel }): RequestContender => ({
      id,
      async estimate({ model, provider, body }) {
        const made = await forModel(model)
        if (made.state !== 'ready') return null
        return estimateRequestTokens(body, { provider, model, estimator: made.estimator }).totalTokens
      },
    }),
  )
  return [...ours, cookbook, gptTokenizerChat]
}

const cookbook: RequestContender = {
  id: 'cookbook',
  async estimate({ group, model, body }) {
    if (!group.startsWith('openai-chat')) return null
    const made = await exactContender.forModel(model)
    if (made.state !== 'ready') return null
    return cookbookTokens(body, (text) => made.estimator.estimate(text)) ?? null
  },
}

/** gpt-tokenizer's own counting of chats, which knows the older `functions` and no `tools`. */
const gptTokenizerChat: RequestContender = {
  id: 'gpt-tokenizer-chat',
  async estimate({ group, model, body }) {
    if (!group.startsWith('openai-chat')) return null
    const old = resolveModel(model).tokenizer === 'cl100k_base'
    const { countChatCompletionTokens } = (await (old
      ? import('gpt-tokenizer/model/gpt-3.5-turbo')
      : import('gpt-tokenizer/model/gpt-4o'))) as ChatCounter
    try {
      // It throws where a content is no text.
      const tokens = countChatCompletionTokens?.(asFunctions(body))
      return tokens !== undefined && Number.isFinite(tokens) ? tokens : null
    } catch {
      return null
    }
  },
}

/** Declared for some of its models only. */
interface ChatCounter {
  countChatCompletionTokens?: (request: never) => number
}

function asFunctions(body: RecordedRequest['body']): never {
  const functions = (Array.isArray(body.tools) ? body.tools : []).map((tool) => tool.function)
  return { messages: body.messages, ...(functions.length > 0 && { functions }) } as never
}
