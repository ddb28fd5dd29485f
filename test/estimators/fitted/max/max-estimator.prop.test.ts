import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadMaxEstimator } from '../../../../estimators/fitted/max/load.ts'
import { type WeightsId, weights } from '../../../../estimators/fitted/max/weights.ts'
import { countReads } from '../../counting-text.ts'
import { anyText } from './texts.ts'

const ids = Object.keys(weights) as WeightsId[]
const runs = { numRuns: 200, seed: 7 }

describe.each(ids)('%s', async (id) => {
  const estimator = await loadMaxEstimator(id)

  test('gives a whole number, 0 for the empty text alone, whatever it saw before', async () => {
    const fresh = await loadMaxEstimator(id)
    expect(estimator.estimate('')).toBe(0)
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = estimator.estimate(text)
        expect(Number.isSafeInteger(tokens) && tokens >= (text === '' ? 0 : 1)).toBe(true)
        expect(estimator.estimate(text)).toBe(tokens)
        expect(fresh.estimate(text)).toBe(tokens)
      }),
      runs,
    )
  })

  // The walk by the automaton counts whole texts, the scanner alone those in chunks: this holds the two together.
  test('any chunking gives the total of the whole', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
        (text, sizes) => {
          const counter = estimator.createCounter()
          for (let from = 0, turn = 0; from < text.length; turn++) {
            const size = sizes[turn % sizes.length] as number
            counter.append(text.slice(from, from + size))
            from += size
          }
          expect(counter.total).toBe(estimator.estimate(text))
        },
      ),
      runs,
    )
  })

  test('is within a limit exactly when the estimate is', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 400 }), (text, limit) => {
        expect(estimator.isWithin(text, limit)).toBe(estimator.estimate(text) <= limit)
      }),
      runs,
    )
  })
})

test('a limit is found passed without reading the rest', async () => {
  const { isWithin } = await loadMaxEstimator('o200k_base').then((estimator) => ({
    isWithin: (text: string) => (estimator.isWithin(text, 10) ? 1 : 0),
  }))
  const text = 'some words and more of them '.repeat(10_000)
  expect(countReads(isWithin, text)).toBeLessThan(10_000)
})

test('another id has the weights of o200k_base', async () => {
  const [other, own] = await Promise.all([loadMaxEstimator('unknown'), loadMaxEstimator('o200k_base')])
  expect(other.estimate('internationalisation of 42 things')).toBe(
    own.estimate('internationalisation of 42 things'),
  )
})
