import type { ScoreTable } from '../estimators/upper-bound/score-table.ts'

/** The module that bounds rest on; see `conformityScores` for how it is read. */
export function renderScoreModule(tables: ReadonlyMap<string, ScoreTable>): string {
  const lines = [...tables].map(([name, table]) => {
    const cells = Object.entries(table).map(
      ([cell, scores]) => `${cell}=${scores.map((score) => score ?? '').join(',')}`,
    )
    return `  '${name}':\n    '${cells.join(';')}',\n`
  })
  return `// Made by \`tokengauge conformity\` from train documents; not to be edited.
/** Conformity scores by estimator and target, at each of \`SCORE_LEVELS\`. */
export const scoreData: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}
