import fc from 'fast-check'
import {
  estimateMessagesTokens,
  type MessageBudget,
  type PruneOptions,
  type PruneResult,
  pruneForBudget,
} from '../../budget/index.ts'
import { type Fate, fates } from '../../harness/pruning/oracle.ts'
import type { Item } from '../../harness/pruning/transcripts/item.ts'
import { type Message, type Transcript, transcript } from '../../harness/pruning/transcripts/transcript.ts'

export interface PruneCase {
  readonly transcript: Transcript
  readonly budget: MessageBudget
  readonly options: PruneOptions
}

/** Fine enough that every character counts, so that no two states cost the same by rounding. */
export function estimator(text: string): number {
  return text.length
}

export const RUNS = 2000

export function cost(messages: readonly Message[], options: PruneOptions = {}): number {
  return estimateMessagesTokens(messages, { estimator, ...options })
}

/** A budget as shares of what the transcript costs: from far too small to more than enough, or contradictory. */
export const shares: fc.Arbitrary<{ readonly aim: number; readonly room: number }> = fc.record({
  aim: fc.integer({ min: 0, max: 110 }),
  room: fc.integer({ min: -20, max: 60 }),
})

export function budgetOf(total: number, { aim, room }: { aim: number; room: number }): MessageBudget {
  const pruneAbove = Math.floor((total * aim) / 100)
  return { pruneAbove, availableForHistory: Math.max(0, pruneAbove + Math.floor((total * room) / 100)) }
}

/** Where pruning starts and aims. */
export function limitOf({ pruneAbove, availableForHistory }: MessageBudget): number {
  return Math.min(pruneAbove, availableForHistory)
}

export const options: fc.Arbitrary<PruneOptions> = fc.record({
  keepTurns: fc.integer({ min: 0, max: 3 }),
  batch: fc.constantFrom(0, 0, 100, undefined),
  estimator: fc.constant(estimator),
})

export const pruneCase: fc.Arbitrary<PruneCase> = fc
  .tuple(transcript, shares, options)
  .map(([from, share, settings]) => ({
    transcript: from,
    budget: budgetOf(cost(from.messages), share),
    options: settings,
  }))

export function pruned({ transcript: from, budget, options: settings }: PruneCase): PruneResult<Message> {
  return pruneForBudget(from.messages, budget, settings)
}

/** Checks every pruned case; what fits is its input, and what cannot fit has no output. */
export function always(
  check: (items: readonly Item[], fate: readonly Fate[], given: PruneCase) => void,
): void {
  fc.assert(
    fc.property(pruneCase, (given) => {
      const result = pruned(given)
      if (result.state === 'pruned') check(given.transcript.items, fates(given.transcript, result), given)
    }),
    { numRuns: RUNS },
  )
}
