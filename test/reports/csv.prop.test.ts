import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '../../harness/row.ts'
import type { Summary } from '../../harness/summary.ts'
import {
  ACCURACY_COLUMNS,
  type Columns,
  GATE_COLUMNS,
  ROW_COLUMNS,
  THROUGHPUT_COLUMNS,
  toGateLine,
} from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { CsvReadError, readCsv } from '../../reports/read-csv.ts'
import { cell } from '../harness/gate/fixtures.ts'
import { row } from '../harness/rows.ts'
import { report, throughput } from './fixtures.ts'

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(',', '"', '\n', '\r', ' ', "'", ';', '=', '\t', '\uFEFF', '\0'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
})

/** A first field that begins with U+FEFF reads as a byte order mark; ids are kebab-case, and never do. */
const anyRow: fc.Arbitrary<Row> = fc
  .record({
    document: hostile,
    source: hostile,
    synthetic: fc.boolean(),
    bytes: fc.maxSafeNat(),
    reference_tokens: fc.option(fc.maxSafeNat()),
    estimated_tokens: fc.option(fc.maxSafeNat()),
    fault: fc.option(hostile.filter((text) => text !== '')),
  })
  .map((named) => row(named))

const ratio = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }))

describe('CSV', () => {
  it('of rows reads back as the same rows, whatever is in the texts', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        expect(readCsv(ROW_COLUMNS, renderCsv(ROW_COLUMNS, rows), 'rows.csv')).toEqual(rows)
      }),
    )
  })

  it('quotes as csv-stringify does by itself', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1 }), (texts) => {
        const columns: Columns<{ a: string; b: string }> = {
          a: { type: 'text', nullable: false },
          b: { type: 'text', nullable: false },
        }
        const lines = texts.map((text) => ({ a: text, b: text }))
        expect(renderCsv(columns, lines)).toBe(stringify(lines, { header: true, columns: ['a', 'b'] }))
      }),
    )
  })

  it('of summaries keeps six decimals, null and integers', () => {
    fc.assert(
      fc.property(ratio, ratio, fc.option(fc.maxSafeNat()), (wape, bias, abs_error_tokens) => {
        const [back] = readCsv(
          ACCURACY_COLUMNS,
          renderCsv(ACCURACY_COLUMNS, [cell({ wape, bias, abs_error_tokens })]),
          'a.csv',
        )
        expect(back?.abs_error_tokens).toBe(abs_error_tokens)
        for (const [read, written] of [
          [back?.wape, wape],
          [back?.bias, bias],
        ]) {
          if (written === null || written === undefined) expect(read).toBeNull()
          else expect(Math.abs((read as number) - written)).toBeLessThanOrEqual(5.1e-7)
        }
      }),
    )
  })

  it('of speeds and checks reads back', () => {
    expect(readCsv(THROUGHPUT_COLUMNS, renderCsv(THROUGHPUT_COLUMNS, throughput), 't.csv')).toEqual(
      throughput.map((line) => ({ ...line, ns_per_short_call: 41.3 })),
    )
    const lines = report().checks.map(toGateLine)
    expect(readCsv(GATE_COLUMNS, renderCsv(GATE_COLUMNS, lines), 'gate.csv')).toEqual(lines)
  })
})

describe('the text of a CSV', () => {
  const summary = cell({ wape: 1e-7, bias: -0.5, mape: null, max_abs_log: 1e20, safety_factor: 0 })
  const [header, line, ...rest] = renderCsv(ACCURACY_COLUMNS, [summary]).split('\n')
  const fields = Object.fromEntries(
    (header ?? '').split(',').map((name, index) => [name, line?.split(',')[index]]),
  )

  it('ends each line in LF and begins with the columns', () => {
    expect(rest).toEqual([''])
    expect(header).toBe(
      'estimator,reference,corpus,kind,split,stratum,documents,sources,coverage,reference_tokens,estimated_tokens,' +
        'abs_error_tokens,wape,wape_low,wape_high,bias,mape,median_abs_log,p95_abs_log,max_abs_log,within_20pct,' +
        'under_0pct,under_5pct,under_10pct,safety_factor',
    )
  })

  it('writes ratios with six decimals, plainly', () => {
    expect(fields).toMatchObject({
      wape: '0.000000',
      bias: '-0.500000',
      max_abs_log: '100000000000000000000.000000',
    })
  })

  it('tells null, the empty field, from 0', () => {
    expect(fields).toMatchObject({ mape: '', safety_factor: '0.000000' })
  })

  it('has a header even without lines', () => {
    expect(renderCsv(ACCURACY_COLUMNS, [])).toBe(`${header}\n`)
    expect(readCsv(ACCURACY_COLUMNS, `${header}\n`, 'a.csv')).toEqual([])
  })

  it.each([
    [{ wape: Number.NaN }, 'column wape holds numbers, not NaN'],
    [{ wape: Number.POSITIVE_INFINITY }, 'column wape holds numbers, not Infinity'],
    [{ abs_error_tokens: 0.5 }, 'column abs_error_tokens holds integers, not 0.5'],
    [{ documents: null as unknown as number }, 'column documents cannot be null'],
  ])('is not written of %o', (named: Partial<Summary>, message) => {
    expect(() => renderCsv(ACCURACY_COLUMNS, [cell(named)])).toThrow(message)
  })
})

describe('reading a CSV', () => {
  const columns: Columns<{ id: string; tokens: number | null; share: number; real: boolean }> = {
    id: { type: 'text', nullable: false },
    tokens: { type: 'integer', nullable: true },
    share: { type: 'decimal', digits: 6, nullable: false },
    real: { type: 'flag', nullable: false },
  }
  const read = (csv: string) => readCsv(columns, csv, 'x.csv')

  it('takes columns in any order, and passes over others', () => {
    expect(read('more,real,share,tokens,id\n1,true,0.5,,a\n')).toEqual([
      { id: 'a', tokens: null, share: 0.5, real: true },
    ])
  })

  it.each([
    ['', 'x.csv: it is empty'],
    ['id,tokens,share\n', 'x.csv:1: column real is missing; there are id, tokens, share'],
    [
      'id,tokens,share,real\na,1,0.5,true\nb,1.5,0.5,true\n',
      "x.csv:3: column tokens: '1.5' is not a whole number",
    ],
    [
      'id,tokens,share,real\n"a\nb",1,0.5,true\nb,x,0.5,true\n',
      "x.csv:4: column tokens: 'x' is not a whole number",
    ],
    ['id,tokens,share,real\na,1,,true\n', "x.csv:2: column share: '' is not a number"],
    ['id,tokens,share,real\na,1,1e-7,true\n', "x.csv:2: column share: '1e-7' is not a number"],
    ['id,tokens,share,real\na,1,0.5,yes\n', "x.csv:2: column real: 'yes' is neither true nor false"],
    ['id,tokens,share,real\na,1,0.5\n', 'x.csv: Invalid Record Length: expect 4, got 3 on line 2'],
    ['id,tokens,share,real\n"a,1,0.5,true\n', 'x.csv: Quote Not Closed'],
  ])('%j is refused by file, line and column', (csv, message) => {
    expect(() => read(csv)).toThrow(CsvReadError)
    expect(() => read(csv)).toThrow(message)
  })
})
