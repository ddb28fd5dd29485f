import type { Estimator } from '../estimator.ts'
import type { Profile } from './profile.ts'
import { BLOCK, newProgress, type Progress, restart, scan, settledTokens, tokensIn } from './scan.ts'

/** An estimator that allocates nothing in a call. */
export function estimatorOf(profile: Profile): Estimator {
  const progress = newProgress()
  return {
    estimate(text) {
      restart(progress)
      readAll(profile, progress, text)
      return tokensIn(profile, progress)
    },
  }
}

/** Counts a text that comes in parts. */
export interface TokenCounter {
  /** Tokens in all that was appended, this part included. Any parts of a text add up to the same as the whole. */
  append(part: string): number
  readonly tokens: number
}

export function counterOf(profile: Profile): TokenCounter {
  const progress = newProgress()
  return {
    append(part) {
      readAll(profile, progress, part)
      return tokensIn(profile, progress)
    },
    get tokens() {
      return tokensIn(profile, progress)
    },
  }
}

/** Whether a text has at most so many tokens. Reads little more of a longer text than that many. */
export function isWithin(profile: Profile, text: string, limit: number): boolean {
  const progress = newProgress()
  for (let from = 0; from < text.length; from += STRIDE) {
    scan(profile, progress, text, from, Math.min(from + STRIDE, text.length))
    if (settledTokens(profile, progress) > limit) return false
  }
  return tokensIn(profile, progress) <= limit
}

/**
 * The length of the longest start of a text of which no start, itself included, has more tokens than the limit;
 * the text's own length if the text is within the limit.
 */
export function fittingLength(profile: Profile, text: string, limit: number): number {
  if (isWithin(profile, text, limit)) return text.length
  const progress = newProgress()
  let length = 0
  // The whole text is over the limit, so this ends before the text does.
  while (length < text.length) {
    scan(profile, progress, text, length, length + 1)
    if (!(tokensIn(profile, progress) <= limit)) return length
    length++
  }
  return length
}

/** How far a limit is read past at most. */
const STRIDE = 512

function readAll(profile: Profile, progress: Progress, text: string): void {
  for (let from = 0; from < text.length; from += BLOCK) {
    scan(profile, progress, text, from, Math.min(from + BLOCK, text.length))
  }
}
