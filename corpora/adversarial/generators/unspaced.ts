import { letters, pick } from '../../drawing.ts'
import type { GeneratedText, Generator } from '../../manifest.ts'
import { type Random, seededRandom, wholeNumber } from '../../random.ts'
import { drawTo, LARGE, named, SMALL, SMALL_DENSE } from './sizes.ts'

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const words = [
  'window',
  'Tree',
  'salt',
  'Number',
  'of',
  'river',
  'KEY',
  'quick',
  'andThen',
  'wohnung',
  'sehr',
  'manana',
]

/** How the next piece of a text is drawn. */
type Piece = (random: Random) => string

const narrow: Readonly<Record<string, Piece>> = {
  base64: (random) => letters(random, BASE64, 1),
  hex: (random) => letters(random, '0123456789abcdef', 1),
  digits: (random) => letters(random, '0123456789', 1),
  'lower-case': (random) => letters(random, 'abcdefghijklmnopqrstuvwxyz', 1),
  'mixed-case': (random) => letters(random, BASE64.slice(0, 52), 1),
  'joined-words': (random) => pick(random, words),
  bases: (random) => letters(random, 'ACGT', 1),
  punctuation: (random) => letters(random, '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', 1),
  'latin-accents': (random) => inRange(random, 0xc0, 0x17f),
}
const dense: Readonly<Record<string, Piece>> = {
  han: (random) => inRange(random, 0x4e00, 0x9fa5),
  'common-han': (random) =>
    letters(random, '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年', 1),
  kana: (random) => inRange(random, 0x3041, 0x30f6),
  hangul: (random) => inRange(random, 0xac00, 0xd7a3),
  thai: (random) => inRange(random, 0xe01, 0xe2e),
  devanagari: (random) => inRange(random, 0x905, 0x939),
  emoji: (random) => inRange(random, 0x1f300, 0x1f5ff),
  'rare-han': (random) => inRange(random, 0x20000, 0x2a6d6),
  cuneiform: (random) => inRange(random, 0x12000, 0x12399),
}
const large = { base64: narrow.base64 } as Record<string, Piece>

/** Random text of one alphabet without a single space. */
export const unspaced: Generator = {
  id: 'unspaced',
  *generate(seed: number): Iterable<GeneratedText> {
    yield* draw(seed, narrow, SMALL - 20, '')
    yield* draw(seed, dense, SMALL_DENSE - 2, '')
    yield* draw(seed, large, LARGE, '-large')
  },
}

function* draw(
  seed: number,
  pieces: Readonly<Record<string, Piece>>,
  length: number,
  ending: string,
): Iterable<GeneratedText> {
  for (const [name, piece] of Object.entries(pieces)) {
    const random = seededRandom(`unspaced ${seed} ${name}${ending}`)
    yield named(
      `${name}${ending}`,
      drawTo(length, () => piece(random)),
    )
  }
}

function inRange(random: Random, first: number, last: number): string {
  return String.fromCodePoint(wholeNumber(random, first, last))
}
