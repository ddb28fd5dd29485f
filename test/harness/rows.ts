import fc from 'fast-check'
import type { CalibratedRow, Row } from '../../harness/row.ts'

/** A row of a plain document, whose corpus follows its kind; what a test is about is named, the rest is filler. */
export function row(named: Partial<Row> = {}): Row {
  const kind = named.kind ?? 'code/python'
  const document = named.document ?? 'd0'
  return {
    estimator: 'e',
    reference: 'r',
    corpus: kind.split('/')[0] as Row['corpus'],
    kind,
    document,
    source: 's0',
    split: 'holdout',
    synthetic: false,
    utf16_units: 1000,
    bytes: 1000,
    reference_tokens: 100,
    estimated_tokens: 110,
    fault: null,
    ...named,
  }
}

export function calibratedRow(order: number, position: number, named: Partial<Row> = {}): CalibratedRow {
  return { ...row(named), order, position }
}

export function faulted(named: Partial<Row> = {}): Row {
  return row({ ...named, estimated_tokens: null, fault: 'threw RangeError: too long' })
}

/** One row for each [estimated, reference], in documents d0, d1, … of one source. */
export function rowsOf(...counts: readonly (readonly [estimated: number, reference: number])[]): Row[] {
  return counts.map(([estimated_tokens, reference_tokens], index) =>
    row({ document: `d${index}`, estimated_tokens, reference_tokens }),
  )
}

/** Rows of any lengths, tiny ones and zeros included, in up to 14 sources. */
export const anyRows: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      estimated_tokens: fc.oneof(fc.nat(120), fc.nat(20_000)),
      reference_tokens: fc.oneof(fc.nat(120), fc.nat(20_000)),
      source: fc.nat(13).map((source) => `s${source}`),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((drawn) => drawn.map((named, index) => row({ ...named, document: `d${index}` })))
