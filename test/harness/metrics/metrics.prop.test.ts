import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { METRICS, type Metric } from '../../../harness/metrics/index.ts'
import type { Row } from '../../../harness/row.ts'
import { anyRows, faulted, row } from '../rows.ts'

interface Pair {
  readonly e: number
  readonly r: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const share = (pairs: readonly Pair[], test: (pair: Pair) => boolean): number =>
  pairs.filter(test).length / pairs.length

function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = fraction * (sorted.length - 1)
  const [lower, upper] = [sorted[Math.floor(position)] as number, sorted[Math.ceil(position)] as number]
  return lower * (1 - (position % 1)) + upper * (position % 1)
}

const absLog = ({ e, r }: Pair): number => Math.abs(Math.log(r) - Math.log(e === 0 ? 1 : e))

/** Each candidate multiplier is tried, from the least. */
function leastMultiplier(pairs: readonly Pair[]): number | null {
  const candidates = pairs.map(({ e, r }) => r / e).sort((a, b) => a - b)
  const found = candidates.find((m) => pairs.filter(({ e, r }) => r / e > m).length * 100 <= pairs.length)
  return found === undefined || found === Number.POSITIVE_INFINITY ? null : found
}

/** The definitions again, in the plainest words: over all documents, and over those of 50 or more tokens. */
const SLOW: Record<string, (all: readonly Pair[], relative: readonly Pair[]) => number | null> = {
  wape: (all) => sum(all.map(({ e, r }) => Math.abs(e - r))) / sum(all.map(({ r }) => r)),
  bias: (all) => (sum(all.map(({ e }) => e)) - sum(all.map(({ r }) => r))) / sum(all.map(({ r }) => r)),
  mape: (_, relative) => sum(relative.map(({ e, r }) => Math.abs(e / r - 1))) / relative.length,
  median_abs_log: (_, relative) => percentile(relative.map(absLog), 0.5),
  p95_abs_log: (_, relative) => percentile(relative.map(absLog), 0.95),
  max_abs_log: (_, relative) => Math.max(...relative.map(absLog)),
  within_20pct: (_, relative) => share(relative, ({ e, r }) => 5 * e >= 4 * r && 5 * e <= 6 * r),
  under_0pct: (_, relative) => share(relative, ({ e, r }) => e < r),
  under_5pct: (_, relative) => share(relative, ({ e, r }) => 20 * e < 19 * r),
  under_10pct: (_, relative) => share(relative, ({ e, r }) => 10 * e < 9 * r),
  safety_factor: (_, relative) => (relative.length < 300 ? null : leastMultiplier(relative)),
}
const OVER_ALL_DOCUMENTS = ['wape', 'bias']

function slow(metric: Metric, rows: readonly Row[]): number | null {
  const all = rows.map((each) => ({ e: each.estimated_tokens as number, r: each.reference_tokens as number }))
  const relative = all.filter(({ r }) => r >= 50)
  if (OVER_ALL_DOCUMENTS.includes(metric.id)) {
    if (sum(all.map(({ r }) => r)) === 0) return null
  } else if (relative.length === 0) return null
  return (SLOW[metric.id] as (typeof SLOW)[string])(all, relative)
}

function expectSame(metric: Metric, rows: readonly Row[]): void {
  const expected = slow(metric, rows)
  const computed = metric.compute(rows)
  if (expected === null) expect(computed).toBeNull()
  else expect(computed).toBeCloseTo(expected, 9)
}

describe.each(METRICS.map((metric) => [metric.id, metric] as const))('%s', (_, metric) => {
  it('equals its definition, done slowly', () => {
    fc.assert(fc.property(anyRows, (rows) => expectSame(metric, rows)))
  })

  it('equals its definition on 300 to 700 documents', () => {
    const manyRows = fc
      .array(
        fc.tuple(
          fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constant(0)),
          fc.integer({ min: 40, max: 900 }),
        ),
        {
          minLength: 300,
          maxLength: 700,
        },
      )
      .map((counts) =>
        counts.map(([estimated_tokens, reference_tokens], index) =>
          row({ document: `d${index}`, estimated_tokens, reference_tokens }),
        ),
      )
    fc.assert(
      fc.property(manyRows, (rows) => expectSame(metric, rows)),
      { numRuns: 20 },
    )
  })

  it('is null without rows, and as soon as one row, even a tiny one, lacks a count', () => {
    expect(metric.compute([])).toBeNull()
    fc.assert(
      fc.property(anyRows, fc.nat(), fc.constantFrom(10, 5000, null), (rows, place, reference_tokens) => {
        const at = place % (rows.length + 1)
        const missing = faulted({ document: 'missing', reference_tokens })
        expect(metric.compute([...rows.slice(0, at), missing, ...rows.slice(at)])).toBeNull()
      }),
    )
  })

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const [forwards, backwards] = [metric.compute(rows), metric.compute([...rows].reverse())]
        if (forwards === null) expect(backwards).toBeNull()
        else expect(backwards).toBeCloseTo(forwards, 9)
      }),
    )
  })
})

it('gives each metric a slow version and an id of its own', () => {
  expect(METRICS.map((metric) => metric.id)).toEqual(Object.keys(SLOW))
})
