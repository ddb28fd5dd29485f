import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill, letters, pick, shuffled, some, uuid } from '../../corpora/drawing.ts'
import { seededRandom } from '../../corpora/random.ts'
import { joinUntil } from '../../corpora/sized-texts.ts'

test('shuffled is a permutation, and some takes different items of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(20), (seed, items, count) => {
      expect(shuffled(seededRandom(seed), items).sort((a, b) => a - b)).toEqual(items.sort((a, b) => a - b))
      const taken = some(seededRandom(seed), items, count)
      expect(taken.length).toBe(Math.min(count, items.length))
      expect(new Set(taken).size).toBe(taken.length)
    }),
  )
})

test('pick reaches every item and refuses an empty list', () => {
  const random = seededRandom('pick')
  const found = new Set(Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c'])))
  expect([...found].sort()).toEqual(['a', 'b', 'c'])
  expect(() => pick(random, [])).toThrow('the list is empty')
})

test('letters counts code points, and a UUID is one of version 4', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), (seed, length) => {
      expect([...letters(seededRandom(seed), '😀中a', length)].length).toBe(length)
      expect(uuid(seededRandom(seed))).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
    }),
  )
})

test('fill draws every occurrence anew, leaves other braces alone and names an unknown placeholder', () => {
  let next = 0
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what other languages write
  expect(fill('{n} {n} {a: {n}} ${{ x }}', { n: () => next++ })).toBe('0 1 {a: 2} ${{ x }}')
  expect(() => fill('Hi {name}', {})).toThrow('no maker for {name}')
})

test('joinUntil stops where another part would be further from the length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }), (length, size) => {
      const text = joinUntil(length, '', () => 'x'.repeat(size))
      const parts = text.length / size
      expect(parts).toBe(Math.max(1, Math.round(length / size - 1e-9)))
    }),
  )
})
