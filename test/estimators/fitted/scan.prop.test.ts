import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counterOf, estimatorOf, fittingLength, isWithin } from '../../../estimators/fitted/count.ts'
import { buildProfile } from '../../../estimators/fitted/profile.ts'
import { weights as fitted } from '../../../estimators/fitted/weights/fitted/o200k_base.ts'
import { weights as nano } from '../../../estimators/fitted/weights/nano/o200k_base.ts'
import { hostileTexts } from '../../../estimators/hostile-texts.ts'
import { countReads } from '../counting-text.ts'

const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ maxLength: 12 }),
      fc
        .tuple(fc.constantFrom(...' \n\t-=aZ0中😀'), fc.integer({ min: 1, max: 40 }))
        .map(([c, n]) => c.repeat(n)),
      fc.constantFrom(...hostileTexts.map(({ text }) => text)),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

describe.each([
  ['nano', nano],
  ['fitted', fitted],
])('%s', (_, weights) => {
  const profile = buildProfile(weights)
  const { estimate } = estimatorOf(profile)

  test('any chunks of a text add up to the same', () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat({ max: 30 }), { maxLength: 20 }), (text, lengths) => {
        const counter = counterOf(profile)
        let at = 0
        for (const length of lengths) {
          expect(counter.append(text.slice(at, at + length))).toBe(estimate(text.slice(0, at + length)))
          at += length
        }
        counter.append(text.slice(at))
        expect(counter.tokens).toBe(estimate(text))
      }),
    )
  })

  test('a text is within a limit when its estimate is', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: -2, max: 60 }), (text, spare) => {
        const limit = estimate(text) + spare - 20
        expect(isWithin(profile, text, limit)).toBe(estimate(text) <= limit)
      }),
    )
  })

  test('all starts up to the fitting length are within the limit, and one more unit is not', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 40 }), (text, limit) => {
        const length = fittingLength(profile, text, limit)
        if (length === text.length) {
          expect(estimate(text)).toBeLessThanOrEqual(limit)
          return
        }
        for (let end = 0; end <= length; end++)
          expect(estimate(text.slice(0, end))).toBeLessThanOrEqual(limit)
        expect(estimate(text.slice(0, length + 1))).toBeGreaterThan(limit)
      }),
      { numRuns: 50 },
    )
  })

  test('a limit ends the reading', () => {
    const text = 'some words, '.repeat(100_000)
    const reads = countReads((counted) => Number(isWithin(profile, counted, 100)), text)
    expect(reads).toBeLessThan(3_000)
    expect(countReads((counted) => fittingLength(profile, counted, 100), text)).toBeLessThan(6_000)
  })

  test('repeated blocks beyond 2 ** 31 of the finest unit do not overflow', () => {
    const text = 'ꀀꁀꂀ'.repeat(400_000)
    const once = estimate('ꀀꁀꂀ'.repeat(400))
    expect(estimate(text) / once).toBeGreaterThan(990)
    expect(estimate(text) / once).toBeLessThan(1010)
  })
})
