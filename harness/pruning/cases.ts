import fc from 'fast-check'
import { estimateMessagesTokens, type MessageBudget } from '../../budget/index.ts'
import { mandatory } from './oracle.ts'
import { countText } from './pruner.ts'
import { type Script, type ScriptTurn, type Step, script } from './transcripts/script.ts'
import { render, type Transcript } from './transcripts/transcript.ts'

/** One conversation, and the share of its cost that there is room for. */
export interface PruningCase {
  readonly script: Script
  /** Where pruning starts and aims, in percent of what the conversation costs. */
  readonly aimPercent: number
  /** What is available above that. */
  readonly roomPercent: number
}

/** Seeded, and valid for every provider: what is wrong afterwards, the pruner did. */
export function pruningCases(count: number, seed: number): readonly PruningCase[] {
  const one = fc.record({
    script: script.filter(({ turns }) => turns.length > 0).map(valid),
    aimPercent: fc.integer({ min: 10, max: 95 }),
    roomPercent: fc.integer({ min: 0, max: 25 }),
  })
  return fc.sample(one, { seed, numRuns: count })
}

/** It begins with a user, every call has an id of its own, and all but the last response's are answered once. */
function valid(from: Script): Script {
  let serial = 0
  const steps = (list: readonly Step[], isLast: boolean): Step[] =>
    list.map((step, at) => ({
      ...step,
      hosted: null,
      interjection: null,
      calls: step.calls.map((call) => {
        const waits = isLast && at === list.length - 1
        const result = call.result ?? (waits ? null : { text: 'done', image: false, repeated: false })
        return {
          ...call,
          id: `call${serial++}`,
          approval: false,
          result: result && { ...result, repeated: false },
        }
      }),
    }))
  const turns = from.turns.map((turn, at): ScriptTurn => {
    const isLast = at === from.turns.length - 1
    const user = { text: turn.user.text || 'and now?', image: turn.user.image, unknown: false }
    return { ...turn, user, steps: steps(turn.steps, isLast && turn.final === null) }
  })
  return { ...from, orphan: false, preamble: [], turns }
}

export interface RenderedCase {
  readonly transcript: Transcript
  readonly budget: MessageBudget
  readonly costs: readonly number[]
  /** Whether what must be kept is within what is available; if not, no answer is right but a refusal. */
  readonly canFit: boolean
}

export function renderCase(given: PruningCase, format: Transcript['format']): RenderedCase {
  const transcript = render(format, given.script)
  const cost = (messages: Transcript['messages']): number =>
    estimateMessagesTokens(messages, { estimator: countText, format })
  const total = cost(transcript.messages)
  const pruneAbove = Math.floor((total * given.aimPercent) / 100)
  const availableForHistory = pruneAbove + Math.floor((total * given.roomPercent) / 100)
  const must = mandatory(transcript.items)
  return {
    transcript,
    budget: { pruneAbove, availableForHistory },
    costs: transcript.messages.map((message) => cost([message])),
    canFit: cost(transcript.messages.filter((_, index) => must.has(index))) <= availableForHistory,
  }
}
