import type { ScoreRung } from './score-ladder.ts'

/**
 * Conformity scores, actual ÷ estimate, of texts that the estimator was not fitted to: for each group of texts the
 * score that holds at each of `SCORE_LEVELS`. Null where the group has too few sources to tell.
 */
export type ScoreTable = Readonly<Record<string, readonly (number | null)[]>>

/** Confidences that a table knows; between two the higher one is taken. */
export const SCORE_LEVELS: readonly number[] = [
  0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99, 0.995,
]

/** The groups of a table that a text belongs to, as they are named. */
export function tableRungs(table: ScoreTable, cells: readonly string[]): ScoreRung[] {
  return cells.map((cell) => {
    const scores = table[cell] ?? []
    return {
      at: (confidence) => {
        const level = SCORE_LEVELS.findIndex((known) => known >= confidence - 1e-9)
        return scores[level] ?? Number.POSITIVE_INFINITY
      },
      greatest: () => Math.max(0, ...scores.map((score) => score ?? 0)),
    }
  })
}
