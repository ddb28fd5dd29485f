/** Uniform in [0, 1), in steps of 2^-32. */
export type Random = () => number

/**
 * A seeded generator of uniform numbers: xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2018; https://prng.di.unimi.it). The labels name what the numbers are for, so that each use has a
 * stream of its own and leaving one out never shifts another.
 */
export function seededRandom(seed: number, ...labels: readonly string[]): Random {
  const next = xoshiro128(stateOf([String(seed), ...labels].join('\0')))
  return () => next() / 2 ** 32
}

/** A whole number from 0 to `limit - 1`. Biased by less than `limit` / 2^32. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** The items in a random order (Fisher and Yates), as a new array. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(random, last + 1)
    const moved = result[last] as T
    result[last] = result[other] as T
    result[other] = moved
  }
  return result
}

export type State = readonly [number, number, number, number]

/** Unsigned 32-bit integers by xoshiro128**. A state of four zeros yields zeros for ever. */
export function xoshiro128(state: State): () => number {
  let [a, b, c, d] = state
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return result >>> 0
  }
}

/** 32-bit FNV-1a (Fowler, Noll and Vo) over the UTF-8 bytes, unsigned. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}

/** Spreads the label's hash over four words: MurmurHash3's finaliser (Appleby) over a Weyl sequence. */
function stateOf(label: string): State {
  let weyl = fnv1a(label)
  const word = (): number => {
    weyl = (weyl + 0x9e3779b9) | 0
    let mixed = Math.imul(weyl ^ (weyl >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return mixed ^ (mixed >>> 16)
  }
  return [word(), word(), word(), word()]
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits))
}
