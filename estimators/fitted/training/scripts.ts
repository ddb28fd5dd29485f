import { o200kBase } from '../../../harness/references/openai.ts'
import { readVocabulary } from '../../../harness/references/packages.ts'

/** How the words of a script are put together: with spaces between them, without, or one sign after another. */
export type Style = 'spaced' | 'unspaced' | 'signs'

/** Unicode's names of scripts that may be written in words made up from a vocabulary; CJK has text enough. */
const styles: Readonly<Record<Style, string>> = {
  spaced:
    'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil ' +
    'Telugu Kannada Malayalam Sinhala Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Mongolian Tifinagh Vai ' +
    'Balinese Meetei_Mayek Ol_Chiki Coptic',
  unspaced: 'Thai Lao Tibetan Myanmar Khmer Javanese Yi Hiragana Katakana Tai_Tham Cham New_Tai_Lue Tai_Le',
  signs: 'Emoji_Presentation',
}

export interface Script {
  readonly name: string
  readonly style: Style
  /** Matches every letter of it in a text. */
  readonly letter: RegExp
  /** Tokens of the vocabulary that begin a word, without its space, and other ones; the commonest first. */
  readonly heads: readonly string[]
  readonly tails: readonly string[]
  readonly letters: readonly string[]
}

/** Every script, with its tokens in o200k_base, the largest vocabulary of many languages. */
export async function readScripts(): Promise<Script[]> {
  const tokens = await readTokens()
  return Object.entries(styles).flatMap(([style, names]) =>
    names.split(' ').map((name) => scriptOf(name, style as Style, tokens)),
  )
}

function scriptOf(name: string, style: Style, tokens: readonly string[]): Script {
  const property = style === 'signs' ? `\\p{${name}}` : `\\p{Script=${name}}`
  const whole = new RegExp(`^ ?(?=${property})[${property}\\p{M}]+$`, 'u')
  const own = tokens.filter((token) => whole.test(token))
  return {
    name,
    style,
    letter: new RegExp(property, 'gu'),
    heads: own.filter((token) => token.startsWith(' ')).map((token) => token.slice(1)),
    tails: own.filter((token) => !token.startsWith(' ')),
    letters: charactersOf(new RegExp(`^(?=[\\p{L}\\p{M}\\p{S}])${property}$`, 'u')),
  }
}

/** All whole tokens that are not ASCII, or are words. */
async function readTokens(): Promise<string[]> {
  const { fromBytes } = await import('hypertok')
  const tokenizer = await fromBytes(await readVocabulary(o200kBase.source), { tier: 'single' })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const tokens: string[] = []
  for (let id = 0; id < TOKENS; id++) {
    try {
      tokens.push(decoder.decode(tokenizer.tokenBytes(id)))
    } catch {
      // Part of a character.
    }
  }
  return tokens.filter((token) => /^ ?[\p{L}\p{M}]+$|[^\0-\x7f]/u.test(token))
}

/** o200k_base without its special tokens. */
const TOKENS = 199_998

/** Beyond the basic plane, of the supplementary one alone: it has the emoji. */
function charactersOf(wanted: RegExp): string[] {
  const found: string[] = []
  for (let point = 0x80; point < 0x20000; point++) {
    const character = String.fromCodePoint(point)
    if (wanted.test(character)) found.push(character)
  }
  return found
}
