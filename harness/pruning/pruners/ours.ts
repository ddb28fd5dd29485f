import { type PruneCursor, type PruneOptions, pruneForBudget } from '../../../budget/index.ts'
import { outcomeOf } from '../outcome.ts'
import { countText, type Pruner } from '../pruner.ts'

export const OURS = 'tokengauge'

export const ours: readonly Pruner[] = [
  ourPruner('default', {}),
  ourPruner('{ batch: 3/4 of pruneAbove }', (limit) => ({ batch: Math.floor(limit * 0.75) })),
]

function ourPruner(name: string, choose: PruneOptions | ((limit: number) => PruneOptions)): Pruner {
  const optionsFor = typeof choose === 'function' ? choose : () => choose
  return {
    name: OURS,
    package: null,
    options: name,
    formats: ['openai-chat', 'openai-responses', 'anthropic', 'ai-sdk', 'gemini', 'plain'],
    prune: async (transcript, budget) => {
      const { format } = transcript
      const options = { ...optionsFor(budget.pruneAbove), estimator: countText, format }
      return outcomeOf(transcript, pruneForBudget(transcript.messages, budget, options))
    },
    session: (budget) => {
      let cursor: PruneCursor | undefined
      return async (messages) => {
        const options = { ...optionsFor(budget.pruneAbove), estimator: countText, cursor }
        const result = pruneForBudget(messages, budget, options)
        if (result.state === 'cannot-fit') throw new Error('what must be kept exceeds the budget')
        cursor = result.state === 'pruned' ? result.cursor : undefined
        return result.messages
      }
    },
  }
}
