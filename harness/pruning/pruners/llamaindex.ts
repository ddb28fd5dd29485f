import type { ChatMessage as LlamaMessage } from '@llamaindex/core/llms'
import { loadPeer } from '../../../estimators/load-peer.ts'
import { countText, type Pruner } from '../pruner.ts'
import { type ChatMessage, textOf } from './chat-message.ts'
import { outcomeOfKept } from './peer-outcome.ts'

const PACKAGE = '@llamaindex/core'

export const llamaindex: readonly Pruner[] = [
  remembering('default', false),
  remembering('{ shortTermTokenLimitRatio: 1 }, the system message in a static block', true),
]

function remembering(name: string, best: boolean): Pruner {
  const recall = async (
    messages: readonly ChatMessage[],
    tokenLimit: number,
  ): Promise<readonly (number | null)[]> => {
    const { Memory, StaticMemoryBlock, Settings } = await load()
    Settings.tokenizer = { encode: (text) => new Uint32Array(countText(text)), decode: () => '' }
    // A static block has one message: of several system messages at the start the first.
    const isPinned = best && messages[0]?.role === 'system'
    const memory = new Memory([], {
      tokenLimit,
      ...(best ? { shortTermTokenLimitRatio: 1 } : {}),
      memoryBlocks: isPinned
        ? [new StaticMemoryBlock({ content: textOf(messages[0] as ChatMessage), messageRole: 'system' })]
        : [],
    })
    for (const [index, message] of messages.entries()) {
      if (!(isPinned && index === 0)) await memory.add({ id: String(index), ...toLlamaIndex(message, index) })
    }
    const recalled = await memory.getLLM()
    return recalled.map((message, at) =>
      message.options && 'index' in message.options
        ? Number(message.options.index)
        : isPinned && at === 0
          ? 0
          : null,
    )
  }
  return {
    name: 'LlamaIndex Memory',
    package: PACKAGE,
    options: name,
    formats: ['openai-chat'],
    prune: async ({ items, messages }, { availableForHistory }, costs) =>
      outcomeOfKept(items, await recall(messages, availableForHistory), costs),
    session:
      ({ pruneAbove }) =>
      async (messages) =>
        (await recall(messages, pruneAbove)).flatMap((index) =>
          index === null ? [] : [messages[index] as ChatMessage],
        ),
  }
}

async function load() {
  return loadPeer([PACKAGE], async () => ({
    ...(await import('@llamaindex/core/memory')),
    ...(await import('@llamaindex/core/global')),
  }))
}

function toLlamaIndex(message: ChatMessage, index: number): LlamaMessage {
  const role = message.role === 'tool' ? 'user' : message.role === 'developer' ? 'system' : message.role
  return { role: role as LlamaMessage['role'], content: textOf(message), options: { index } } // to know it again
}
