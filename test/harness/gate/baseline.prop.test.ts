import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBaseline } from '../../../harness/gate/baseline.ts'
import { judge } from '../../../harness/gate/judge.ts'
import { isPermitted } from '../../../harness/gate/known-failure.ts'
import type { Summary } from '../../../harness/summary.ts'
import { ACCURACY_COLUMNS, KNOWN_FAILURE_COLUMNS } from '../../../reports/columns.ts'
import { renderCsv } from '../../../reports/csv.ts'
import { readCsv } from '../../../reports/read-csv.ts'
import { cell, chars4, config, limit, ours, run } from './fixtures.ts'

const share = fc.double({ min: 0, max: 2, noNaN: true })
const estimators = [ours, chars4]

const anyFigures = fc.record({ wape: share, within_20pct: share, estimated_tokens: fc.nat(20_000) })

const anySummaries: fc.Arbitrary<Summary[]> = fc
  .array(fc.tuple(anyFigures, anyFigures), { minLength: 1, maxLength: 6 })
  .map((kinds) =>
    kinds.flatMap((drawn, index) =>
      drawn.map((figures, which) =>
        cell({ ...figures, kind: `code/k${index}`, estimator: estimators[which]?.id ?? '' }),
      ),
    ),
  )

describe('a baseline that a run sets', () => {
  it('excuses in the same run, after a round trip through CSV, all that may be excused and nothing else', () => {
    fc.assert(
      fc.property(anySummaries, (summaries) => {
        const { plan } = run(estimators, summaries)
        const made = makeBaseline(config, plan, summaries, [])
        const baseline = {
          accuracy: readCsv(ACCURACY_COLUMNS, renderCsv(ACCURACY_COLUMNS, made.accuracy), 'accuracy.csv'),
          rows: [],
          knownFailures: readCsv(
            KNOWN_FAILURE_COLUMNS,
            renderCsv(KNOWN_FAILURE_COLUMNS, made.knownFailures),
            'known.csv',
          ),
        }
        const { checks } = judge(run(estimators, summaries, { baseline }))
        for (const estimator of estimators) {
          const outside = summaries.filter(
            ({ estimator: id, wape, within_20pct }) =>
              id === estimator.id && ((wape as number) > 0.2 || (within_20pct as number) < 0.9),
          )
          const bad = checks.filter((check) => check.estimator === estimator.id && check.state !== 'passed')
          const known = checks.filter((check) => check.estimator === estimator.id && check.known !== null)
          const named = new Set(
            (isPermitted(config, estimator, limit.id) ? known : bad).map(({ kind }) => kind),
          )
          expect(named).toEqual(new Set(outside.map(({ kind }) => kind)))
          expect(isPermitted(config, estimator, limit.id) ? bad : known).toEqual([])
        }
      }),
    )
  })

  it('holds holdout and adversarial cells of every length alone', () => {
    const summaries = [
      cell(),
      cell({ split: 'train' }),
      cell({ stratum: 'long' }),
      cell({ kind: 'adversarial/x', split: 'adversarial' }),
    ]
    const { accuracy } = makeBaseline(config, run([ours], summaries).plan, summaries, [])
    expect(accuracy).toEqual([summaries[0], summaries[3]])
  })

  it.each([{ quick: true }, { filtered: true }])(
    'is refused to a run that left something out: %o',
    (plan) => {
      expect(() => makeBaseline(config, run([ours], [cell()], { plan }).plan, [cell()], [])).toThrow(
        /only a whole run/,
      )
    },
  )
})
