import type Anthropic from '@anthropic-ai/sdk'
import {
  createContextBudget,
  createContextGauge,
  estimateTokens,
  type PruneCursor,
  pruneForBudget,
} from 'tokengauge'
import { CONTEXT_TOKENS, INSTRUCTIONS, READ_PAGE, readPage } from './read-page.ts'

/** The same agent with Anthropic's messages, whose system prompt stands outside of them. */
export async function answer(
  client: Anthropic,
  question: string,
  model = 'claude-sonnet-4-5',
): Promise<string> {
  const { parameters, ...named } = READ_PAGE
  const tools = [{ ...named, input_schema: { ...parameters, required: [...parameters.required] } }]
  const estimator = (text: string) => estimateTokens(text, { model })
  const window = { contextTokens: CONTEXT_TOKENS, tools, provider: 'anthropic', model, estimator }
  const budget = createContextBudget(window)
  const gauge = createContextGauge(window)
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }]
  let cursor: PruneCursor | undefined
  for (;;) {
    const pruned = pruneForBudget(messages, budget, {
      format: 'anthropic',
      estimator,
      ...(cursor && { cursor }),
    })
    if (pruned.state === 'cannot-fit') throw new Error(`needs ${pruned.needed} of ${pruned.available} tokens`)
    if (pruned.state === 'pruned') cursor = pruned.cursor
    gauge.replace(pruned.messages)
    const reply = await client.messages.create({
      model,
      max_tokens: 512,
      system: INSTRUCTIONS,
      messages: pruned.messages,
      tools,
    })
    gauge.observe(reply.usage)
    if (reply.stop_reason !== 'tool_use') {
      const text = reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      return `${text} [${gauge.reading().text}]`
    }
    messages.push({ role: 'assistant', content: reply.content })
    const results = reply.content.flatMap((block): Anthropic.ToolResultBlockParam[] => {
      if (block.type !== 'tool_use') return []
      const { page } = block.input as { page: number }
      return [{ type: 'tool_result', tool_use_id: block.id, content: readPage(page) }]
    })
    messages.push({ role: 'user', content: results })
  }
}
