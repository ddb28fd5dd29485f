import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCORE_LEVELS } from '../../../estimators/upper-bound/score-table.ts'
import { shapeOf } from '../../../estimators/upper-bound/text-shape.ts'
import { coverageOf } from '../../../harness/conformity/coverage.ts'
import { scoreTableOf } from '../../../harness/conformity/score-table.ts'
import type { ScoredDocument } from '../../../harness/conformity/scored-document.ts'
import { seededRandom } from '../../../harness/statistics/random.ts'
import { createResampler } from '../../../harness/statistics/resample.ts'

const document = (named: Partial<ScoredDocument>): ScoredDocument => ({
  kind: 'english/books',
  source: 'a',
  split: 'train',
  synthetic: false,
  shape: shapeOf('a text'),
  estimate: 100,
  actual: 100,
  ...named,
})

test('with one document a source, a score is the split-conformal quantile', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 }),
      (actuals) => {
        const table = scoreTableOf(
          actuals.map((actual, index) => document({ source: `s${index}`, actual, estimate: 10_000 })),
        )
        const sorted = actuals.map((actual) => actual / 10_000).sort((a, b) => a - b)
        SCORE_LEVELS.forEach((level, index) => {
          const rank = Math.ceil((sorted.length + 1) * level - 1e-6)
          const expected = sorted[rank - 1] ?? null
          const found = table.all?.[index] ?? null
          if (expected === null) expect(found).toBeNull()
          else expect(found).toBeCloseTo(expected, 3)
        })
      },
    ),
  )
})

test('a source counts once, however many documents it has', () => {
  const few = Array.from({ length: 30 }, (_, index) => document({ source: `s${index}`, actual: 100 + index }))
  const many = [...few, ...Array.from({ length: 500 }, () => document({ source: 's29', actual: 129 }))]
  expect(scoreTableOf(many).all).toEqual(scoreTableOf(few).all)
})

test('a level that needs more sources than there are is not known', () => {
  const documents = (sources: number) =>
    Array.from({ length: sources }, (_, index) => document({ source: `s${index}` }))
  const at95 = SCORE_LEVELS.indexOf(0.95)
  expect(scoreTableOf(documents(18)).all?.[at95]).toBeNull()
  expect(scoreTableOf(documents(19)).all?.[at95]).toBe(1)
})

test('coverage: the holdout by the scores of train, and a kind of train by the other kinds’ alone', () => {
  const random = seededRandom(7, 'coverage')
  const documents = ['english/books', 'code/python'].flatMap((kind, place) =>
    (['train', 'holdout'] as const).flatMap((split) =>
      Array.from({ length: 200 }, (_, index) =>
        document({
          kind,
          split,
          source: `${kind}${split}${index}`,
          actual: 100 * (1 + 9 * place) + 50 * random(),
        }),
      ),
    ),
  )
  const lines = coverageOf(documents, { estimator: 'e', reference: 'r', resampler: createResampler(1) })
  const find = (scope: string, kind: string) =>
    lines.find((line) => line.scope === scope && line.kind === kind && line.confidence === 0.95)
  expect(find('holdout', 'macro')).toMatchObject({ documents: 400, sources: 400 })
  expect(find('holdout', 'macro')?.coverage).toBeGreaterThan(0.92)
  // Books alone teach nothing of code that costs ten times as much, and code bounds books ten times too high.
  expect(find('leave-one-kind-out', 'code/python')?.coverage).toBe(0)
  expect(find('leave-one-kind-out', 'english/books')?.coverage).toBe(1)
  expect(find('leave-one-kind-out', 'english/books')?.mean_waste).toBeGreaterThan(5)
  expect(find('leave-one-kind-out', 'macro')?.coverage).toBe(0.5)
})
