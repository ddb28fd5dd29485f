import { describe, expect, it } from 'vitest'
import {
  bias,
  mape,
  maxAbsLog,
  medianAbsLog,
  p95AbsLog,
  safetyFactor,
  under0pct,
  under5pct,
  under10pct,
  wape,
  within20pct,
} from '../../../harness/metrics/index.ts'
import { calibratedRow, rowsOf } from '../rows.ts'

describe('by hand, on three documents and a tiny one', () => {
  const rows = rowsOf([150, 100], [90, 100], [200, 200], [30, 20])

  it('sums over all four: 70 tokens off of 420', () => {
    expect(wape.compute(rows)).toBeCloseTo(70 / 420, 12)
    expect(bias.compute(rows)).toBeCloseTo(50 / 420, 12)
  })

  it('takes what is relative to a document over the three of 50+ tokens', () => {
    expect(mape.compute(rows)).toBeCloseTo((0.5 + 0.1 + 0) / 3, 12)
    expect(medianAbsLog.compute(rows)).toBeCloseTo(Math.log(100 / 90), 12)
    expect(p95AbsLog.compute(rows)).toBeCloseTo(0.9 * Math.log(1.5) + 0.1 * Math.log(100 / 90), 12)
    expect(maxAbsLog.compute(rows)).toBeCloseTo(Math.log(1.5), 12)
    expect(within20pct.compute(rows)).toBeCloseTo(2 / 3, 12)
    expect(under0pct.compute(rows)).toBeCloseTo(1 / 3, 12)
  })
})

describe('bounds', () => {
  it('counts exactly 20% off as within, on either side, and one token more as not', () => {
    expect(within20pct.compute(rowsOf([60, 50], [40, 50], [84, 70], [56, 70]))).toBe(1)
    expect(within20pct.compute(rowsOf([61, 50], [39, 50], [85, 70], [55, 70]))).toBe(0)
  })

  it('counts exactly 5% or 10% under as not under by more', () => {
    expect(under5pct.compute(rowsOf([95, 100], [57, 60]))).toBe(0)
    expect(under5pct.compute(rowsOf([94, 100], [56, 60]))).toBe(1)
    expect(under10pct.compute(rowsOf([90, 100], [63, 70]))).toBe(0)
    expect(under10pct.compute(rowsOf([89, 100], [62, 70]))).toBe(1)
  })

  it('takes 50 tokens as long enough, and 49 as too few', () => {
    expect(mape.compute(rowsOf([55, 50]))).toBeCloseTo(0.1, 12)
    expect(mape.compute(rowsOf([55, 49]))).toBeNull()
  })

  it('has a logarithm for an estimate of 0: that of 1', () => {
    expect(maxAbsLog.compute(rowsOf([0, 200]))).toBeCloseTo(Math.log(200), 12)
  })

  it('has no WAPE for texts of no tokens', () => {
    expect(wape.compute(rowsOf([2, 0]))).toBeNull()
    expect(bias.compute(rowsOf([2, 0]))).toBeNull()
  })
})

describe('safety_factor', () => {
  const ratios = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => [1000, 1000 + index])

  it('leaves three of 300 documents under-estimated, and no fourth', () => {
    // Ratios 1.000, 1.001, … 1.299: above 1.296 lie 1.297, 1.298 and 1.299.
    expect(safetyFactor.compute(rowsOf(...ratios(300)))).toBe(1.296)
  })

  it('leaves two of 299 out: it needs 300 documents of 50+ tokens', () => {
    expect(safetyFactor.compute(rowsOf(...ratios(299)))).toBeNull()
    expect(safetyFactor.compute(rowsOf(...ratios(299), [10, 49]))).toBeNull()
  })

  it('is below 1 for an estimator that always says twice too much', () => {
    expect(safetyFactor.compute(rowsOf(...Array.from({ length: 300 }, () => [200, 100] as const)))).toBe(0.5)
  })

  it('is null where no multiplier helps: more than 1% of estimates are 0', () => {
    const zeros = (count: number): [number, number][] => Array.from({ length: count }, () => [0, 100])
    expect(safetyFactor.compute(rowsOf(...ratios(297), ...zeros(3)))).toBe(1.296)
    expect(safetyFactor.compute(rowsOf(...ratios(297), ...zeros(4)))).toBeNull()
  })

  it('counts documents, not the orders a calibrated estimator saw them in', () => {
    const orders = (documents: number) =>
      Array.from({ length: 20 }, (_, order) =>
        Array.from({ length: documents }, (_, place) =>
          calibratedRow(order, place, { document: `d${place}` }),
        ),
      ).flat()
    expect(safetyFactor.compute(orders(299))).toBeNull()
    expect(safetyFactor.compute(orders(300))).toBeCloseTo(100 / 110, 12)
  })
})
