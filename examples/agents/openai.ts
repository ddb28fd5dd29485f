import type OpenAI from 'openai'
import { createContextBudget, createContextGauge, type PruneCursor, pruneForBudget } from 'tokengauge'
import { CONTEXT_TOKENS, INSTRUCTIONS, READ_PAGE, readPage } from './read-page.ts'

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam

/** An agent that never sends more than its window holds. */
export async function answer(client: OpenAI, question: string, model = 'gpt-4o'): Promise<string> {
  const tools = [
    { type: 'function' as const, function: { ...READ_PAGE, parameters: { ...READ_PAGE.parameters } } },
  ]
  const budget = createContextBudget({ contextTokens: CONTEXT_TOKENS, tools, provider: 'openai', model })
  const gauge = createContextGauge({ contextTokens: CONTEXT_TOKENS, tools, provider: 'openai', model })
  const messages: Message[] = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: question },
  ]
  let cursor: PruneCursor | undefined
  for (;;) {
    const pruned = pruneForBudget(messages, budget, { format: 'openai-chat', ...(cursor && { cursor }) })
    if (pruned.state === 'cannot-fit') throw new Error(`needs ${pruned.needed} of ${pruned.available} tokens`)
    if (pruned.state === 'pruned') cursor = pruned.cursor
    gauge.replace(pruned.messages)
    const { choices, usage } = await client.chat.completions.create({
      model,
      messages: pruned.messages,
      tools,
    })
    // What the provider counted is the truth from here on.
    gauge.observe(usage)
    const reply = choices[0]?.message
    if (!reply?.tool_calls) return `${reply?.content} [${gauge.reading().text}]`
    messages.push(reply)
    for (const call of reply.tool_calls) {
      if (call.type !== 'function') continue
      const { page } = JSON.parse(call.function.arguments)
      messages.push({ role: 'tool', tool_call_id: call.id, content: readPage(page) })
    }
  }
}
