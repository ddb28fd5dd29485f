/**
 * What merges begin with. A character that is a token is one symbol, its code point; any other is one symbol for each
 * of its UTF-8 bytes, since a vocabulary has tokens of parts of characters, and across two.
 */
export const byteSymbols = 0x110000

/** How many bytes a character has in UTF-8. */
export function byteCount(point: number): 1 | 2 | 3 | 4 {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** A byte of a character in UTF-8, of `count`. */
export function byteAt(point: number, index: number, count: number): number {
  if (count === 1) return point
  const bits = point >> (6 * (count - 1 - index))
  if (index > 0) return 0x80 | (bits & 0x3f)
  return ((0xf00 >> count) & 0xff) | bits
}

/** Code points from here on are never one symbol. */
export const flaggedCodePoints = 0x20000
