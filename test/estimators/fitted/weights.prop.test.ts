import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeNumbers, encodeNumbers } from '../../../estimators/fitted/weights.ts'

test('numbers survive their encoding, in characters that a literal need not escape', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -300, max: 300 })), (numbers) => {
      const text = encodeNumbers(numbers)
      expect(text).not.toMatch(/[^ -~]|['\\]/)
      expect([...decodeNumbers(text, numbers.length)]).toEqual(numbers)
    }),
  )
})

test('numbers that were left off are zeros', () => {
  expect([...decodeNumbers(encodeNumbers([1]), 3)]).toEqual([1, 0, 0])
})
