/** What a token is made of, a bit each; a token has the bits of all its characters. */
export const trait = {
  lower: 1,
  upper: 2,
  /** ASCII digits, punctuation and white space other than U+0020. */
  sign: 4,
  space: 8,
  latin: 16,
  /** Greek, Cyrillic, Armenian, Georgian. */
  alphabetic: 32,
  /** Hebrew, Arabic and their neighbours. */
  rightToLeft: 64,
  /** From Devanagari to Khmer, and the rest of the smaller scripts. */
  southern: 128,
  eastAsian: 256,
  /** Signs and symbols beyond ASCII, emoji. */
  symbol: 512,
  /** Bytes of a character that is no token; see symbols.ts. */
  byte: 1024,
} as const

const traitCount = 11

/** The traits of a character. */
export function traitOf(point: number): number {
  if (point < 128) {
    if (point >= 97 && point <= 122) return trait.lower
    if (point >= 65 && point <= 90) return trait.upper
    return point === 32 ? trait.space : trait.sign
  }
  if (point < 0xc0) return trait.symbol
  if (point < 0x370) return trait.latin
  if (point < 0x590) return trait.alphabetic
  if (point < 0x900) return trait.rightToLeft
  if (point >= 0x10a0 && point < 0x1100) return trait.alphabetic
  if (point < 0x1e00) return trait.southern
  if (point < 0x1f00) return trait.latin
  if (point < 0x2000) return trait.alphabetic
  if (point < 0x2c00) return trait.symbol
  if (point < 0x2e80) return trait.southern
  if (point < 0xa000) return trait.eastAsian
  if (point < 0xac00) return trait.southern
  if (point < 0xd800) return trait.eastAsian
  if (point < 0xf900) return trait.symbol
  if (point < 0xfb00) return trait.eastAsian
  if (point < 0xfe00) return trait.rightToLeft
  if (point < 0xff00) return trait.symbol
  if (point < 0x10000) return trait.eastAsian
  if (point < 0x1d000) return trait.southern
  return point < 0x20000 ? trait.symbol : trait.eastAsian
}

/** Groups of pieces that have costs of their own. */
export const groupCount = 12

/** Twice as many: with a space and without. */
export const featureCount: number = 2 * groupCount

/** The longest length, in characters, that cells tell apart. */
const longestCell = 13

/** Lengths begin at two characters. */
export const lengthsPerFeature: number = longestCell - 1

/** The feature by traits. */
export const featureOf: Uint8Array = new Uint8Array(1 << traitCount)
for (let traits = 0; traits < featureOf.length; traits++) {
  featureOf[traits] = 2 * groupOf(traits) + (traits & trait.space ? 1 : 0)
}

function groupOf(traits: number): number {
  if (traits & trait.byte) return 11
  if (traits & trait.eastAsian) return 0
  if (traits & trait.southern) return 1
  if (traits & trait.rightToLeft) return 2
  if (traits & trait.alphabetic) return 3
  if (traits & trait.latin) return 4
  if (traits & trait.symbol) return 5
  const letters = traits & (trait.lower | trait.upper)
  if (letters === 0) return 6
  if (traits & trait.sign) return 7
  if (letters === trait.lower) return 8
  return letters === trait.upper ? 9 : 10
}

/** The cell of a token in the table of priorities. */
export function cellOf(traits: number, length: number): number {
  return (featureOf[traits] as number) * lengthsPerFeature + Math.min(length, longestCell) - 2
}
