import type { ModelMessage, pruneMessages } from 'ai'
import { estimateMessagesTokens } from '../../../budget/index.ts'
import { loadPeer } from '../../../estimators/load-peer.ts'
import { gone, type Left } from '../outcome.ts'
import { countText, type Pruner } from '../pruner.ts'
import type { Item } from '../transcripts/item.ts'
import type { Message } from '../transcripts/transcript.ts'
import { isAscending } from './peer-outcome.ts'

const PACKAGE = 'ai'
type Settings = Omit<Parameters<typeof pruneMessages>[0], 'messages'>

export const aiSdk: readonly Pruner[] = [
  pruning('default, which prunes nothing', {}),
  pruning("{ reasoning: 'before-last-message', toolCalls: 'before-last-2-messages' }", {
    reasoning: 'before-last-message',
    toolCalls: 'before-last-2-messages',
  }),
]

/** It knows no budget: it prunes the same, whatever the window. */
function pruning(name: string, settings: Settings): Pruner {
  const prune = async (messages: readonly Message[]): Promise<readonly ModelMessage[]> => {
    const library = await loadPeer([PACKAGE], () => import('ai'))
    return library.pruneMessages({ messages: messages as ModelMessage[], ...settings })
  }
  return {
    name: 'AI SDK pruneMessages',
    package: PACKAGE,
    options: name,
    formats: ['ai-sdk'],
    async prune({ items, messages }) {
      const tagged = messages.map((message, index) => ({
        ...message,
        providerOptions: { tokengauge: { index } },
      }))
      const out = await prune(tagged)
      const indexes = out.map((message) => Number(message.providerOptions?.tokengauge?.index))
      const left = items.map((item, index): Left => {
        const message = out[indexes.indexOf(index)]
        return message === undefined ? gone : leftOf(item, messages[index] as Message, message)
      })
      const isSubsequence = isAscending(indexes)
      const cost = estimateMessagesTokens(out, { estimator: countText, format: 'ai-sdk' })
      return { left, isSubsequence, cost, refused: false }
    },
    session: () => async (messages) => {
      const out = (await prune(messages)) as readonly Message[]
      // It copies what it leaves as it was.
      const before = new Map(messages.map((message) => [JSON.stringify(message), message]))
      return out.map((message) => before.get(JSON.stringify(message)) ?? message)
    },
  }
}

interface Part {
  readonly type: string
  readonly toolCallId: string
}

function leftOf(item: Item, before: Message, after: ModelMessage): Left {
  const given = partsOf(before)
  const left = partsOf(after)
  const stays = (uids: readonly string[], type: string): string[] => {
    const ids = given.filter((part) => part.type === type).map((part) => part.toolCallId)
    return uids.filter((_, at) => left.some((part) => part.type === type && part.toolCallId === ids[at]))
  }
  return {
    fate: left.length === given.length ? 'kept' : 'edited',
    calls: stays(item.calls, 'tool-call'),
    results: stays(item.results, 'tool-result'),
  }
}

function partsOf(message: object): readonly Part[] {
  return 'content' in message && Array.isArray(message.content) ? message.content : []
}
