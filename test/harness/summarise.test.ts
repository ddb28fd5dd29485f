import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupBy } from '../../harness/group-by.ts'
import { METRICS } from '../../harness/metrics/index.ts'
import type { Row } from '../../harness/row.ts'
import { seededRandom, shuffled } from '../../harness/statistics/random.ts'
import { summarise } from '../../harness/summarise.ts'
import type { Summary } from '../../harness/summary.ts'
import { anyRows, calibratedRow, faulted, row, rowsOf } from './rows.ts'
import { naiveInterval, naiveReplicates } from './statistics/naive-bootstrap.ts'

const SEED = 20
const of = (rows: readonly Row[]): Summary[] => summarise(rows, { seed: SEED })

/** The one line that has these names; corpus code, all kinds, holdout and all lengths unless told. */
function line(summaries: readonly Summary[], named: Partial<Summary> = {}): Summary {
  const wanted = { corpus: 'code', kind: 'all', split: 'holdout', stratum: 'all', ...named }
  const found = summaries.filter((summary) =>
    Object.entries(wanted).every(([column, value]) => summary[column as keyof Summary] === value),
  )
  expect(found, JSON.stringify(wanted)).toHaveLength(1)
  return found[0] as Summary
}

const nulls = (summary: Summary): string[] =>
  Object.entries(summary).flatMap(([column, value]) => (value === null ? [column] : []))

const METRIC_COLUMNS = METRICS.map((metric) => metric.id)

/** Two estimators, two references, four kinds of which one is generated, 3 to 14 sources, every length. */
function benchRows(): Row[] {
  const random = seededRandom(1, 'bench rows')
  const kinds = ['code/python', 'code/java', 'json/csv', 'english/books']
  const rows: Row[] = []
  for (const estimator of ['one', 'two']) {
    for (const reference of ['r1', 'r2']) {
      for (const [index, kind] of kinds.entries()) {
        for (let document = 0; document < 60; document++) {
          const reference_tokens = Math.ceil(Math.exp(2 + 7 * random()))
          rows.push(
            row({
              estimator,
              reference,
              kind,
              document: `${kind}/d${document}`,
              source: `${kind}/s${document % (3 + 4 * index)}`,
              split: document % 2 === 0 ? 'train' : 'holdout',
              synthetic: kind === 'json/csv',
              reference_tokens,
              estimated_tokens: Math.round(reference_tokens * (0.6 + 0.8 * random())),
            }),
          )
        }
      }
    }
  }
  return rows
}

describe('a line', () => {
  it('has the columns of accuracy.csv in their order', () => {
    expect(Object.keys(line(of([row()])))).toEqual([
      ...['estimator', 'reference', 'corpus', 'kind', 'split', 'stratum', 'documents', 'sources', 'coverage'],
      ...[
        'reference_tokens',
        'estimated_tokens',
        'abs_error_tokens',
        'wape',
        'wape_low',
        'wape_high',
        'bias',
      ],
      ...['mape', 'median_abs_log', 'p95_abs_log', 'max_abs_log', 'within_20pct', 'under_0pct', 'under_5pct'],
      ...['under_10pct', 'safety_factor'],
    ])
  })

  it('holds each metric of its rows under the name of that metric', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const summary = line(of(rows)) as unknown as Record<string, number | null>
        for (const metric of METRICS) expect(summary[metric.id]).toBe(metric.compute(rows))
      }),
      { numRuns: 20 },
    )
  })

  it('adds up whole tokens', () => {
    expect(line(of(rowsOf([150, 100], [90, 100])))).toMatchObject({
      documents: 2,
      sources: 1,
      coverage: 1,
      reference_tokens: 200,
      estimated_tokens: 240,
      abs_error_tokens: 60,
      wape: 0.3,
      wape_low: null,
      wape_high: null,
      bias: 0.2,
      safety_factor: null,
    })
  })
})

