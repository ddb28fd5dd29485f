import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conformityScores } from '../../estimators/upper-bound/conformity-scores.ts'
import { scoreData } from '../../estimators/upper-bound/score-data.ts'
import type { ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { renderScoreModule } from '../../reports/score-module.ts'

test('the committed scores are what is rendered of what is read of them', () => {
  const tables = new Map(
    Object.keys(scoreData).map((name) => {
      const [estimator = '', target = ''] = name.split(' ')
      return [name, conformityScores(estimator, target) as ScoreTable]
    }),
  )
  expect(tables.size).toBeGreaterThanOrEqual(20)
  expect(renderScoreModule(tables)).toBe(readFileSync('estimators/upper-bound/score-data.ts', 'utf8'))
})
