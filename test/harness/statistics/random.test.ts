import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, fnv1a, seededRandom, shuffled, xoshiro128 } from '../../../harness/statistics/random.ts'

describe('xoshiro128', () => {
  it('gives the sequence of the reference implementation from the state 1, 2, 3, 4', () => {
    const next = xoshiro128([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('gives the reference sequence from a state that uses the sign bit', () => {
    const next = xoshiro128([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0])
    expect(Array.from({ length: 4 }, next)).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70])
  })
})

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j as published', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })
})

describe('seededRandom', () => {
  const firstTen = (seed: number, ...labels: string[]): number[] =>
    Array.from({ length: 10 }, seededRandom(seed, ...labels))

  it('repeats itself, and differs by seed, by label and by where a label ends', () => {
    expect(firstTen(1, 'a', 'b')).toEqual(firstTen(1, 'a', 'b'))
    const streams = [firstTen(1, 'a', 'b'), firstTen(2, 'a', 'b'), firstTen(1, 'a', 'c'), firstTen(1, 'ab')]
    expect(new Set(streams.map(String)).size).toBe(4)
  })

  it('spreads evenly: no tenth of 100,000 draws is off by 3%', () => {
    const random = seededRandom(7, 'even')
    const counts = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 100_000; draw++) {
      const tenth = below(random, 10)
      counts[tenth] = (counts[tenth] as number) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(300)
  })
})

describe('shuffled', () => {
  it('keeps every item once and leaves the given array alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), (items, seed) => {
        const before = [...items]
        const result = shuffled(items, seededRandom(seed))
        expect(items).toEqual(before)
        expect(result.sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b))
      }),
    )
  })

  it('gives each of the six orders of three items about as often', () => {
    const random = seededRandom(3, 'orders')
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 6000; draw++) {
      const order = shuffled(['a', 'b', 'c'], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
