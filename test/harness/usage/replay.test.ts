import { describe, expect, test } from 'vitest'
import { calibrated } from '../../../estimators/calibrated.ts'
import { chars4 } from '../../../estimators/chars-4.ts'
import { rawEstimate } from '../../../harness/usage/raw-estimate.ts'
import { type Replayed, replay } from '../../../harness/usage/replay.ts'
import { specContender } from '../../../harness/usage/replay-contender.ts'
import { decisionsOf, figuresOf, type Pairs, usualWindow } from '../../../harness/usage/replay-figures.ts'
import { convergenceLines, groupsOf, replayLines } from '../../../harness/usage/replay-report.ts'
import { type RequestTable, requestTable, timeOrder } from '../../../harness/usage/request-table.ts'
import type { UsageRecord } from '../../../harness/usage/usage-record.ts'

const contender = specContender(chars4)
const estimator = { estimate: (text: string) => Math.ceil(text.length / 4) }

const record = (named: Partial<UsageRecord> & { readonly text: string }): UsageRecord => ({
  provider: 'openai',
  model: 'gpt-4o',
  content: { kind: 'texts', texts: [named.text] },
  actualTokens: 100,
  time_ms: null,
  ...named,
})

function tableOf(records: readonly UsageRecord[]): RequestTable {
  const table = requestTable(1)
  for (const one of records) table.add(one, [rawEstimate(one, estimator)])
  return table
}

const pairsOf = (estimated: readonly number[], actual: readonly number[]): Pairs => ({
  length: actual.length,
  estimatedAt: (index) => estimated[index] as number,
  actualAt: (index) => actual[index] as number,
})

function run(table: RequestTable): { order: Uint32Array; replayed: Replayed } {
  const order = timeOrder(table)
  return { order, replayed: replay(table, order, contender, table.estimates[0] as never) }
}

describe('order', () => {
  test('by time; records without one keep their place behind the one before', () => {
    const table = tableOf([
      record({ text: 'a', time_ms: 30 }),
      record({ text: 'b' }),
      record({ text: 'c', time_ms: 10 }),
      record({ text: 'd', time_ms: 30 }),
    ])
    expect([...timeOrder(table)]).toEqual([2, 0, 1, 3])
  })

  test('as they came where none has a time', () => {
    expect([...timeOrder(tableOf(['a', 'b', 'c'].map((text) => record({ text }))))]).toEqual([0, 1, 2])
  })
})

describe('replay', () => {
  const doubled = Array.from({ length: 30 }, () => record({ text: 'x'.repeat(4000), actualTokens: 2000 }))

  test('a request is estimated before its own count is observed', () => {
    const { replayed } = run(tableOf(doubled))
    expect([...replayed.raw]).toEqual(doubled.map(() => 1000))
    expect([...replayed.calibrated.subarray(0, 4)]).toEqual([1000, 1000, 1000, 2000])
    expect(replayed.calibrated.at(-1)).toBe(2000)
  })

  test('gives what the calibrator gives one by one', () => {
    const records = doubled.map((one, index) => ({ ...one, actualTokens: 1500 + 37 * index }))
    const { replayed } = run(tableOf(records))
    const key = { provider: 'openai', model: 'gpt-4o' }
    const single = calibrated(estimator, { key })
    const expected = records.map(({ actualTokens }) => {
      const estimate = single.requestTokens(1000)
      single.observe({ key, rawEstimate: 1000, actualTokens })
      return estimate
    })
    expect([...replayed.calibrated]).toEqual(expected)
  })

  test('models are apart, and a request without an estimate is missing and teaches nothing', () => {
    const table = requestTable(1)
    for (const one of doubled) {
      table.add(one, [rawEstimate(one, estimator)])
      table.add({ ...one, provider: 'mistral', model: 'unheard-of' }, [null])
    }
    const { order, replayed } = run(table)
    const lines = replayLines('chars-4', replayed, {
      table,
      order,
      groups: groupsOf(table, order),
      windowTokens: 2100,
    })
    const raw = lines.filter(({ variant }) => variant === 'raw')
    expect(raw.map(({ provider, requests, missing, wape }) => [provider, requests, missing, wape])).toEqual([
      ['all', 30, 30, 0.5],
      ['openai', 30, 0, 0.5],
      ['mistral', 0, 30, null],
    ])
    // 2,000 tokens are above 95% of 2,100: all should be rejected, and raw estimates reject none.
    expect(raw[1]).toMatchObject({ rejected_rightly: 0, rejected_wrongly: 0, rejection_missed: 30 })
    expect(
      lines.find(({ provider, variant }) => provider === 'openai' && variant === 'calibrated'),
    ).toMatchObject({
      rejected_rightly: 27,
      rejection_missed: 3,
    })
  })

  test('the convergence curve has each request once', () => {
    const table = tableOf(doubled)
    const { order, replayed } = run(table)
    const curve = convergenceLines('chars-4', replayed, {
      table,
      order,
      groups: groupsOf(table, order),
      windowTokens: undefined,
    }).filter(({ provider, variant }) => provider === 'all' && variant === 'calibrated')
    expect(
      curve.map(({ from_request, to_request, requests, wape }) => [from_request, to_request, requests, wape]),
    ).toEqual([
      [1, 1, 1, 0.5],
      [2, 2, 1, 0.5],
      [3, 3, 1, 0.5],
      [4, 5, 2, 0],
      [6, 10, 5, 0],
      [11, 20, 10, 0],
      [21, 50, 10, 0],
    ])
  })
})

describe('figures', () => {
  const scratch = new Float64Array(300)

  test('by hand', () => {
    const figures = figuresOf(pairsOf([110, 80, 100], [100, 100, 100]), scratch)
    expect(figures).toMatchObject({ requests: 3, actual_tokens: 300, safety_factor: null })
    expect(figures.wape).toBeCloseTo(0.1)
    expect(figures.bias).toBeCloseTo(-1 / 30)
    expect(figures.under_0pct).toBeCloseTo(1 / 3)
    expect(figures.under_10pct).toBeCloseTo(1 / 3)
  })

  test('the safety factor from 300 requests on: one in a hundred may stay below', () => {
    const actual = Array.from({ length: 300 }, (_, index) => (index < 4 ? 150 + index : 100))
    expect(figuresOf(pairsOf(new Array(300).fill(100), actual), scratch).safety_factor).toBe(1.5)
  })

  test('an estimate of 0 has no ratio, and nothing has no figures', () => {
    expect(figuresOf(pairsOf([0], [5]), scratch).p95_abs_log).toBeNull()
    expect(figuresOf(pairsOf([], []), scratch).wape).toBeNull()
  })

  test('decisions at 80% and 95%', () => {
    const pairs = pairsOf([96, 96, 90, 10], [96, 70, 96, 10])
    expect(decisionsOf(pairs, 100)).toEqual({
      window_tokens: 100,
      warned_rightly: 2,
      warned_wrongly: 1,
      warning_missed: 0,
      rejected_rightly: 1,
      rejected_wrongly: 1,
      rejection_missed: 1,
    })
  })

  test('the usual window is filled by one request in ten', () => {
    const actual = Array.from({ length: 101 }, (_, index) => 1000 + index)
    const window = usualWindow(pairsOf(actual, actual), scratch)
    expect(actual.filter((count) => count >= 0.95 * window).length).toBeGreaterThanOrEqual(10)
    expect(actual.filter((count) => count >= 0.95 * window).length).toBeLessThanOrEqual(12)
  })
})
