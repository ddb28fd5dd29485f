/**
 * The alphabet of the fitted estimators: an ASCII unit is its own symbol, and any other UTF-16 unit has one of 64
 * symbols for its script. A symbol has a class, which stands in for it where a pair of symbols was never seen.
 */
export const SYMBOLS = 192
export const CLASSES = 27

/** The ASCII members of classes 0 to 16; the other ASCII units, controls all, are of class 17. */
const asciiClasses = [
  'aeiou',
  'tnsrl',
  'dcmhpgb',
  'fwyvkjxqz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  ' ',
  '\t\v\f',
  '\n\r',
  "'",
  '"`',
  '([{<',
  ')]}>',
  '.,;:!?',
  '_-',
  '/\\',
  '=+*&|^%~#@$',
]
const CONTROL = 17

/**
 * Where each range of other units begins, in hexadecimal, and the letter of its class, none a hexadecimal digit: class 18 and on are
 * lower-case Latin (l), capitals (u), alphabets (y), scripts with marks (m), ideographs and syllables (z), signs
 * and marks that are no letters (p), halves of surrogate pairs (h), blanks (s) and first halves of emoji (x).
 */
const ranges =
  '80s a1p c0u dfl 100l 300y 370u 3acy 400u 430y 460y 561y 590y 5d0y 600p 620y 64by 670y 700y 780y ' +
  '900m 93am 980m a00m a80m b00m b80m c00m c80m d00m d80m e00m e31m e80m f00m 1000m 10a0y 1100y 1200z 13a0z 1400z ' +
  '1700m 1780m 1800y 1e00l 2000s 200bp 2190p 2500p 25a0p 2c00y 3000s 3001p 3040z 30a0z 3400z a000z a4d0z a800z ac00z d800h ' +
  'd83cx dc00h e000p'

/** The class of every symbol, and the symbol of every UTF-16 unit. */
export interface Alphabet {
  readonly classOf: Uint8Array
  readonly symbolOf: Uint8Array
}

export function buildAlphabet(): Alphabet {
  const classOf = new Uint8Array(SYMBOLS).fill(CONTROL)
  const symbolOf = new Uint8Array(0x10000).map((_, unit) => unit)
  asciiClasses.forEach((members, index) => {
    for (const member of members) classOf[member.charCodeAt(0)] = index
  })
  ranges.split(' ').forEach((range, index) => {
    classOf[128 + index] = CONTROL + 1 + 'luymzphsx'.indexOf(range.slice(-1))
    symbolOf.fill(128 + index, Number.parseInt(range, 16))
  })
  return { classOf, symbolOf }
}
