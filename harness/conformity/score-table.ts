import { SCORE_LEVELS, type ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { cellsOf } from '../../estimators/upper-bound/text-shape.ts'
import { groupBy } from '../group-by.ts'
import type { ScoredDocument } from './scored-document.ts'

/**
 * The scores actual ÷ estimate that hold at each level, by group of texts. A source counts as one whatever its
 * number of documents, since the next text is of a new source: hierarchical conformal prediction (Lee, Barber and
 * Willett, "Distribution-free inference with hierarchical data", 2023), in which each of K sources weighs
 * 1 / (K + 1) and the new one the rest. So a level of 95% needs 19 sources. Rounded up in the fourth decimal.
 */
export function scoreTableOf(documents: readonly ScoredDocument[]): ScoreTable {
  const byCell = new Map<string, ScoredDocument[]>()
  for (const document of documents) {
    for (const cell of cellsOf(document.shape)) {
      const list = byCell.get(cell)
      if (list) list.push(document)
      else byCell.set(cell, [document])
    }
  }
  return Object.fromEntries(
    [...byCell].sort(([a], [b]) => (a < b ? -1 : 1)).map(([cell, list]) => [cell, scoresOf(list)]),
  )
}

function scoresOf(documents: readonly ScoredDocument[]): (number | null)[] {
  const bySource = groupBy(documents, ({ source }) => source)
  const weighted = [...bySource.values()]
    .flatMap((list) =>
      list.map(({ actual, estimate }) => ({
        score: actual / estimate,
        weight: 1 / ((bySource.size + 1) * list.length),
      })),
    )
    .sort((one, two) => one.score - two.score)
  const scores: (number | null)[] = []
  let index = 0
  let held = weighted[0]?.weight ?? 0
  for (const level of SCORE_LEVELS) {
    // Sums of weights such as 1/20 end in a last bit too few.
    while (held < level - 1e-9 && index < weighted.length) held += weighted[++index]?.weight ?? 0
    const score = weighted[index]?.score
    scores.push(score === undefined ? null : Math.ceil(score * 10_000) / 10_000)
  }
  return scores
}
