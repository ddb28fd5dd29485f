/** Scores of one set of texts or requests, the narrower sets before the broader. */
export interface ScoreRung {
  /** The score that holds at this confidence; Infinity where there are too few to tell. Never falls with it. */
  at(confidence: number): number
  /** The greatest score that `at` gives; 0 where there is none. */
  greatest(): number
}

export type LadderScore =
  | { readonly state: 'known'; readonly score: number }
  /** No rung can tell; the greatest score that any of them knows, 0 where there is none. */
  | { readonly state: 'unknown'; readonly greatest: number }

/**
 * The score of the first rung that can tell, and no less than the greatest of those passed over: these would give
 * theirs at a lower confidence, and a bound must not fall as the confidence grows.
 */
export function ladderScore(rungs: Iterable<ScoreRung>, confidence: number): LadderScore {
  let greatest = 0
  for (const rung of rungs) {
    const score = rung.at(confidence)
    if (score < Number.POSITIVE_INFINITY) return { state: 'known', score: Math.max(score, greatest) }
    greatest = Math.max(greatest, rung.greatest())
  }
  return { state: 'unknown', greatest }
}
