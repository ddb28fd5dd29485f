import type { GeneratedText, Generator } from '../../manifest.ts'
import { LARGE, named, repeatTo, SMALL, SMALL_DENSE } from './sizes.ts'

const units: Readonly<Record<string, string>> = {
  a: 'a',
  space: ' ',
  newline: '\n',
  'carriage-return-newline': '\r\n',
  tab: '\t',
  hyphen: '-',
  equals: '=',
  dot: '.',
  underscore: '_',
  zero: '0',
  quote: '"',
  backslash: '\\',
  nul: '\0',
  'space-a': ' a',
  'a-newline': 'a\n',
  'apostrophe-s': "'s",
}
const denseUnits: Readonly<Record<string, string>> = {
  // Two of the slowest for js-tiktoken, though narrow.
  'e-acute': 'é',
  'no-break-space': '\u00a0',
  han: '中',
  thai: 'ก',
  hangul: '한',
  grinning: '😀',
  family: '👨‍👩‍👧‍👦',
  'combining-acute': '\u0301',
  'zero-width-space': '\u200b',
  flag: '🇫🇷',
}
/** Few: three peers miss the deadline on each but the digits, and a run waits for it. */
const largeUnits: Readonly<Record<string, string>> = {
  a: 'a',
  zero: '0',
  han: '中',
}

/** One unit repeated. */
export const runs: Generator = {
  id: 'runs',
  *generate(): Iterable<GeneratedText> {
    for (const [name, unit] of Object.entries(units)) yield named(name, repeatTo(unit, SMALL))
    for (const [name, unit] of Object.entries(denseUnits)) yield named(name, repeatTo(unit, SMALL_DENSE))
    for (const [name, unit] of Object.entries(largeUnits)) yield named(`${name}-large`, repeatTo(unit, LARGE))
  },
}