describe('missing counts', () => {
  it('make every metric and interval of their cell null, and show in the coverage', () => {
    const rows = [
      ...rowsOf([150, 100], [90, 100], [80, 100]),
      faulted({ document: 'd3', source: 's1' }),
      row({ kind: 'code/java', document: 'd4' }),
    ]
    const summaries = of(rows)
    for (const cell of [
      line(summaries, { kind: 'code/python' }),
      line(summaries),
      line(summaries, { corpus: 'macro' }),
    ]) {
      expect(nulls(cell)).toEqual([
        'estimated_tokens',
        'abs_error_tokens',
        'wape',
        'wape_low',
        'wape_high',
        ...METRIC_COLUMNS.slice(1),
      ])
    }
    expect(line(summaries, { kind: 'code/python' }).coverage).toBe(0.75)
    expect(line(summaries).coverage).toBe(0.8)
    expect(line(summaries).reference_tokens).toBe(500)
    expect(line(summaries, { kind: 'code/java' })).toMatchObject({ coverage: 1, wape: 0.1 })
  })

  it('of the reference leave no sum, and no length the document could belong to', () => {
    const summaries = of([row(), faulted({ document: 'd1', reference_tokens: null })])
    expect(line(summaries)).toMatchObject({ documents: 2, coverage: 0.5, reference_tokens: null, wape: null })
    expect(line(summaries, { stratum: 'short' })).toMatchObject({ documents: 1, coverage: 1 })
  })
})

describe('lengths', () => {
  const lengths = [49, 50, 299, 300, 2999, 3000]
  const summaries = of(rowsOf(...lengths.map((length) => [length + 1, length] as const)))

  it('are told apart by reference tokens at corpus level', () => {
    const documents = ['tiny', 'short', 'medium', 'long'].map(
      (stratum) => line(summaries, { stratum: stratum as Summary['stratum'] }).documents,
    )
    expect(documents).toEqual([1, 2, 2, 1])
    expect(summaries.filter((summary) => summary.kind !== 'all').map((summary) => summary.stratum)).toEqual([
      'all',
    ])
  })

  it('leave tiny documents in tokens: nothing relative to a document', () => {
    const tiny = line(summaries, { stratum: 'tiny' })
    expect(tiny).toMatchObject({ reference_tokens: 49, estimated_tokens: 50, abs_error_tokens: 1 })
    expect(nulls(tiny)).toEqual([
      'wape_low',
      'wape_high',
      ...METRIC_COLUMNS.filter((id) => id !== 'wape' && id !== 'bias'),
    ])
  })

  it('without documents have no line', () => {
    expect(of([row()]).map((summary) => summary.stratum)).toEqual(['all', 'short', 'all', 'all'])
  })
})

describe('intervals', () => {
  const spread = (sources: number): Row[] =>
    Array.from({ length: sources }, (_, index) =>
      row({
        source: `s${index}`,
        document: `d${index}`,
        reference_tokens: 100,
        estimated_tokens: 100 + index,
      }),
    )

  it('equal the naive bootstrap over sources, sorted by name, drawn under the kind and split', () => {
    const rows = spread(12)
    const byName = [...rows].sort((a, b) => (a.source < b.source ? -1 : 1))
    const pairs = byName.map((each) => [(each.estimated_tokens as number) - 100, 100] as const)
    for (const [kind, label] of [
      ['code/python', 'code/python/holdout'],
      ['all', 'code/holdout'],
    ] as const) {
      const { low, high } = naiveInterval(naiveReplicates(SEED, label, pairs))
      const { wape_low, wape_high } = line(of(rows), { kind })
      expect(wape_low).toBeCloseTo(low, 12)
      expect(wape_high).toBeCloseTo(high, 12)
    }
  })

  it('are the range over 2 to 9 sources', () => {
    expect(line(of(spread(9)))).toMatchObject({ sources: 9, wape: 0.04, wape_low: 0, wape_high: 0.08 })
  })
})

