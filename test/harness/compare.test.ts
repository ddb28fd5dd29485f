import { describe, expect, it } from 'vitest'
import { compareEstimators, compareRuns, type RunComparison } from '../../harness/compare.ts'
import type { Row } from '../../harness/row.ts'
import { seededRandom } from '../../harness/statistics/random.ts'
import { summarise } from '../../harness/summarise.ts'
import { calibratedRow, faulted, row } from './rows.ts'
import { naiveInterval, naiveReplicates } from './statistics/naive-bootstrap.ts'

const SEED = 20
const options = { seed: SEED }

/** One document of 100 tokens for each source; `error(source)` tokens too many. */
function run(sources: number, error: (source: number) => number, named: Partial<Row> = {}): Row[] {
  return Array.from({ length: sources }, (_, source) =>
    row({ source: `s${source}`, document: `d${source}`, estimated_tokens: 100 + error(source), ...named }),
  )
}

function onCode(comparisons: readonly RunComparison[]): RunComparison {
  const found = comparisons.filter((comparison) => comparison.corpus === 'code')
  expect(found).toHaveLength(1)
  return found[0] as RunComparison
}

describe('compareRuns', () => {
  it('gives the WAPE of both, their difference, and its interval by the naive paired bootstrap', () => {
    const errors = { a: (source: number) => 10 + 3 * source, b: (source: number) => (source * 7) % 20 }
    const { wape_a, wape_b, difference, difference_low, difference_high, documents, sources } = onCode(
      compareRuns(run(14, errors.a), run(14, errors.b), options),
    )
    const byName = Array.from({ length: 14 }, (_, source) => source).sort((x, y) =>
      `s${x}` < `s${y}` ? -1 : 1,
    )
    const [a, b] = [errors.a, errors.b].map((error) =>
      naiveReplicates(
        SEED,
        'code/holdout',
        byName.map((source) => [error(source), 100] as const),
      ),
    ) as [number[], number[]]
    const interval = naiveInterval(b.map((value, index) => value - (a[index] as number)))
    expect({ documents, sources }).toEqual({ documents: 14, sources: 14 })
    expect(wape_a).toBeCloseTo(0.295, 12)
    expect(wape_b).toBeCloseTo(117 / 1400, 12)
    expect(difference).toBeCloseTo((wape_b as number) - (wape_a as number), 12)
    expect(difference_low).toBeCloseTo(interval.low, 12)
    expect(difference_high).toBeCloseTo(interval.high, 12)
  })

  it('agrees with summarise on the WAPE of each side', () => {
    const random = seededRandom(9, 'sides')
    const rows = (): Row[] =>
      ['code/java', 'code/python', 'json/csv', 'english/books'].flatMap((kind) =>
        Array.from({ length: 30 }, (_, index) =>
          row({
            kind,
            document: `${kind}/${index}`,
            source: `${kind}/${index % 7}`,
            synthetic: kind === 'json/csv',
            estimated_tokens: 50 + Math.floor(100 * random()),
          }),
        ),
      )
    const [a, b] = [rows(), rows()]
    const wapes = (of: Row[]): unknown =>
      summarise(of, options)
        .filter((summary) => summary.kind === 'all' && summary.stratum === 'all')
        .map(({ corpus, wape }) => [corpus, wape?.toFixed(12)])
    const comparisons = compareRuns(a, b, options)
    expect(comparisons.map(({ corpus, wape_a }) => [corpus, wape_a?.toFixed(12)])).toEqual(wapes(a))
    expect(comparisons.map(({ corpus, wape_b }) => [corpus, wape_b?.toFixed(12)])).toEqual(wapes(b))
    expect(comparisons).toHaveLength(5)
  })

  it.each([
    ['identical', 12, () => 10, () => 10],
    ['better', 12, (source: number) => 10 + source, (source: number) => 5 + source],
    ['worse', 12, (source: number) => 5 + source, (source: number) => 10 + source],
    ['within-noise', 12, (source: number) => source % 2, (source: number) => 1 - (source % 2)],
    ['better', 6, () => 10, () => 5],
    ['within-noise', 5, () => 10, () => 5],
    ['within-noise', 6, () => 10, (source: number) => (source === 0 ? 11 : 0)],
    ['within-noise', 1, () => 10, () => 5],
    ['identical', 1, () => 10, () => 10],
  ] as const)('finds B %s over %i sources', (verdict, sources, a, b) => {
    expect(onCode(compareRuns(run(sources, a), run(sources, b), options)).verdict).toBe(verdict)
  })

  it('does not take equal errors of opposite sign for identical', () => {
    expect(
      onCode(
        compareRuns(
          run(12, () => 10),
          run(12, () => -10),
          options,
        ),
      ),
    ).toMatchObject({
      difference: 0,
      verdict: 'within-noise',
    })
  })

  it('compares common documents only, and counts the others', () => {
    const a = [...run(12, () => 10), row({ document: 'gone', estimated_tokens: 900 })]
    const b = [...run(12, () => 10), row({ document: 'new1' }), row({ document: 'new2' })]
    expect(onCode(compareRuns(a, b, options))).toMatchObject({
      documents: 12,
      only_in_a: 1,
      only_in_b: 2,
      faults_a: 0,
      faults_b: 0,
      wape_a: 0.1,
      verdict: 'identical',
    })
  })

  it('takes a document whose text was altered for another', () => {
    const b = run(12, () => 10).map((each, index) => (index === 0 ? { ...each, bytes: 999 } : each))
    expect(
      onCode(
        compareRuns(
          run(12, () => 10),
          b,
          options,
        ),
      ),
    ).toMatchObject({ documents: 11, only_in_a: 1, only_in_b: 1 })
  })

  it('never calls it progress to fail on a document', () => {
    const hard = row({ source: 's0', document: 'hard', estimated_tokens: 900 })
    const a = [...run(12, () => 10), hard]
    const b = [...run(12, () => 1), faulted({ source: 's0', document: 'hard' })]
    expect(onCode(compareRuns(a, b, options))).toMatchObject({
      documents: 12,
      only_in_a: 1,
      faults_b: 1,
      difference: expect.closeTo(-0.09, 12),
      verdict: 'worse',
    })
    expect(onCode(compareRuns(b, a, options))).toMatchObject({ faults_a: 1, only_in_b: 1, verdict: 'worse' })
    const steady = [...run(12, () => 10), faulted({ source: 's0', document: 'hard' })]
    expect(onCode(compareRuns(steady, steady, options))).toMatchObject({ only_in_a: 0, verdict: 'identical' })
  })

  it('has no verdict for what only one run has', () => {
    const comparisons = compareRuns(
      run(3, () => 1, { estimator: 'old' }),
      run(3, () => 1, { estimator: 'new' }),
      options,
    )
    const onlyCode = comparisons.filter(({ corpus }) => corpus === 'code')
    expect(onlyCode.map(({ estimator, only_in_a, only_in_b }) => [estimator, only_in_a, only_in_b])).toEqual([
      ['old', 3, 0],
      ['new', 0, 3],
    ])
    for (const comparison of comparisons) {
      expect(comparison).toMatchObject({ documents: 0, wape_a: null, difference: null, verdict: null })
    }
  })

  it('keeps references, splits, and real and generated text apart', () => {
    const rows = [
      ...run(2, () => 1),
      ...run(2, () => 1, { reference: 'r2' }),
      ...run(2, () => 1, { split: 'train', kind: 'json/csv', synthetic: true }),
      ...run(2, () => 1, { split: 'adversarial', kind: 'adversarial/runs' }),
    ]
    const cells = compareRuns(rows, rows, options).map(
      ({ reference, corpus, split }) => `${reference} ${corpus} ${split}`,
    )
    expect(cells).toEqual([
      'r code holdout',
      'r json train',
      'r adversarial adversarial',
      'r macro holdout',
      'r macro-synthetic train',
      'r2 code holdout',
      'r2 macro holdout',
    ])
  })
})

