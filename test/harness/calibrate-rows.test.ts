import { expect, test } from 'vitest'
import { calibrateRows } from '../../harness/calibrate-rows.ts'
import type { CalibratedRow, Row } from '../../harness/row.ts'

const spec = { id: 'ema-calibrated', base: 'chars-4', alpha: 0.3 }

function row(source: string, document: number, counts: Partial<Row> = {}): Row {
  return {
    estimator: 'chars-4',
    reference: 'o200k_base',
    corpus: 'english',
    kind: 'english/books',
    document: `english/books/${source}#${document}`,
    source,
    split: 'train',
    synthetic: false,
    utf16_units: 400,
    bytes: 400,
    reference_tokens: 200,
    estimated_tokens: 100,
    fault: null,
    ...counts,
  }
}

const documents = (source: string, count: number, counts?: Partial<Row>): Row[] =>
  Array.from({ length: count }, (_, index) => row(source, index, counts))

const calibrate = (rows: readonly Row[], seed = 1, orders?: number): CalibratedRow[] => [
  ...calibrateRows(rows, spec, orders === undefined ? { seed } : { seed, orders }),
]

test('each document stands once in each of 20 orders, with positions from 0', () => {
  const rows = calibrate(documents('a', 12))
  expect(rows).toHaveLength(20 * 12)
  for (let order = 0; order < 20; order++) {
    const own = rows.filter((made) => made.order === order)
    expect(own.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(new Set(own.map(({ document }) => document)).size).toBe(12)
  }
  expect(new Set(rows.map(({ estimator }) => estimator))).toEqual(new Set(['ema-calibrated']))
})

test('nothing but the estimate and its place is changed', () => {
  const original = row('a', 0, { synthetic: true, fault: 'kept' })
  expect(calibrate([original], 1, 1)).toEqual([
    { ...original, estimator: 'ema-calibrated', order: 0, position: 0 },
  ])
})

test('a document is estimated before it is observed', () => {
  const rows = calibrate(documents('a', 5), 1, 1)
  expect(rows.map(({ estimated_tokens }) => estimated_tokens)).toEqual([100, 100, 100, 200, 200])
})

test('what it learned ends with the source and the reference', () => {
  const rows = [
    ...documents('a', 4),
    ...documents('b', 4, { reference_tokens: 50 }),
    ...documents('a', 4, { reference: 'llama-3', reference_tokens: 300 }),
  ]
  const estimates = calibrate(rows, 1, 1).map(({ estimated_tokens }) => estimated_tokens)
  expect(estimates).toEqual([100, 100, 100, 200, 100, 100, 100, 50, 100, 100, 100, 300])
})

test('other estimators’ rows are left alone', () => {
  expect(calibrate([...documents('a', 3, { estimator: 'tokenx' })])).toEqual([])
})

test('a fault stays a fault, and teaches nothing', () => {
  const faulted = row('a', 9, { estimated_tokens: null, fault: 'deadline' })
  const uncounted = row('a', 8, { reference_tokens: null, fault: 'reference: deadline' })
  const rows = calibrate([...documents('a', 4), faulted, uncounted])
  const made = rows.filter(({ document }) => document === faulted.document)
  expect(made).toHaveLength(20)
  expect(made.every(({ estimated_tokens, fault }) => estimated_tokens === null && fault === 'deadline')).toBe(
    true,
  )
  expect(Math.max(...rows.map(({ position }) => position))).toBe(4)
})

test('orders depend on the seed, and not on the order or company of the rows', () => {
  const varied = Array.from({ length: 15 }, (_, index) =>
    row('a', index, { reference_tokens: 100 + 10 * index }),
  )
  const orderOf = (rows: readonly CalibratedRow[]): string[] =>
    rows
      .filter(({ source }) => source === 'a')
      .map(({ document, estimated_tokens }) => `${document} ${estimated_tokens}`)
  const expected = orderOf(calibrate(varied))
  expect(orderOf(calibrate([...varied].reverse()))).toEqual(expected)
  expect(orderOf(calibrate([...documents('b', 3), ...varied]))).toEqual(expected)
  expect(orderOf(calibrate(varied, 2))).not.toEqual(expected)
})

test('references see the same orders', () => {
  const other = documents('a', 8, { reference: 'llama-3' })
  const rows = calibrate([...documents('a', 8), ...other])
  const orderOf = (reference: string): string[] =>
    rows.filter((made) => made.reference === reference).map(({ document }) => document)
  expect(orderOf('llama-3')).toEqual(orderOf('o200k_base'))
})

test('the orders differ from each other', () => {
  const rows = calibrate(documents('a', 10))
  const sequences = Array.from({ length: 20 }, (_, order) =>
    rows
      .filter((made) => made.order === order)
      .map(({ document }) => document)
      .join(),
  )
  expect(new Set(sequences).size).toBe(20)
})
