import { expect, test } from 'vitest'
import { mix } from '../../../../estimators/fitted/max/hash.ts'
import { Ribbon } from '../../../../estimators/fitted/max/ribbon.ts'
import { buildRibbon } from '../../../../estimators/fitted/training/max/build-ribbon.ts'

const entries = Array.from({ length: 20_000 }, (_, index) => ({ key: mix(2 * index + 1), code: index % 3 }))

test('every member has its code; others are taken for members as often as stated', () => {
  const data = buildRibbon(entries, 6, 3)
  const ribbon = new Ribbon(data)
  expect(entries.filter(({ key, code }) => ribbon.find(key) !== code)).toEqual([])
  const others = Array.from({ length: 50_000 }, (_, index) => mix(2 * index + 2))
  const share = others.filter((key) => ribbon.find(key) >= 0).length / others.length
  expect(share).toBeGreaterThan(0.9 * (3 / 64))
  expect(share).toBeLessThan(1.1 * (3 / 64))
  expect(data.rows).toBeLessThan(1.05 * entries.length)
})

test('an empty set has no members but false ones', () => {
  const ribbon = new Ribbon(buildRibbon([], 8, 1))
  const found = Array.from({ length: 10_000 }, (_, index) => ribbon.find(mix(index))).filter(
    (code) => code >= 0,
  )
  expect(found.length).toBeLessThan(100)
})

test('one key with two codes is refused', () => {
  expect(() =>
    buildRibbon(
      [
        { key: 1, code: 0 },
        { key: 1, code: 1 },
      ],
      6,
      3,
    ),
  ).toThrow('one key')
})