describe('compareEstimators', () => {
  it('pairs two estimators of one run on the same documents', () => {
    const rows = [
      ...run(12, (source) => 10 + source, { estimator: 'base' }),
      ...run(12, (source) => 8 + source, { estimator: 'tuned' }),
      ...run(12, () => 50, { estimator: 'other' }),
    ]
    const [onCorpus] = compareEstimators(rows, 'base', 'tuned', options)
    expect(onCorpus).toMatchObject({ reference: 'r', corpus: 'code', documents: 12, verdict: 'better' })
    expect(onCorpus?.difference).toBeCloseTo(-0.02, 12)
    expect(onCorpus?.difference_low).toBeCloseTo(-0.02, 12)
  })

  it('pairs a calibrated estimator, averaged over its orders, with its base', () => {
    const base = run(12, () => 20, { estimator: 'base' })
    const calibrated = base.flatMap((each) =>
      [0, 10].map((error, order) =>
        calibratedRow(order, 0, { ...each, estimator: 'calibrated', estimated_tokens: 100 + error }),
      ),
    )
    const [onCorpus] = compareEstimators([...base, ...calibrated], 'base', 'calibrated', options)
    expect(onCorpus).toMatchObject({ documents: 12, wape_a: 0.2, wape_b: 0.05, verdict: 'better' })
  })
})
