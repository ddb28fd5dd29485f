import { SYMBOLS } from './symbols.ts'

/** The scripts of thousands of characters: ideographs, and Hangul's syllables. */
const WIDE = [0x3400, 0xac00]

/** How many low bits of a unit tell its bucket: for most scripts, and for those of thousands of characters. */
export interface BucketBits {
  readonly unitBits: number
  readonly wideBits: number
}

/**
 * Which correction a UTF-16 unit beyond ASCII has, by the symbols of all units: scripts share none, so that one
 * never learns from another. The last entry is how many there are.
 */
export function bucketsOf(symbolOf: Uint8Array, { unitBits, wideBits }: BucketBits): Uint16Array {
  const bits = new Uint8Array(SYMBOLS).fill(unitBits, 128)
  for (const unit of WIDE) bits[symbolOf[unit] as number] = wideBits
  const begins = new Uint16Array(SYMBOLS + 1)
  for (let symbol = 128; symbol < SYMBOLS; symbol++) {
    begins[symbol + 1] = (begins[symbol] as number) + (1 << (bits[symbol] as number))
  }
  const buckets = new Uint16Array(0x10001)
  for (let unit = 128; unit < 0x10000; unit++) {
    const symbol = symbolOf[unit] as number
    buckets[unit] = (begins[symbol] as number) + (unit & ((1 << (bits[symbol] as number)) - 1))
  }
  buckets[0x10000] = begins[SYMBOLS] as number
  return buckets
}

/** Which correction a unit beyond ASCII has behind another, of so many that the mask is one less. */
export function unitPairOf(previous: number, unit: number, mask: number): number {
  return ((Math.imul(previous, 0x2c1b) + Math.imul(unit, 0x9e37)) >>> 5) & mask
}