describe('macro', () => {
  const summaries = of([
    ...rowsOf([150, 100], [100, 100]),
    row({ kind: 'code/java', document: 'j', estimated_tokens: 1900, reference_tokens: 1000 }),
    row({ kind: 'json/csv', document: 'c', synthetic: true, estimated_tokens: 50, reference_tokens: 100 }),
    row({ kind: 'json/csv', document: 'c-real', source: 's1', estimated_tokens: 130, reference_tokens: 100 }),
    row({ kind: 'english/mail', document: 't', split: 'train', estimated_tokens: 300 }),
    row({ kind: 'adversarial/runs', document: 'x', split: 'adversarial', estimated_tokens: 9000 }),
    row({ kind: 'adversarial/runs', document: 'y', split: 'holdout', estimated_tokens: 9000 }),
    row({ kind: 'code/java', document: 'z', split: 'adversarial', estimated_tokens: 9000 }),
  ])

  it('is the mean over real kinds, each weighing the same, and takes quantiles of their documents together', () => {
    expect(line(summaries, { corpus: 'macro' })).toMatchObject({
      documents: 4,
      sources: 3,
      reference_tokens: 1300,
      wape: (0.25 + 0.9 + 0.3) / 3,
      within_20pct: (0.5 + 0 + 0) / 3,
      max_abs_log: Math.log(1.9),
    })
    expect(line(summaries, { corpus: 'macro' }).median_abs_log).toBeCloseTo(
      (Math.log(1.5) + Math.log(1.3)) / 2,
      12,
    )
  })

  it('takes of a mixed kind the generated documents apart', () => {
    expect(line(summaries, { corpus: 'macro-synthetic' })).toMatchObject({
      documents: 1,
      wape: 0.5,
      bias: -0.5,
    })
    expect(line(summaries, { corpus: 'json', kind: 'json/csv' })).toMatchObject({ documents: 2, wape: 0.4 })
  })

  it('never mixes splits and leaves adversarial texts out', () => {
    expect(line(summaries, { corpus: 'macro', split: 'train' })).toMatchObject({ documents: 1, wape: 2 })
    expect(line(summaries, { corpus: 'adversarial', split: 'adversarial' }).documents).toBe(1)
    expect(
      summaries.filter((summary) => summary.corpus.startsWith('macro')).map((summary) => summary.split),
    ).toEqual(['holdout', 'train', 'holdout'])
  })

  it('is null in all it says as soon as one kind lacks a count', () => {
    const kinds = ['code/java', 'code/python', 'json/csv'].flatMap((kind, index) =>
      Array.from({ length: 12 }, (_, source) => {
        const named = {
          kind,
          document: `${kind}${source}`,
          source: `s${source}`,
          estimated_tokens: 100 + source,
        }
        return index === 2 && source === 0 ? faulted(named) : row(named)
      }),
    )
    expect(line(of(kinds), { corpus: 'macro' })).toMatchObject({
      wape: null,
      wape_low: null,
      max_abs_log: null,
    })
    expect(line(of(kinds.slice(0, 24)), { corpus: 'macro' }).wape_low).toBeGreaterThan(0)
  })

  it('averages a metric over the kinds that have it', () => {
    const tinyKind = row({ kind: 'json/numbers', document: 'n', reference_tokens: 10, estimated_tokens: 5 })
    const macro = line(of([...rowsOf([150, 100]), tinyKind]), { corpus: 'macro' })
    expect(macro).toMatchObject({ wape: 0.5, mape: 0.5 })
  })

  it('draws sources within each kind', () => {
    const kinds = ['code/java', 'code/python'].map((kind, index) =>
      Array.from({ length: 10 }, (_, source) =>
        row({
          kind,
          document: `${kind}${source}`,
          source: `s${source}`,
          estimated_tokens: 100 + source * (index + 1),
        }),
      ),
    )
    const replicates = kinds.map((rows) =>
      naiveReplicates(
        SEED,
        `${rows[0]?.kind}/holdout`,
        rows.map((each) => [(each.estimated_tokens as number) - 100, 100] as const),
      ),
    )
    const means = (replicates[0] as number[]).map(
      (value, index) => (value + (replicates[1]?.[index] as number)) / 2,
    )
    const { low, high } = naiveInterval(means)
    const macro = line(of(kinds.flat()), { corpus: 'macro' })
    expect(macro.wape_low).toBeCloseTo(low, 12)
    expect(macro.wape_high).toBeCloseTo(high, 12)
  })
})

