import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calibratedTokens,
  type Ema,
  emaCalibrated,
  emaDefaults,
  observeRatio,
} from '../../estimators/ema-calibrated.ts'
import type { Estimator } from '../../estimators/estimator.ts'

const key = { provider: 'openai', model: 'gpt-5' }
const base: Estimator = { estimate: (text) => text.length }
const trueRatio = fc.double({ min: 0.25, max: 4, noNaN: true })
const rawEstimate = fc.integer({ min: 200, max: 100_000 })
const start: fc.Arbitrary<Ema> = fc.record({
  ratio: fc.double({ min: emaDefaults.sampleRange[0], max: emaDefaults.sampleRange[1], noNaN: true }),
  samples: fc.integer({ min: 1, max: 50 }),
})
const garbage = fc.constantFrom(0, -1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)

test('converges from any start to the true ratio, and not to its square root', () => {
  fc.assert(
    fc.property(
      start,
      trueRatio,
      fc.array(rawEstimate, { minLength: 60, maxLength: 60 }),
      (from, ratio, requests) => {
        const ema = requests.reduce<Ema | undefined>(
          (state, raw) => observeRatio(state, raw, raw * ratio),
          from,
        )
        expect(ema?.ratio).toBeCloseTo(ratio, 6)
        expect(calibratedTokens(10_000, ema)).toBeGreaterThanOrEqual(Math.floor(10_000 * ratio))
        expect(calibratedTokens(10_000, ema)).toBeLessThanOrEqual(Math.ceil(10_000 * ratio) + 1)
      },
    ),
  )
})

test('a loop that estimates, sends and observes settles at the true count', () => {
  fc.assert(
    fc.property(trueRatio, fc.integer({ min: 200, max: 5_000 }), (ratio, length) => {
      const estimator = emaCalibrated(base, { key })
      const text = 'x'.repeat(length)
      const actualTokens = Math.round(length * ratio)
      for (let request = 0; request < 30; request++) {
        estimator.observe({ key, rawEstimate: base.estimate(text), actualTokens })
      }
      expect(Math.abs(estimator.estimate(text) - actualTokens)).toBeLessThanOrEqual(1)
    }),
  )
})

test('garbage never moves it', () => {
  fc.assert(
    fc.property(fc.option(start, { nil: undefined }), garbage, rawEstimate, (from, bad, good) => {
      expect(observeRatio(from, bad, good)).toBe(from)
      expect(observeRatio(from, good, bad)).toBe(from)
      expect(observeRatio(from, bad, bad)).toBe(from)
    }),
  )
})

test('the factor never leaves its range, whatever is observed', () => {
  const anyNumber = fc.double()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyNumber, anyNumber), { maxLength: 30 }),
      rawEstimate,
      (observations, raw) => {
        const ema = observations.reduce<Ema | undefined>(
          (state, [r, a]) => observeRatio(state, r, a),
          undefined,
        )
        const tokens = calibratedTokens(raw, ema)
        expect(Number.isInteger(tokens)).toBe(true)
        expect(tokens).toBeGreaterThanOrEqual(Math.ceil(raw * 0.25))
        expect(tokens).toBeLessThanOrEqual(raw * 4)
        if (ema) {
          expect(ema.ratio).toBeGreaterThanOrEqual(emaDefaults.sampleRange[0])
          expect(ema.ratio).toBeLessThanOrEqual(emaDefaults.sampleRange[1])
        }
      },
    ),
  )
})

test("one key's observations never move another's", () => {
  const name = fc.constantFrom('a', 'b', 'a","b', '')
  const anyKey = fc.record({ provider: name, model: name })
  fc.assert(
    fc.property(anyKey, fc.array(fc.tuple(anyKey, rawEstimate, rawEstimate)), (mine, observations) => {
      const shared = emaCalibrated(base, { key: mine })
      const alone = emaCalibrated(base, { key: mine })
      for (const [of, raw, actualTokens] of observations) {
        const observation = { key: of, rawEstimate: raw, actualTokens }
        shared.observe(observation)
        if (of.provider === mine.provider && of.model === mine.model) alone.observe(observation)
      }
      const text = 'x'.repeat(1_000)
      expect(shared.estimate(text)).toBe(alone.estimate(text))
    }),
  )
})

describe('emaCalibrated', () => {
  const observation = { key, rawEstimate: 1_000, actualTokens: 1_100 }

  test('is the base until there are enough samples', () => {
    const estimator = emaCalibrated(base, { key })
    const text = 'x'.repeat(100)
    const seen = [0, 1, 2, 3].map(() => {
      const estimate = estimator.estimate(text)
      estimator.observe(observation)
      return estimate
    })
    expect(seen).toEqual([100, 100, 100, 110])
  })

  test('rounds up, but never for a float’s last bit', () => {
    expect(100 * 1.1).toBeGreaterThan(110)
    expect(calibratedTokens(100, { ratio: 1.1, samples: 3 })).toBe(110)
    expect(calibratedTokens(101, { ratio: 1.1, samples: 3 })).toBe(112)
    expect(calibratedTokens(0, { ratio: 1.1, samples: 3 })).toBe(0)
  })

  test('the first sample seeds the average, later ones move it by alpha', () => {
    const seeded = observeRatio(undefined, 100, 200)
    expect(seeded).toEqual({ ratio: 2, samples: 1 })
    expect(observeRatio(seeded, 100, 100)?.ratio).toBeCloseTo(1.7, 12)
    expect(observeRatio(seeded, 100, 100, { ...emaDefaults, alpha: 1 })?.ratio).toBe(1)
  })

  test('a wild sample counts as the end of its range', () => {
    expect(observeRatio(undefined, 1, 1_000_000)?.ratio).toBe(8)
    expect(observeRatio(undefined, 1_000_000, 1)?.ratio).toBe(0.125)
  })

  test('`for` shares what was observed', () => {
    const estimator = emaCalibrated(base, { key: { provider: 'anthropic', model: 'claude-sonnet-4-5' } })
    for (let request = 0; request < 3; request++) estimator.observe(observation)
    expect(estimator.estimate('x'.repeat(100))).toBe(100)
    expect(estimator.for(key).estimate('x'.repeat(100))).toBe(110)
  })

  test('a snapshot is plain JSON of every key', () => {
    const estimator = emaCalibrated(base, { key })
    estimator.observe(observation)
    const snapshot = estimator.snapshot()
    expect(snapshot).toEqual({
      version: 1,
      averages: [{ provider: 'openai', model: 'gpt-5', ratio: 1.1, samples: 1 }],
    })
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
    estimator.observe(observation)
    expect(snapshot.averages[0]?.samples).toBe(1)
  })

  test.each([0, -0.1, 1.1, Number.NaN])('refuses alpha %d', (alpha) => {
    expect(() => emaCalibrated(base, { key, alpha })).toThrow(RangeError)
  })
})
