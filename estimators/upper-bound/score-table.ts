/**
 * Conformity scores, actual ÷ estimate, of texts that the estimator was not fitted to: for each group of texts the
 * score that holds at each of `SCORE_LEVELS`. Null where the group has too few sources to tell.
 */
export type ScoreTable = Readonly<Record<string, readonly (number | null)[]>>

/** Confidences that a table knows; between two the higher one is taken. */
export const SCORE_LEVELS: readonly number[] = [
  0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99, 0.995,
]

/**
 * The least score known to hold at this confidence, from the narrowest of the groups that can tell; Infinity where
 * none can.
 */
export function scoreAt(table: ScoreTable, cells: readonly string[], confidence: number): number {
  const level = SCORE_LEVELS.findIndex((known) => known >= confidence - 1e-9)
  if (level < 0) return Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const score = table[cell]?.[level]
    if (score !== undefined && score !== null) return score
  }
  return Number.POSITIVE_INFINITY
}

/** The greatest score that the groups know; 1 where they know none. */
export function greatestScore(table: ScoreTable, cells: readonly string[]): number {
  return Math.max(1, ...cells.flatMap((cell) => table[cell] ?? []).map((score) => score ?? 1))
}