describe('a narrowed run', () => {
  const rows = benchRows()
  const whole = of(rows)

  it.each([
    ['one estimator', (each: Row | Summary) => each.estimator === 'two'],
    ['one reference', (each: Row | Summary) => each.reference === 'r2'],
    ['one corpus', (each: Row | Summary) => each.corpus === 'code'],
  ])('of %s gives the same lines as the whole', (_, chosen) => {
    const narrowed = of(rows.filter(chosen)).filter(
      (summary) => !summary.corpus.startsWith('macro') || chosen(summary),
    )
    const expected = whole.filter(chosen)
    expect(expected.some((summary) => summary.sources >= 10 && summary.wape_low !== null)).toBe(true)
    expect(narrowed).toEqual(expected)
  })

  it('refuses rows of one estimator and reference that do not follow each other', () => {
    const [first, ...rest] = rows as [Row, ...Row[]]
    expect(() => summarise([...rest, first], { seed: SEED })).toThrow('are not consecutive')
  })

  it('of one kind gives that kind the same line', () => {
    const chosen = { corpus: 'english', kind: 'english/books', estimator: 'one', reference: 'r1' }
    const narrowed = of(rows.filter((each) => each.kind === 'english/books'))
    expect(line(narrowed, chosen)).toEqual(line(whole, chosen))
  })

  it('is not moved by the order of the rows within an estimator and reference', () => {
    const byCell = (summaries: Summary[]): Map<string, unknown[]> =>
      new Map(
        summaries.map(({ estimator, reference, corpus, kind, split, stratum, ...figures }) => [
          [estimator, reference, corpus, kind, split, stratum].join(),
          Object.values(figures).map((value) => value?.toFixed(9)),
        ]),
      )
    const expected = byCell(whole)
    const pairs = groupBy(shuffled(rows, seededRandom(4)), (each) => `${each.estimator} ${each.reference}`)
    const shuffledRows = byCell(of([...pairs.values()].flat()))
    expect(shuffledRows.size).toBe(whole.length)
    for (const [cell, figures] of shuffledRows) expect(figures, cell).toEqual(expected.get(cell))
  })

  it('draws anew with another seed', () => {
    const other = summarise(rows, { seed: SEED + 1 })
    expect(other.map((summary) => summary.wape)).toEqual(whole.map((summary) => summary.wape))
    expect(other.map((summary) => summary.wape_low)).not.toEqual(whole.map((summary) => summary.wape_low))
  })
})

describe('calibrated estimators', () => {
  // Two sources of 13 and 4 documents in 20 orders; what is estimated depends on the order and the position.
  const random = seededRandom(5, 'calibrated')
  const orders = Array.from({ length: 20 }, (_, order) =>
    [13, 4].flatMap((size, source) =>
      shuffled(
        Array.from({ length: size }, (_, document) => document),
        random,
      ).map((document, position) =>
        calibratedRow(order, position, {
          source: `s${source}`,
          document: `s${source}/d${document}`,
          reference_tokens: 100 + 10 * document,
          estimated_tokens: Math.round((100 + 10 * document) * (0.5 + random())),
        }),
      ),
    ),
  )
  const pooled = of(orders.flat())
  const apart = orders.map((rows) => of(rows))
  const meanOver = (pick: (summaries: Summary[]) => number): number =>
    apart.reduce((sum, summaries) => sum + pick(summaries), 0) / 20

  it('have the mean of the WAPE and the sums of their orders', () => {
    const cell = line(pooled)
    expect(cell).toMatchObject({ documents: 17, sources: 2, coverage: 1 })
    expect(cell.wape).toBeCloseTo(
      meanOver((summaries) => line(summaries).wape as number),
      12,
    )
    expect(cell.bias).toBeCloseTo(
      meanOver((summaries) => line(summaries).bias as number),
      12,
    )
    expect(cell.reference_tokens).toBe(line(apart[0] as Summary[]).reference_tokens)
    expect(cell.estimated_tokens).toBe(Math.round(meanOver((s) => line(s).estimated_tokens as number)))
    expect(cell.abs_error_tokens).toBe(Math.round(meanOver((s) => line(s).abs_error_tokens as number)))
    expect(cell.estimated_tokens).not.toBe(line(apart[0] as Summary[]).estimated_tokens)
  })

  it('have the first ten observations of each source apart, at corpus level', () => {
    const rowsWhere = (test: (position: number) => boolean): Row[] =>
      orders.flat().filter((each) => test(each.position))
    const wape = METRICS[0] as (typeof METRICS)[number]
    expect(line(pooled, { stratum: 'first-10' })).toMatchObject({
      documents: 17,
      sources: 2,
      wape: wape.compute(rowsWhere((position) => position < 10)),
    })
    expect(line(pooled, { stratum: 'after-10' })).toMatchObject({
      documents: 13,
      sources: 1,
      wape: wape.compute(rowsWhere((position) => position >= 10)),
    })
    expect(pooled.filter((summary) => summary.stratum === 'first-10')).toHaveLength(1)
  })

  it('count a document that failed in one order once', () => {
    const failing = [
      ...orders.flat().slice(1),
      { ...(orders[0]?.[0] as Row), estimated_tokens: null, fault: 'threw' },
    ]
    const cell = line(of(failing))
    expect(cell).toMatchObject({ documents: 17, wape: null })
    expect(cell.coverage).toBeCloseTo(1 - 1 / 340, 12)
  })
})
