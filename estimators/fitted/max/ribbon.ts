import { mix } from './hash.ts'
import { unpack } from './text-bytes.ts'

/** A ribbon filter as it is stored. */
export interface RibbonData {
  /** Bits a row. */
  readonly bits: number
  /** Values below this are codes of keys; of other keys `codes / 2^bits` are taken for members. */
  readonly codes: number
  readonly rows: number
  readonly seed: number
  readonly packed: string
}

/** Rows that a key's equation covers. It starts at a multiple of four, so that four rows are read as one word. */
export const ribbonWidth = 64

/** The key's first row, divided by four. */
export function startOf(key: number, seed: number, rows: number): number {
  const starts = (rows - ribbonWidth) / 4 + 1
  return Math.floor(((mix(key ^ seed) >>> 0) / 0x100000000) * starts)
}

/** The rows 0–31 (`half` 1) or 32–63 (`half` 2) after the start that are xored, a bit each. */
export function coefficients(key: number, seed: number, half: 1 | 2): number {
  return mix((key + Math.imul(half, 0x9e3779b9) + seed) | 0)
}

/** What the xored rows are xored with to give the code. */
export function fingerprint(key: number, seed: number): number {
  return mix((key + 0x51ed270b - seed) | 0)
}

/** For four coefficients, the mask of the bytes they take. */
const masks = new Int32Array(16)
for (let four = 0; four < 16; four++) {
  for (let bit = 0; bit < 4; bit++)
    if ((four >> bit) & 1) masks[four] = (masks[four] as number) | (0xff << (8 * bit))
}

/**
 * A map from keys to small codes that keeps no keys: a member is answered with its code, another key mostly with -1.
 * Needs 1.05 × bits a key (Dillinger and Walzer, Ribbon filter, 2021).
 */
export class Ribbon {
  readonly #words: Int32Array
  readonly #rows: number
  readonly #seed: number
  readonly #mask: number
  readonly #codes: number

  constructor({ bits, codes, rows, seed, packed }: RibbonData) {
    const bytes = unpack(packed, bits, rows)
    this.#words = new Int32Array(rows / 4)
    for (let row = 0; row < rows; row++) {
      const word = row >> 2
      this.#words[word] = (this.#words[word] as number) | ((bytes[row] as number) << (8 * (row & 3)))
    }
    this.#rows = rows
    this.#seed = seed
    this.#mask = (1 << bits) - 1
    this.#codes = codes
  }

  /** The key's code, or -1 for what is no member. */
  find(key: number): number {
    const words = this.#words
    const seed = this.#seed
    let word = startOf(key, seed, this.#rows)
    let sum = 0
    let half = coefficients(key, seed, 1)
    for (let bit = 0; bit < 32; bit += 4)
      sum ^= (words[word++] as number) & (masks[(half >>> bit) & 15] as number)
    half = coefficients(key, seed, 2)
    for (let bit = 0; bit < 32; bit += 4)
      sum ^= (words[word++] as number) & (masks[(half >>> bit) & 15] as number)
    sum ^= sum >>> 16
    sum ^= sum >>> 8
    const code = (sum ^ fingerprint(key, seed)) & this.#mask
    return code < this.#codes ? code : -1
  }
}
