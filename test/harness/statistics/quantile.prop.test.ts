import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nthSmallest, quantile } from '../../../harness/statistics/quantile.ts'

/** Sort, then interpolate. */
function slowQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const lower = sorted[Math.floor(position)] as number
  const upper = sorted[Math.ceil(position)] as number
  return lower + (position - Math.floor(position)) * (upper - lower)
}

// Few different values, many of them equal, are what trips a partition.
const anyValues = fc
  .oneof(
    fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 200 }),
    fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 200 }),
    fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, (_, index) => index)),
  )
  // Adding 0 turns -0 into 0: sorting does not tell them apart, and `toBe` does.
  .map((values) => values.map((value) => value + 0))

describe('quantile', () => {
  it.each([
    [[4, 1, 3, 2], 0.5, 2.5],
    [[4, 1, 3, 2], 0.25, 1.75],
    [[10], 0.95, 10],
    [[3, 1, 2], 0, 1],
    [[3, 1, 2], 1, 3],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 9.55],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(Float64Array.from(values), share)).toBeCloseTo(expected, 12)
  })

  it('equals sorting and interpolating', () => {
    fc.assert(
      fc.property(anyValues, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        expect(quantile(Float64Array.from(values), share)).toBe(slowQuantile(values, share))
      }),
    )
  })

  it('refuses an empty sample and a share that is none', () => {
    expect(() => quantile(new Float64Array(0), 0.5)).toThrow(RangeError)
    expect(() => quantile(Float64Array.of(1), 1.1)).toThrow('share must be from 0 to 1, got 1.1')
    expect(() => quantile(Float64Array.of(1), Number.NaN)).toThrow(RangeError)
  })
})

describe('nthSmallest', () => {
  it('is what sorting puts there, and parts the values around it', () => {
    fc.assert(
      fc.property(anyValues, fc.nat(), (values, seed) => {
        const rank = seed % values.length
        const parted = Float64Array.from(values)
        const found = nthSmallest(parted, rank)
        expect(found).toBe([...values].sort((a, b) => a - b)[rank])
        expect(parted.subarray(0, rank).every((value) => value <= found)).toBe(true)
        expect(parted.subarray(rank).every((value) => value >= found)).toBe(true)
        expect([...parted].sort((a, b) => a - b)).toEqual([...values].sort((a, b) => a - b))
      }),
    )
  })
})
