import { letters, pick, times } from '../../drawing.ts'
import type { GeneratedText, Generator } from '../../manifest.ts'
import { type Random, seededRandom, wholeNumber } from '../../random.ts'
import { drawTo, named, repeatTo, SMALL, SMALL_DENSE } from './sizes.ts'

const specialTokens = [
  '<|endoftext|>',
  '<|im_start|>',
  '<|im_end|>',
  '<|im_sep|>',
  '<|endofprompt|>',
  '<|fim_prefix|>',
  '[INST]',
  '[/INST]',
  '<<SYS>>',
  '<s>',
  '</s>',
  '<bos>',
  '<eos>',
  '<unk>',
  '<pad>',
  '<start_of_turn>',
  '<end_of_turn>',
  '<|begin_of_text|>',
  '<|eot_id|>',
  '<|start_header_id|>',
  '<｜begin▁of▁sentence｜>',
  '<｜User｜>',
  '<think>',
  '</think>',
  '<tool_call>',
  '[TOOL_CALLS]',
  '<META>',
  '\n\nHuman:',
  '\n\nAssistant:',
  '<EOT>',
  '[MASK]',
  '<0x0A>',
  '▁',
  'Ġ',
  '##ing',
]
const spaces = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u2028',
  '\u2029',
  '\u202f',
  '\u3000',
  '\ufeff',
  '\u200b',
]
const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\ufe0f',
  '\u{e0020}',
  '\u{e007f}',
]
const directions = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
]
const contractions = ["'s", "'t", "'re", "'ve", "'m", "'ll", "'d", "'S", "'LL", '’s', "'x", "''", "' "]

/** Characters and strings on which tokenizers differ, throw, or backtrack. Escaped here, so that editors keep them. */
export const hostile: Generator = {
  id: 'hostile',
  *generate(seed: number): Iterable<GeneratedText> {
    for (const [name, write] of Object.entries(writers)) {
      yield named(name, write(seededRandom(`hostile ${seed} ${name}`)))
    }
  },
}

