import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type KindSums,
  macroReplicates,
  ratio,
  ratioReplicates,
} from '../../../harness/statistics/bootstrap.ts'
import { differenceInterval, ratioInterval } from '../../../harness/statistics/interval.ts'
import { seededRandom } from '../../../harness/statistics/random.ts'
import { createResampler } from '../../../harness/statistics/resample.ts'
import { naiveInterval, naiveReplicates, type SourcePair } from './naive-bootstrap.ts'

const SEED = 20
const anySource: fc.Arbitrary<SourcePair> = fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 9000 }))
const manySources = fc.array(anySource, { minLength: 10, maxLength: 40 })
const few = { numRuns: 15 }

function kind(label: string, sources: readonly SourcePair[]): KindSums {
  return {
    label,
    sums: {
      numerators: Float64Array.from(sources, ([numerator]) => numerator),
      denominators: Float64Array.from(sources, ([, denominator]) => denominator),
    },
  }
}

describe('ratio', () => {
  it('divides the sums, and is null where there is nothing to divide by', () => {
    expect(
      ratio(
        kind('k', [
          [1, 4],
          [2, 8],
        ]).sums,
      ),
    ).toBe(0.25)
    expect(ratio(kind('k', [[3, 0]]).sums)).toBeNull()
  })
})

describe('ratioReplicates', () => {
  it('equals listing each drawn source and adding up', () => {
    fc.assert(
      fc.property(manySources, (sources) => {
        const { sums } = kind('code/holdout', sources)
        const replicates = ratioReplicates(sums, createResampler(SEED)('code/holdout', sources.length))
        expect([...replicates]).toEqual(naiveReplicates(SEED, 'code/holdout', sources))
      }),
      few,
    )
  })
})

describe('createResampler', () => {
  it('remembers denominators by their values, not by who asked before', () => {
    const resampler = createResampler(SEED)
    const first = kind(
      'k',
      Array.from({ length: 12 }, (_, index) => [index, 10 + index] as const),
    )
    const second = kind(
      'k',
      Array.from({ length: 12 }, (_, index) => [index, 90 - index] as const),
    )
    const together = [first, second, first].map(({ sums }) => ratioReplicates(sums, resampler('k', 12)))
    const apart = [first, second, first].map(({ sums }) =>
      ratioReplicates(sums, createResampler(SEED)('k', 12)),
    )
    expect(together).toEqual(apart)
    expect(together[0]).not.toEqual(together[1])
  })

  it('refuses to draw from nothing', () => {
    expect(() => createResampler(SEED)('code/holdout', 0)).toThrow('resampling "code/holdout"')
  })
})

describe('ratioInterval', () => {
  it('equals the naive percentile interval from 10 sources on', () => {
    fc.assert(
      fc.property(manySources, (sources) => {
        const expected = naiveInterval(naiveReplicates(SEED, 'k', sources))
        const interval = ratioInterval([kind('k', sources)], 'k', createResampler(SEED))
        expect(interval?.low).toBeCloseTo(expected.low, 12)
        expect(interval?.high).toBeCloseTo(expected.high, 12)
      }),
      few,
    )
  })

  it('is the range over the sources from 2 to 9, and null for one', () => {
    const sources: SourcePair[] = [
      [10, 100],
      [90, 100],
      [1, 50],
    ]
    expect(ratioInterval([kind('k', sources)], 'k', createResampler(SEED))).toEqual({ low: 0.02, high: 0.9 })
    expect(ratioInterval([kind('k', [[10, 100]])], 'k', createResampler(SEED))).toBeNull()
    expect(ratioInterval([], 'k', createResampler(SEED))).toBeNull()
  })

  it('is null when a source of few, or a replicate, has nothing to divide by', () => {
    expect(
      ratioInterval(
        [
          kind('k', [
            [1, 0],
            [1, 5],
          ]),
        ],
        'k',
        createResampler(SEED),
      ),
    ).toBeNull()
    const nearlyEmpty: SourcePair[] = [[1, 5], ...Array.from({ length: 11 }, () => [0, 0] as const)]
    expect(ratioInterval([kind('k', nearlyEmpty)], 'k', createResampler(SEED))).toBeNull()
  })

  it('covers the true ratio about 95 times in 100 when sources differ', () => {
    const random = seededRandom(1, 'coverage')
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    // Each source has a rate of error of its own, spread about 0.2 whatever its size: so 0.2 is the true ratio.
    const source = (): SourcePair => {
      const size = 1000 * Math.exp(0.5 * normal())
      return [size * Math.max(0, 0.2 + 0.05 * normal()), size]
    }
    const trials = 400
    let covered = 0
    for (let trial = 0; trial < trials; trial++) {
      const sources = Array.from({ length: 30 }, source)
      const interval = ratioInterval([kind('k', sources)], 'k', createResampler(trial))
      if (interval !== null && interval.low <= 0.2 && 0.2 <= interval.high) covered++
    }
    expect(covered / trials).toBeGreaterThan(0.88)
    expect(covered / trials).toBeLessThan(0.985)
  })
})

