import { type BaseMessage, trimMessages } from '@langchain/core/messages'
import { estimateMessagesTokens } from 'tokengauge'

/** LangChain's own trimmer, with tokens counted by tokengauge instead of by characters. */
export function trim(messages: BaseMessage[], maxTokens: number): Promise<BaseMessage[]> {
  return trimMessages(messages, {
    maxTokens,
    tokenCounter,
    strategy: 'last',
    startOn: 'human',
    includeSystem: true,
  })
}

const ROLES: Readonly<Record<string, string>> = {
  human: 'user',
  ai: 'assistant',
  system: 'system',
  tool: 'tool',
}

export function tokenCounter(messages: BaseMessage[]): number {
  return estimateMessagesTokens(
    messages.map((message) => {
      const {
        content,
        tool_calls: calls,
        tool_call_id,
      } = message as BaseMessage & {
        tool_calls?: { id?: string; name: string; args: unknown }[]
        tool_call_id?: string
      }
      const tool_calls = calls?.map(({ id, name, args }) => ({ id, function: { name, arguments: args } }))
      return { role: ROLES[message.getType()] ?? 'user', content, tool_calls, tool_call_id } as never
    }),
  )
}
