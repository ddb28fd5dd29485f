import { estimateMessagesTokens } from '../../../budget/index.ts'
import { countText } from '../pruner.ts'

/** What the peers' adapters read of an OpenAI chat message. */
export interface ChatMessage {
  readonly role: string
  readonly content?: unknown
  readonly tool_calls?: readonly {
    readonly id: string
    readonly function: { readonly name: string; readonly arguments: string }
  }[]
  readonly tool_call_id?: string
}

/** Its text, where content may be a list of parts. */
export function textOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.flatMap((part: { text?: string }) => (part.text === undefined ? [] : [part.text])).join('\n')
}

export function messageCosts(messages: readonly ChatMessage[]): readonly number[] {
  return messages.map((message) => estimateMessagesTokens([message], { estimator: countText }))
}
