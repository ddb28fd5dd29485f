import type { BaseMessage, TrimMessagesFields } from '@langchain/core/messages'
import { loadPeer } from '../../../estimators/load-peer.ts'
import type { Pruner } from '../pruner.ts'
import { type ChatMessage, messageCosts, textOf } from './chat-message.ts'
import { outcomeOfKept } from './peer-outcome.ts'

const PACKAGE = '@langchain/core'

export const langchain: readonly Pruner[] = [
  trimming("{ strategy: 'last' }", { strategy: 'last' }),
  trimming("{ strategy: 'last', includeSystem: true, startOn: 'human' }", {
    strategy: 'last',
    includeSystem: true,
    startOn: 'human',
  }),
]

function trimming(
  name: string,
  settings: Pick<TrimMessagesFields, 'strategy' | 'includeSystem' | 'startOn'>,
): Pruner {
  /** Indexes of what comes out; null for what is no message. */
  const trim = async (
    messages: readonly ChatMessage[],
    maxTokens: number,
    costs: readonly number[],
  ): Promise<readonly (number | null)[]> => {
    const library = await loadPeer([PACKAGE], () => import('@langchain/core/messages'))
    const given = messages.map((message, index) => toLangChain(library, message, index))
    const trimmed: readonly (BaseMessage | undefined)[] = await library.trimMessages(given, {
      ...settings,
      maxTokens,
      tokenCounter: (list) => list.reduce((sum, { id }) => sum + (costs[Number(id)] ?? 0), 0),
    })
    return trimmed.map((message) => (message === undefined ? null : Number(message.id)))
  }
  return {
    name: 'LangChain trimMessages',
    package: PACKAGE,
    options: name,
    formats: ['openai-chat'],
    prune: async ({ items, messages }, { availableForHistory }, costs) =>
      outcomeOfKept(items, await trim(messages, availableForHistory, costs), costs),
    session:
      ({ pruneAbove }) =>
      async (messages) =>
        (await trim(messages, pruneAbove, messageCosts(messages))).flatMap((index) =>
          index === null ? [] : [messages[index] as ChatMessage],
        ),
  }
}

function toLangChain(
  { SystemMessage, HumanMessage, AIMessage, ToolMessage }: typeof import('@langchain/core/messages'),
  message: ChatMessage,
  index: number,
): BaseMessage {
  const fields = { id: String(index), content: textOf(message) }
  switch (message.role) {
    case 'user':
      return new HumanMessage(fields)
    case 'assistant': {
      const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: json } }) => ({
        id,
        name,
        args: JSON.parse(json) as Record<string, unknown>,
      }))
      return new AIMessage({ ...fields, tool_calls: calls })
    }
    case 'tool':
      return new ToolMessage({ ...fields, tool_call_id: message.tool_call_id ?? '' })
    default:
      return new SystemMessage(fields)
  }
}
