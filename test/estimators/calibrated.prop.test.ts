import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Calibrated, calibrated } from '../../estimators/calibrated.ts'
import type { ContentGroups, GroupedEstimator } from '../../estimators/calibration/content-groups.ts'
import { calibrationDefaults } from '../../estimators/calibration/settings.ts'
import { chars4Estimator } from '../../estimators/chars-4.ts'
import type { Estimator, Observation } from '../../estimators/estimator.ts'
import { below, seededRandom } from '../../harness/statistics/random.ts'

const key = { provider: 'openai', model: 'gpt-5' }
const base: Estimator = { estimate: (text) => text.length }
const text = 'x'.repeat(10_000)
const [lowest, highest] = calibrationDefaults.factorRange

const trueRatio = fc.double({ min: lowest, max: highest, noNaN: true })
const rawEstimate = fc.integer({ min: 200, max: 100_000 })
const anyRequest = fc.tuple(rawEstimate, fc.integer({ min: 1, max: 400_000 }))
const start = fc.array(anyRequest, { maxLength: 12 })
const garbage = fc.constantFrom(0, -1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)

const observeAll = (estimator: Calibrated, requests: readonly (readonly [raw: number, actual: number])[]) => {
  for (const [raw, actualTokens] of requests) estimator.observe({ key, rawEstimate: raw, actualTokens })
}

