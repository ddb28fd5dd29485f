import type { PruneResult } from '../../budget/index.ts'
import { fates } from './oracle.ts'
import type { Item } from './transcripts/item.ts'
import type { Message, Transcript } from './transcripts/transcript.ts'

/** What a pruner made of one message. */
export interface Left {
  readonly fate: 'kept' | 'edited' | 'dropped'
  /** Of the item's calls and results, those that are still there. */
  readonly calls: readonly string[]
  readonly results: readonly string[]
}

/** What a pruner made of a transcript. */
export interface Outcome {
  /** One for each message that went in. */
  readonly left: readonly Left[]
  /** Whether nothing came out that did not go in, and in the order it went in. */
  readonly isSubsequence: boolean
  /** What comes out costs this, by the counter that every pruner is given. */
  readonly cost: number
  /** Said in place of an answer: even what must be kept is too large. */
  readonly refused: boolean
}

export const whole = ({ calls, results }: Item, fate: Left['fate']): Left => ({ fate, calls, results })

export const gone: Left = { fate: 'dropped', calls: [], results: [] }

/** What came of our own result. Where a message that went in is neither there nor declared gone, this throws. */
export function outcomeOf(transcript: Transcript, result: PruneResult<Message>): Outcome {
  const left = fates(transcript, result).map((fate, index) =>
    fate === 'dropped' ? gone : whole(transcript.items[index] as Item, fate),
  )
  const cost = result.state === 'pruned' ? result.after : result.state === 'fits' ? result.before : 0
  return { left, isSubsequence: true, cost, refused: result.state === 'cannot-fit' }
}
