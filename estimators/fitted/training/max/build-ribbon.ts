import { coefficients, fingerprint, Ribbon, type RibbonData, ribbonWidth, startOf } from '../../max/ribbon.ts'
import { pack } from '../../max/text-bytes.ts'

export interface RibbonEntry {
  readonly key: number
  readonly code: number
}

/** Rows a key; below about 1.03 no seed solves the equations. */
const firstOverhead = 1.03

const seedsPerSize = 12

/** Solutions that are compared by what they take for members. */
const candidates = 16

/** Keys that are no members, and how often they are asked for. */
export interface Outsider {
  readonly key: number
  readonly weight: number
}

/**
 * Solves one equation a key. Entries of the same key must have the same code. Of several solutions it takes the one
 * that is wrong least often about the outsiders.
 * @throws Error when two entries of one key differ
 */
export function buildRibbon(
  entries: readonly RibbonEntry[],
  bits: number,
  codes: number,
  outsiders: readonly Outsider[] = [],
): RibbonData {
  let best: RibbonData | null = null
  let fewest = Number.POSITIVE_INFINITY
  let found = 0
  for (let overhead = firstOverhead; best === null; overhead += 0.005) {
    if (overhead > 2) throw new Error('two entries of a ribbon have one key and different codes')
    const rows = 4 * Math.ceil((entries.length * overhead + ribbonWidth) / 4)
    for (let attempt = 1; attempt <= (found === 0 ? seedsPerSize : 4 * candidates); attempt++) {
      const seed = Math.imul(attempt, 0x2545f491)
      const solution = solve(entries, bits, rows, seed)
      if (solution === null) continue
      const data = { bits, codes, rows, seed, packed: pack(solution, bits) }
      const ribbon = new Ribbon(data)
      let wrong = 0
      for (const { key, weight } of outsiders) if (ribbon.find(key) >= 0) wrong += weight
      if (wrong < fewest) {
        fewest = wrong
        best = data
      }
      if (++found === candidates || outsiders.length === 0) return best as RibbonData
    }
  }
  return best
}

function solve(entries: readonly RibbonEntry[], bits: number, rows: number, seed: number): Uint8Array | null {
  const low = new Int32Array(rows)
  const high = new Int32Array(rows)
  const values = new Uint8Array(rows)
  const taken = new Uint8Array(rows)
  const mask = (1 << bits) - 1
  for (const { key, code } of entries) {
    let row = 4 * startOf(key, seed, rows)
    let lo = coefficients(key, seed, 1)
    let hi = coefficients(key, seed, 2)
    let value = (code ^ fingerprint(key, seed)) & mask
    for (;;) {
      if (lo === 0 && hi === 0) {
        if (value !== 0) return null
        break
      }
      const zeros = lo !== 0 ? trailingZeros(lo) : 32 + trailingZeros(hi)
      row += zeros
      if (zeros >= 32) {
        lo = hi >>> (zeros - 32)
        hi = 0
      } else if (zeros > 0) {
        lo = (lo >>> zeros) | (hi << (32 - zeros))
        hi >>>= zeros
      }
      if (taken[row] === 0) {
        taken[row] = 1
        low[row] = lo
        high[row] = hi
        values[row] = value
        break
      }
      lo ^= low[row] as number
      hi ^= high[row] as number
      value ^= values[row] as number
    }
  }
  return backSubstitute(rows, mask, seed, { low, high, values, taken })
}

interface Banded {
  readonly low: Int32Array
  readonly high: Int32Array
  readonly values: Uint8Array
  readonly taken: Uint8Array
}

function backSubstitute(
  rows: number,
  mask: number,
  seed: number,
  { low, high, values, taken }: Banded,
): Uint8Array {
  const solution = new Uint8Array(rows)
  for (let row = rows - 1; row >= 0; row--) {
    if (taken[row] === 0) {
      // Free rows are filled at random: left at zero they would raise the share of false members.
      solution[row] = fingerprint(row, seed) & mask
      continue
    }
    let value = values[row] as number
    for (let offset = 1; offset < ribbonWidth && row + offset < rows; offset++) {
      const word = offset < 32 ? (low[row] as number) : (high[row] as number)
      if ((word >>> (offset & 31)) & 1) value ^= solution[row + offset] as number
    }
    solution[row] = value
  }
  return solution
}

function trailingZeros(value: number): number {
  return 31 - Math.clz32(value & -value)
}
