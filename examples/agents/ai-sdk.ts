import { generateText, jsonSchema, type LanguageModel, stepCountIs, tool } from 'ai'
import { createContextBudget, pruneForBudget } from 'tokengauge'
import { CONTEXT_TOKENS, INSTRUCTIONS, READ_PAGE, readPage } from './read-page.ts'

/** The AI SDK runs the loop; before each step its messages are pruned. */
export async function answer(model: LanguageModel, question: string): Promise<string> {
  const tools = {
    [READ_PAGE.name]: tool({
      description: READ_PAGE.description,
      inputSchema: jsonSchema<{ page: number }>({ ...READ_PAGE.parameters, required: ['page'] }),
      execute: async ({ page }) => readPage(page),
    }),
  }
  const budget = createContextBudget({ contextTokens: CONTEXT_TOKENS, tools, provider: 'openai' })
  const { text } = await generateText({
    model,
    system: INSTRUCTIONS,
    prompt: question,
    tools,
    stopWhen: stepCountIs(20),
    prepareStep: ({ messages }) => {
      const pruned = pruneForBudget(messages, budget, { format: 'ai-sdk' })
      if (pruned.state === 'cannot-fit')
        throw new Error(`needs ${pruned.needed} of ${pruned.available} tokens`)
      return { messages: pruned.messages }
    },
  })
  return text
}