const writers: Readonly<Record<string, (random: Random) => string>> = {
  'byte-order-mark': () => `\ufeff${words(12)}\n\ufeff${words(9)} \ufeff`,
  'next-line': () => repeatTo('one\u0085two \u0085 three\n\u0085', 400),
  'no-break-spaces': () => `${words(40).replaceAll(' ', '\u00a0')}\u202f12\u202f000\u2007€`,
  'every-space': (random) =>
    drawTo(SMALL - 20, () => `${pick(random, spaces)}${letters(random, 'ab1.', wholeNumber(random, 0, 3))}`),
  'spaces-only': (random) => drawTo(SMALL - 2, () => pick(random, spaces)),
  invisible: (random) => [...words(60)].map((letter) => letter + pick(random, invisible)).join(''),
  'lone-surrogates': (random) =>
    drawTo(SMALL - 20, () =>
      pick(random, ['\ud800', '\udfff', '\udc00', 'a', ' ', '\ud83d', '\ude00', 'é', '\n']),
    ),
  'swapped-surrogates': () => repeatTo('\ude00\ud83d ok ', 600),
  'split-surrogate-at-end': () => `${words(30)} \ud83d`,
  zalgo: (random) =>
    [...words(20)]
      .map((letter) => letter + drawTo(wholeNumber(random, 1, 14), () => code(random, 0x300, 0x36f)))
      .join(''),
  'joined-emoji': (random) =>
    drawTo(SMALL_DENSE - 20, () =>
      times(wholeNumber(random, 2, 6), () => code(random, 0x1f466, 0x1f469)).join('\u200d'),
    ),
  'skin-tones': (random) =>
    drawTo(SMALL_DENSE - 4, () => code(random, 0x1f44a, 0x1f44f) + code(random, 0x1f3fb, 0x1f3ff)),
  'regional-indicators': (random) => drawTo(SMALL_DENSE - 2, () => code(random, 0x1f1e6, 0x1f1ff)),
  'keycaps-and-tags': () =>
    repeatTo(
      '1\ufe0f\u20e3#\ufe0f\u20e3🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ',
      SMALL_DENSE,
    ),
  'bidi-controls': (random) =>
    `${words(8)} ${drawTo(900, () => `${pick(random, directions)}${pick(random, ['שלום', 'abc', ' ', '12', 'سلام'])}`)}`,
  'private-use': (random) => drawTo(SMALL_DENSE - 2, () => code(random, 0xe000, 0xf8ff)),
  noncharacters: () => repeatTo('\ufffe\uffff\ufdd0\u{1ffff}\u{10ffff} ', SMALL_DENSE),
  unassigned: (random) => drawTo(SMALL_DENSE - 2, () => code(random, 0x50000, 0xdffff)),
  'control-characters': (random) =>
    drawTo(SMALL - 10, () => `${code(random, 0, 0x1f)}${pick(random, ['', 'x', ' '])}`),
  replacement: () => repeatTo('caf\ufffd\ufffd men\ufffd ', 700),
  'any-code-point': (random) =>
    drawTo(SMALL_DENSE - 2, () =>
      pick(random, [code(random, 0, 0xd7ff), code(random, 0xe000, 0xffff), code(random, 0x10000, 0x10ffff)]),
    ),
  'latin-as-mojibake': () => repeatTo('GrÃ¶ÃŸe â€“ â€žTÃ¼râ€œ ï»¿', 900),
  'special-tokens': (random) =>
    drawTo(SMALL - 60, () => `${pick(random, specialTokens)}${pick(random, ['', ' ', 'x'])}`),
  'special-tokens-in-prose': (random) =>
    times(14, () => `${words(wholeNumber(random, 1, 5))} ${pick(random, specialTokens)}`).join(' '),
  'nearly-special': () => repeatTo('<|endoftext|<|im_start|><|endoftext |>< |endoftext|>', 900),
  'line-endings': (random) =>
    drawTo(
      SMALL - 20,
      () =>
        `${words(wholeNumber(random, 0, 2))}${pick(random, ['\n', '\r\n', '\r', '\n\r', ' \n', '\t\r\n', '\n\n\n'])}`,
    ),
  'tabs-and-spaces': (random) =>
    drawTo(
      SMALL - 30,
      () =>
        `${letters(random, '\t ', wholeNumber(random, 0, 12))}x${letters(random, ' \t', wholeNumber(random, 0, 4))}\n`,
    ),
  contractions: (random) =>
    drawTo(SMALL - 20, () => `${pick(random, ['we', 'I', 'x', '', '1'])}${pick(random, contractions)}`),
  'digit-groups': (random) =>
    drawTo(
      SMALL - 30,
      () =>
        `${letters(random, '0123456789', wholeNumber(random, 1, 9))}${pick(random, [',', ' ', '', '.', '٣', '९', '½', '①'])}`,
    ),
  'case-changes': (random) =>
    drawTo(SMALL - 10, () => pick(random, ['a', 'B', 'Ǆ', 'ǅ', 'ß', 'İ', 'ı', 'ſ', 'K', 'Σ', 'ς'])),
  'one-long-word': () => `${repeatTo('Donaudampfschifffahrtsgesellschaftskapitän', SMALL - 50)}s`,
  nesting: () => `${'[{"a":'.repeat(120)}0${'}]'.repeat(120)}`,
  'backtracking-spaces': () => `${'x '.repeat(100)}${' '.repeat(390)}\n${' '.repeat(390)}y`,
}

const vocabulary = 'the plain old words of a short note that nobody would mind reading twice'.split(' ')

/** The first so many words of a note without surprises, over and over. */
function words(count: number): string {
  return times(count, (index) => vocabulary[index % vocabulary.length] as string).join(' ')
}

function code(random: Random, first: number, last: number): string {
  return String.fromCodePoint(wholeNumber(random, first, last))
}