describe('macroReplicates', () => {
  it('is the mean over kinds of their own replicates', () => {
    fc.assert(
      fc.property(manySources, manySources, (first, second) => {
        const kinds = [kind('a', first), kind('b', second)]
        const ofSecond = naiveReplicates(SEED, 'b', second)
        const expected = naiveReplicates(SEED, 'a', first).map(
          (value, index) => (value + (ofSecond[index] as number)) / 2,
        )
        const replicates = macroReplicates(kinds, 'macro', createResampler(SEED))
        for (const [index, value] of replicates.entries())
          expect(value).toBeCloseTo(expected[index] as number, 12)
      }),
      few,
    )
  })

  it('draws kinds of the same number of sources independently', () => {
    const sources = Array.from({ length: 20 }, (_, index) => [index, 100] as const)
    const resampler = createResampler(SEED)
    const [first, second] = ['a', 'b'].map((label) =>
      ratioReplicates(kind(label, sources).sums, resampler(label, 20)),
    )
    expect(first).not.toEqual(second)
  })

  it('draws kinds of a single source from one another, and so never takes them for certain', () => {
    const kinds = [kind('a', [[10, 100]]), kind('b', [[30, 100]]), kind('c', [[50, 100]])]
    const replicates = macroReplicates(kinds, 'macro', createResampler(SEED))
    const expected = naiveReplicates(SEED, 'macro/single-source kinds', [
      [0.1, 1],
      [0.3, 1],
      [0.5, 1],
    ])
    for (const [index, value] of replicates.entries())
      expect(value).toBeCloseTo(expected[index] as number, 12)
    expect(Math.min(...replicates)).toBeCloseTo(0.1, 12)
    expect(Math.max(...replicates)).toBeCloseTo(0.5, 12)
  })
})

describe('differenceInterval', () => {
  const sized = Array.from({ length: 24 }, (_, index) => 500 + 40 * index)

  it('equals the naive interval of the differences, replicate by replicate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(900), fc.nat(900)), { minLength: 24, maxLength: 24 }),
        (errors) => {
          const first = sized.map((size, index) => [errors[index]?.[0] as number, size] as const)
          const second = sized.map((size, index) => [errors[index]?.[1] as number, size] as const)
          const replicates = naiveReplicates(SEED, 'k', first)
          const others = naiveReplicates(SEED, 'k', second)
          const expected = naiveInterval(replicates.map((value, index) => value - (others[index] as number)))
          const interval = differenceInterval(
            [kind('k', first)],
            [kind('k', second)],
            'k',
            createResampler(SEED),
          )
          expect(interval?.low).toBeCloseTo(expected.low, 12)
          expect(interval?.high).toBeCloseTo(expected.high, 12)
        },
      ),
      few,
    )
  })

  it('sees a steady difference that both intervals, side by side, would hide', () => {
    const base = sized.map((size, index) => [size * (0.1 + 0.02 * index), size] as const)
    const better = base.map(([error, size]) => [error - 0.02 * size, size] as const)
    const resampler = createResampler(SEED)
    const [one, two] = [base, better].map((sources) => ratioInterval([kind('k', sources)], 'k', resampler))
    expect(two?.high).toBeGreaterThan(one?.low as number)
    const difference = differenceInterval([kind('k', better)], [kind('k', base)], 'k', resampler)
    expect(difference?.low).toBeCloseTo(-0.02, 9)
    expect(difference?.high).toBeCloseTo(-0.02, 9)
  })

  it('is the range of the differences of few sources', () => {
    const interval = differenceInterval(
      [
        kind('k', [
          [30, 100],
          [10, 100],
        ]),
      ],
      [
        kind('k', [
          [10, 100],
          [20, 100],
        ]),
      ],
      'k',
      createResampler(SEED),
    )
    expect(interval?.low).toBeCloseTo(-0.1, 12)
    expect(interval?.high).toBeCloseTo(0.2, 12)
  })
})
