import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pack,
  packFlags,
  packRuns,
  unpack,
  unpackFlags,
  unpackRuns,
} from '../../../../estimators/fitted/max/text-bytes.ts'

test('numbers of any width come back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(255)), (width, bytes) => {
      const numbers = bytes.map((byte) => byte & ((1 << width) - 1))
      expect([...unpack(pack(numbers, width), width, numbers.length)]).toEqual(numbers)
    }),
  )
})

test('runs and flags come back, long ones too', () => {
  const runs = fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 5_000 })), { maxLength: 8 })
  fc.assert(
    fc.property(runs, (lengths) => {
      const numbers = lengths.flatMap(([value, length]) => new Array<number>(length).fill(value))
      expect([...unpackRuns(packRuns(numbers), numbers.length)]).toEqual(numbers)
      const flags = numbers.map((value) => value & 1)
      expect([...unpackFlags(packFlags(flags), flags.length)]).toEqual(flags)
    }),
  )
})