test('converges from any start to the true ratio, and not to its square root', () => {
  fc.assert(
    fc.property(start, trueRatio, fc.infiniteStream(rawEstimate), (before, ratio, requests) => {
      const estimator = calibrated(base, { key })
      observeAll(estimator, before)
      observeAll(
        estimator,
        [...requests.take(400)].map((raw) => [raw, raw * ratio]),
      )
      expect(Math.abs(estimator.estimate(text) - 10_000 * ratio)).toBeLessThanOrEqual(2)
      expect(Math.abs(estimator.requestTokens(10_000) - 10_000 * ratio)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 50 },
  )
})

test('the first requests are enough where the ratio does not change', () => {
  fc.assert(
    fc.property(trueRatio, fc.array(rawEstimate, { minLength: 3, maxLength: 30 }), (ratio, requests) => {
      const estimator = calibrated(base, { key })
      observeAll(
        estimator,
        requests.map((raw) => [raw, raw * ratio]),
      )
      expect(Math.abs(estimator.estimate(text) - 10_000 * ratio)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a true overhead and a true ratio are both found', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer(),
      (slope, overhead, seed) => {
        const random = seededRandom(seed, 'overhead')
        const estimator = calibrated(base, { key })
        observeAll(
          estimator,
          Array.from({ length: 300 }, () => {
            const raw = 200 + below(random, 20_000)
            return [raw, overhead + slope * raw] as const
          }),
        )
        expect(Math.abs(estimator.requestTokens(0) - overhead)).toBeLessThanOrEqual(2)
        expect(Math.abs(estimator.estimate(text) - 10_000 * slope)).toBeLessThanOrEqual(2)
      },
    ),
  )
})

test('each content group gets the factor that is its own', () => {
  const factor = fc.double({ min: 0.5, max: 3, noNaN: true })
  const grouped: GroupedEstimator = { estimate: (t) => t.length, estimateGroups: groupsOf }
  fc.assert(
    fc.property(
      fc.record({ ascii: factor, other: factor, dense: factor }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer(),
      (factors, overhead, seed) => {
        const random = seededRandom(seed, 'groups')
        const estimator = calibrated(grouped, { key })
        const cost = (groups: ContentGroups): number =>
          groups.ascii * factors.ascii + groups.other * factors.other + groups.dense * factors.dense
        for (let request = 0; request < 400; request++) {
          const raw = 200 + below(random, 20_000)
          const [one, two] = [random(), random()]
          const [low, high] = [Math.min(one, two), Math.max(one, two)]
          const groups = { ascii: raw * low, other: raw * (high - low), dense: raw * (1 - high) }
          estimator.observe({ key, rawEstimate: raw, actualTokens: overhead + cost(groups), groups })
        }
        for (const sample of ['a'.repeat(1000), 'б'.repeat(1000), '1'.repeat(1000), 'aб1'.repeat(333)]) {
          expect(Math.abs(estimator.estimate(sample) - cost(groupsOf(sample)))).toBeLessThanOrEqual(2)
        }
        expect(Math.abs(estimator.requestTokens(0) - overhead)).toBeLessThanOrEqual(2)
      },
    ),
  )
})

test('garbage never moves it, and is counted', () => {
  fc.assert(
    fc.property(start, garbage, rawEstimate, (before, bad, good) => {
      const estimator = calibrated(base, { key })
      observeAll(estimator, before)
      const state = estimator.snapshot()
      observeAll(estimator, [
        [bad, good],
        [good, bad],
        [bad, bad],
      ])
      estimator.observe({ key, rawEstimate: good, actualTokens: undefined })
      expect(estimator.snapshot()).toEqual(state)
      expect(estimator.tally()).toMatchObject({
        learnt: before.length,
        ignored: { noUsage: 3, noEstimate: 1, tooSmall: 0 },
      })
    }),
  )
})

test('no ratio is learnt from a small request', () => {
  const small = fc.tuple(fc.integer({ min: 1, max: 199 }), fc.integer({ min: 1, max: 9999 }))
  fc.assert(
    fc.property(start, fc.array(small, { maxLength: 20 }), (before, requests) => {
      const estimator = calibrated(base, { key })
      observeAll(estimator, before)
      const learnt = () => estimator.snapshot().models.map(({ ratio, mix, line }) => ({ ratio, mix, line }))
      const state = learnt()
      observeAll(estimator, requests)
      expect(learnt()).toEqual(state)
      expect(estimator.tally().ignored.tooSmall).toBe(requests.length)
    }),
  )
})

test('the factor never leaves its range, whatever is observed', () => {
  const groups = fc.option(fc.record({ ascii: fc.nat(9999), other: fc.nat(9999), dense: fc.nat(9999) }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.double(), rawEstimate), fc.oneof(fc.double(), rawEstimate), groups), {
        maxLength: 60,
      }),
      fc.string(),
      (observations, anyText) => {
        const estimator = calibrated(chars4Estimator, { key })
        for (const [raw, actualTokens, content] of observations) {
          estimator.observe({ key, rawEstimate: raw, actualTokens, groups: content })
        }
        const raw = chars4Estimator.estimate(anyText)
        const tokens = estimator.estimate(anyText)
        expect(Number.isInteger(tokens)).toBe(true)
        expect(tokens).toBeGreaterThanOrEqual(Math.ceil(raw * lowest))
        expect(tokens).toBeLessThanOrEqual(raw * highest)
        expect(estimator.estimate('')).toBe(0)
        expect(estimator.requestTokens(raw)).toBeGreaterThanOrEqual(Math.ceil(raw * lowest))
      },
    ),
  )
})

test("one provider's observations never move another's", () => {
  const name = fc.constantFrom('a', 'b', 'a","b', '')
  const anyKey = fc.record({ provider: name, model: name })
  fc.assert(
    fc.property(anyKey, fc.array(fc.tuple(anyKey, rawEstimate, rawEstimate)), (mine, observations) => {
      const shared = calibrated(base, { key: mine })
      const alone = calibrated(base, { key: mine })
      for (const [of, raw, actualTokens] of observations) {
        const observation = { key: of, rawEstimate: raw, actualTokens }
        shared.observe(observation)
        if (of.provider === mine.provider) alone.observe(observation)
      }
      expect(shared.estimate(text)).toBe(alone.estimate(text))
    }),
  )
})

test('a snapshot restores exactly, by way of JSON', () => {
  fc.assert(
    fc.property(start, start, anyRequest, (learnt, other, next) => {
      const estimator = calibrated(base, { key })
      observeAll(estimator, learnt)
      const restored = calibrated(base, { key })
      observeAll(restored, other)
      expect(restored.restore(JSON.parse(JSON.stringify(estimator.snapshot())))).toEqual({
        state: 'restored',
        models: learnt.length > 0 ? 1 : 0,
      })
      observeAll(estimator, [next])
      observeAll(restored, [next])
      expect(restored.snapshot()).toEqual(estimator.snapshot())
    }),
  )
})

describe('calibrated', () => {
  const observation: Observation = { key, rawEstimate: 1_000, actualTokens: 1_100 }
  const taught = (times = 3): Calibrated => {
    const estimator = calibrated(base, { key })
    for (let request = 0; request < times; request++) estimator.observe(observation)
    return estimator
  }

  test('is the base until there are enough samples', () => {
    const estimator = calibrated(base, { key })
    const seen = [0, 1, 2, 3].map(() => {
      const estimate = estimator.estimate('x'.repeat(100))
      estimator.observe(observation)
      return estimate
    })
    expect(seen).toEqual([100, 100, 100, 110])
  })

  test('rounds up, but never for a float’s last bit', () => {
    expect(100 * 1.1).toBeGreaterThan(110)
    expect(taught().estimate('x'.repeat(100))).toBe(110)
    expect(taught().estimate('x'.repeat(101))).toBe(112)
    expect(taught().estimate('')).toBe(0)
  })

  test('the first sample seeds the average, later ones move it by alpha', () => {
    const ratio = (alpha: number, ...actual: number[]) => {
      const estimator = calibrated(base, { key, alpha })
      for (const actualTokens of actual) estimator.observe({ key, rawEstimate: 1_000, actualTokens })
      return estimator.snapshot().models[0]?.ratio
    }
    expect(ratio(0.3, 2_000)).toBe(2)
    expect(ratio(0.3, 2_000, 1_000)).toBeCloseTo(1.7, 12)
    expect(ratio(1, 2_000, 1_000)).toBe(1)
  })

  test('a wild sample counts as the end of its range', () => {
    const ratio = (raw: number, actualTokens: number) => {
      const estimator = calibrated(base, { key })
      estimator.observe({ key, rawEstimate: raw, actualTokens })
      return estimator.snapshot().models[0]?.ratio
    }
    expect(ratio(200, 1_000_000)).toBe(8)
    expect(ratio(1_000_000, 1)).toBe(0.125)
  })

  test('an outlier moves it no further than its guard', () => {
    const estimator = taught(20)
    estimator.observe({ ...observation, actualTokens: 8_000 })
    expect(estimator.snapshot().models[0]?.ratio).toBeCloseTo(1.1 * 1.3, 9)
    expect(estimator.tally()).toMatchObject({ learnt: 21, outliers: 1 })
  })

  test('a model not seen yet begins with its provider’s average, and goes over to its own', () => {
    const fresh = taught().for({ provider: 'openai', model: 'gpt-6' })
    expect(fresh.estimate('x'.repeat(100))).toBe(110)
    for (let request = 0; request < 3; request++) {
      fresh.observe({ key: { provider: 'openai', model: 'gpt-6' }, rawEstimate: 1_000, actualTokens: 2_000 })
    }
    expect(fresh.estimate('x'.repeat(100))).toBe(200)
    expect(fresh.for({ provider: 'mistral', model: 'gpt-6' }).estimate('x'.repeat(100))).toBe(100)
  })

  test('tools do not inflate the ratio', () => {
    const estimator = calibrated(base, { key })
    for (let turn = 1; turn <= 40; turn++) {
      estimator.observe({ key, rawEstimate: 200 * turn, actualTokens: 700 + 200 * turn })
    }
    expect(estimator.estimate(text)).toBeGreaterThan(9_900)
    expect(estimator.estimate(text)).toBeLessThan(10_100)
    expect(Math.abs(estimator.requestTokens(1_000) - 1_700)).toBeLessThan(40)
  })

  test('small requests tell that there is no overhead, though large ones may look so', () => {
    const taughtBy = (...small: number[]): Calibrated => {
      const estimator = calibrated(base, { key })
      for (let turn = 1; turn <= 40; turn++) {
        estimator.observe({ key, rawEstimate: 200 + 20 * turn, actualTokens: 700 + 220 + 20 * turn })
        for (const raw of small) estimator.observe({ key, rawEstimate: raw, actualTokens: raw })
      }
      return estimator
    }
    expect(taughtBy().requestTokens(20)).toBeGreaterThan(650)
    expect(taughtBy(20, 30, 40).requestTokens(20)).toBe(20)
  })

  test('where the base is right and some requests are odd, the base stands', () => {
    const estimator = calibrated(base, { key })
    for (let request = 0; request < 60; request++) {
      estimator.observe({ key, rawEstimate: 1_000, actualTokens: request % 6 === 5 ? 2_500 : 1_000 })
    }
    expect(estimator.snapshot().models[0]?.ratio).toBeGreaterThan(1.2)
    expect(estimator.estimate('x'.repeat(100))).toBe(100)
    const always = calibrated(base, { key, corrections: ['ratio'] })
    always.restore(estimator.snapshot())
    expect(always.estimate('x'.repeat(100))).toBeGreaterThan(120)
  })

  test('frozen, it no longer changes', () => {
    const estimator = taught()
    const frozen = estimator.frozen()
    for (let request = 0; request < 5; request++) {
      estimator.observe({ ...observation, actualTokens: 2_000 })
    }
    expect(frozen.estimate('x'.repeat(100))).toBe(110)
    expect(frozen.requestTokens(100)).toBe(110)
    expect(estimator.estimate('x'.repeat(100))).toBeGreaterThan(150)
    expect('observe' in frozen).toBe(false)
  })

  test.each([
    ['nothing', undefined],
    ['a text', '{"version":1}'],
    ['another version', { version: 2, models: [], providers: [] }],
    ['no lists', { version: 1 }],
    ['a damaged average', { version: 1, models: [{ ...key, ratio: Number.NaN, samples: 1 }], providers: [] }],
    ['a negative count', { version: 1, models: [], providers: [{ provider: 'x', ratio: 1, samples: -1 }] }],
  ])('a snapshot that is %s restores nothing, and says so', (_, snapshot) => {
    const estimator = taught()
    const before = estimator.snapshot()
    expect(estimator.restore(snapshot)).toEqual({ state: 'refused', reason: expect.stringMatching(/\S/) })
    expect(estimator.snapshot()).toEqual(before)
  })

  test('any other rubbish is refused without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        expect(calibrated(base, { key }).restore(rubbish).state).toBe('refused')
      }),
    )
  })

  test('a snapshot is no window into the calibrator', () => {
    const estimator = taught(1)
    const snapshot = estimator.snapshot()
    estimator.observe(observation)
    expect(snapshot.models[0]?.samples).toBe(1)
  })

  test.each([
    { alpha: 0 },
    { alpha: 1.1 },
    { alpha: Number.NaN },
    { lineAlpha: 0 },
    { minimumSamples: -1 },
    { outlierFactor: 1 },
    { corrections: [] },
    { factorRange: [0, 4] as const },
    { sampleRange: [2, 1] as const },
  ])('refuses %o', (setting) => {
    expect(() => calibrated(base, { key, ...setting })).toThrow(RangeError)
  })
})

function groupsOf(sample: string): ContentGroups {
  const other = [...sample].filter((char) => char === 'б').length
  const dense = [...sample].filter((char) => char === '1').length
  return { ascii: sample.length - other - dense, other, dense }
}
