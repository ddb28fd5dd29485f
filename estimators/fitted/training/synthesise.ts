import { type Random, seededRandom, wholeNumber } from '../../../corpora/random.ts'
import { o200kBase } from '../../../harness/references/openai.ts'
import { readVocabulary } from '../../../harness/references/packages.ts'
import type { Sample } from './dataset.ts'

/** Scripts that may be written in words made up from a vocabulary; CJK has text enough. */
const spaced =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Mongolian Tifinagh Vai Balinese ' +
  'Meetei_Mayek Ol_Chiki Coptic'
const unspaced =
  'Thai Lao Tibetan Myanmar Khmer Javanese Yi Hiragana Katakana Tai_Tham Cham New_Tai_Lue Tai_Le'

export interface Script {
  readonly name: string
  readonly spaced: boolean
  /** Tokens of the vocabulary in this script, the commonest first, without the space before a word. */
  readonly heads: readonly string[]
  readonly tails: readonly string[]
  readonly letters: readonly string[]
}

/** The tokens of o200k_base, the largest vocabulary of many languages, by script. */
export async function readScripts(): Promise<Script[]> {
  const { fromBytes } = await import('hypertok')
  const tokenizer = await fromBytes(
    await readVocabulary({ ...o200kBase.source, package: '@hypertok/vocab-o200k' } as never),
    { tier: 'single' },
  )
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const words: string[] = []
  for (let id = 0; id < 199_998; id++) {
    try {
      const token = decoder.decode(tokenizer.tokenBytes(id))
      if (/^ ?[\p{L}\p{M}]+$/u.test(token)) words.push(token)
    } catch {
      // Part of a character.
    }
  }
  const of = (names: string, isSpaced: boolean): Script[] =>
    names.split(' ').map((name) => {
      const whole = new RegExp(`^ ?[\\p{Script=${name}}\\p{M}]+$`, 'u')
      const own = words.filter((word) => whole.test(word) && hasScript(name).test(word))
      return {
        name,
        spaced: isSpaced,
        heads: own.filter((word) => word.startsWith(' ')).map((word) => word.slice(1)),
        tails: own.filter((word) => !word.startsWith(' ')),
        letters: lettersOf(name),
      }
    })
  return [...of(spaced, true), ...of(unspaced, false)]
}

function hasScript(name: string): RegExp {
  return new RegExp(`\\p{Script=${name}}`, 'u')
}

function lettersOf(name: string): string[] {
  const letter = new RegExp(`^(?=[\\p{L}\\p{M}])\\p{Script=${name}}$`, 'u')
  const letters: string[] = []
  for (let unit = 0x80; unit < 0xd800; unit++) {
    const character = String.fromCharCode(unit)
    if (letter.test(character)) letters.push(character)
  }
  return letters
}

/** How many letters of a script a text has. */
export function lettersIn(text: string, name: string): number {
  if (name !== 'Latin' && !/[^\0-\x7f]/.test(text)) return 0
  return text.match(new RegExp(`\\p{Script=${name}}`, 'gu'))?.length ?? 0
}

/** With fewer tokens than this in the vocabulary, a script's words are drawn letter by letter. */
const FEW_TOKENS = 40
/** A token's rank is a power of a uniform number: commoner tokens are drawn a little more often. */
const TILT = 2
/** How often a word goes on with one more token. */
const MORE = { spaced: 0.6, unspaced: 0.93 }
/** Latin is the script of many languages. */
const UNITS = { Latin: 40_000, others: 6_000 }

/** A text in made-up words of a script. */
export function synthesise(script: Script): Sample {
  const random = seededRandom(`words/${script.name}`)
  const isPoor = script.heads.length + script.tails.length < FEW_TOKENS
  const units = script.name === 'Latin' ? UNITS.Latin : UNITS.others
  let text = ''
  while (text.length < units) {
    text += isPoor ? letters(script, random) : tokens(script, random)
    text += random() < 0.08 ? '. ' : random() < 0.08 ? ', ' : ' '
  }
  return { kind: `words/${script.name}`, source: `words-${script.name}`, synthetic: true, text }
}

function letters({ letters: all, spaced: isSpaced }: Script, random: Random): string {
  const length = isSpaced ? wholeNumber(random, 2, 8) : wholeNumber(random, 8, 40)
  return Array.from({ length }, () => all[Math.floor(random() * all.length)] ?? '').join('')
}

function tokens({ heads, tails, spaced: isSpaced }: Script, random: Random): string {
  const first = heads.length > 0 && isSpaced ? heads : tails
  const rest = tails.length > 0 ? tails : heads
  let word = drawn(first.length > 0 ? first : rest, random)
  const more = isSpaced ? MORE.spaced : MORE.unspaced
  while (random() < more) word += drawn(rest, random)
  return word
}

function drawn(tokensByRank: readonly string[], random: Random): string {
  return tokensByRank[Math.floor(tokensByRank.length * random() ** TILT)] as string
}
