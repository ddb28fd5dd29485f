import { base64, hexDigits, letters, pick, randomBytes, uuid } from '../../drawing.ts'
import type { GeneratedText, Generator } from '../../manifest.ts'
import { type Random, seededRandom, wholeNumber } from '../../random.ts'
import { drawTo, LARGE, named, SMALL } from './sizes.ts'

/** Text with far more tokens than its length suggests: packed code, escapes, encodings inside prose. */
export const dense: Generator = {
  id: 'dense',
  *generate(seed: number): Iterable<GeneratedText> {
    for (const [name, piece] of Object.entries(pieces)) {
      const random = seededRandom(`dense ${seed} ${name}`)
      yield named(
        name,
        drawTo(SMALL, () => piece(random)),
      )
    }
    for (const name of ['packed-code', 'percent-encoding'] as const) {
      const random = seededRandom(`dense ${seed} ${name}-large`)
      yield named(
        `${name}-large`,
        drawTo(LARGE, () => pieces[name](random)),
      )
    }
  },
}

const names = (random: Random): string =>
  letters(random, 'abcdefghijkmnopqrstuvwxyzABCDEFGH_$', wholeNumber(random, 1, 2))

const pieces = {
  'packed-code': (random: Random) =>
    pick(random, [
      () =>
        `function ${names(random)}(${names(random)},${names(random)}){return ${names(random)}&&${names(random)}.${names(random)}?void 0:${names(random)}[${wholeNumber(random, 0, 999)}]}`,
      () =>
        `!0===${names(random)}||(${names(random)}=${names(random)}<<${wholeNumber(random, 1, 31)}^${wholeNumber(random, 0, 65_535)}),`,
      () => `${names(random)}.exports=${names(random)}(${wholeNumber(random, 1, 999)});`,
      () =>
        `(${names(random)}=>{"${letters(random, 'xyzQWK09', 4)}"in ${names(random)}&&++${names(random)}})();`,
    ])(),
  'percent-encoding': (random: Random) => `%${hexDigits(random, 2).toUpperCase()}`,
  'unicode-escapes': (random: Random) => `\\u${hexDigits(random, 4)}`,
  'html-entities': (random: Random) => `&#${wholeNumber(random, 160, 9000)};`,
  'data-url-in-prose': (random: Random) =>
    `see data:image/png;base64,iVBORw0KGgo${base64(randomBytes(random, 120))} for the icon. `,
  'joined-uuids': (random: Random) => `${uuid(random)},`,
  'quoted-json-in-json': (random: Random) =>
    JSON.stringify(JSON.stringify(JSON.stringify({ k: hexDigits(random, 3), v: '"' }))),
  'brainfuck-like': (random: Random) => letters(random, '+-<>[].,', 1),
  'digits-and-letters': (random: Random) => `${letters(random, 'abcxyz', 1)}${wholeNumber(random, 0, 9)}`,
  'comma-numbers': (random: Random) => `${wholeNumber(random, -99, 99)},`,
  'tex-formula': (random: Random) =>
    `\\frac{\\partial^{${wholeNumber(random, 2, 9)}}${names(random)}_{${names(random)}}}{\\sqrt[${wholeNumber(random, 2, 5)}]{\\sigma}}`,
  'regular-expression': (random: Random) =>
    `(?:[^\\s${letters(random, '/.-_', 1)}]{${wholeNumber(random, 1, 9)},}|\\b(?!${names(random)})\\w+?)*?`,
  'emoji-between-letters': (random: Random) =>
    `${letters(random, 'abcdefg', 1)}${pick(random, ['🔥', '中', 'é', 'Ж', '✓'])} `,
} satisfies Record<string, (random: Random) => string>
