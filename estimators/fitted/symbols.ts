/**
 * The alphabet of the fitted estimators: an ASCII unit is its own symbol, and any other UTF-16 unit has one of 64
 * symbols for its script. A symbol has a class, which stands in for it where a pair of symbols was never seen.
 */
export const SYMBOLS = 192
export const CLASSES = 28

/** The ASCII members of classes 0 to 18; the other ASCII units, controls all, are of class 19. */
const asciiClasses = [
  'aeiou',
  'tnsrl',
  'dcmhpgb',
  'fwyvk',
  'jxqz',
  'AEIOU',
  'BCDFGHJKLMNPQRSTVWXYZ',
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
const CONTROL = 19

/**
 * Where each range of other units begins, in hexadecimal, and the letter of its class: class 20 and on are
 * lower-case Latin (l), capitals (u), alphabets (a), scripts with marks (m), ideographs and syllables (c), signs
 * and marks that are no letters (p), halves of surrogate pairs (h) and blanks (s).
 */
const ranges =
  '80p a0s a1p c0u dfl 100l 300a 370u 3aca 400u 430a 460a 530u 561a 590a 5d0a 600p 620a 64ba 670a 700a 780a ' +
  '900m 93am 980m a00m a80m b00m b80m c00m c80m d00m d80m e00m e31m e80m f00m 1000m 10a0a 1100a 1200c 13a0c 1400c ' +
  '1700m 1780m 1800a 1e00l 2000s 200bp 2100p 2190p 2c00a 3000s 3001p 3040c 30a0c 3400c a000c a4d0c a800c ac00c d800h ' +
  'dc00h e000p'

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
    classOf[128 + index] = CONTROL + 1 + 'luamcphs'.indexOf(range.slice(-1))
    symbolOf.fill(128 + index, Number.parseInt(range, 16))
  })
  return { classOf, symbolOf }
}
