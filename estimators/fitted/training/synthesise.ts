import { type Random, seededRandom, wholeNumber } from '../../../corpora/random.ts'
import type { Sample } from './dataset.ts'
import type { Script } from './scripts.ts'

/** How many letters of a script a text has. */
export function lettersIn(text: string, { name, letter }: Script): number {
  if (name !== 'Latin' && !/[^\0-\x7f]/.test(text)) return 0
  return text.match(letter)?.length ?? 0
}

/** With fewer tokens than this in the vocabulary, a script's words are drawn letter by letter. */
const FEW_TOKENS = 40
/** A token's rank is a power of a uniform number: commoner tokens are drawn more often. */
const TILT = 2
/** How often a word goes on with one more token. */
const MORE = { spaced: 0.6, unspaced: 0.93, signs: 0.7 }
/** Latin is the script of many languages. */
const UNITS = { Latin: 40_000, others: 6_000 }
/** How many signs have a token of their own, as the commonest do. */
const COMMON_SIGNS = 0.5
/** How often a sign is the one before it. */
const SAME_SIGN = 0.5

/** A text in made-up words of a script. */
export function synthesise(script: Script): Sample {
  const random = seededRandom(`words/${script.name}`)
  const units = script.name === 'Latin' ? UNITS.Latin : UNITS.others
  let text = ''
  while (text.length < units) {
    text += word(script, random)
    text += random() < 0.08 ? '. ' : random() < 0.08 ? ', ' : ' '
  }
  return { kind: `words/${script.name}`, source: `words-${script.name}`, synthetic: true, text }
}

function word(script: Script, random: Random): string {
  if (script.style === 'signs') return ofSigns(script, random)
  return script.heads.length + script.tails.length < FEW_TOKENS
    ? ofLetters(script, random)
    : ofTokens(script, random)
}

function ofLetters({ letters, style }: Script, random: Random): string {
  const length = style === 'spaced' ? wholeNumber(random, 2, 8) : wholeNumber(random, 8, 40)
  return Array.from({ length }, () => uniform(letters, random)).join('')
}

function ofTokens({ heads, tails, style }: Script, random: Random): string {
  const rest = tails.length > 0 ? tails : heads
  let text = byRank(heads.length > 0 && style === 'spaced' ? heads : rest, random)
  while (random() < MORE[style]) text += byRank(rest, random)
  return text
}

function ofSigns({ tails, letters }: Script, random: Random): string {
  let sign = ''
  let text = ''
  do {
    const isNew = sign === '' || random() >= SAME_SIGN
    if (isNew) sign = random() < COMMON_SIGNS ? byRank(tails, random) : uniform(letters, random)
    text += sign
  } while (random() < MORE.signs)
  return text
}

function uniform(items: readonly string[], random: Random): string {
  return items[Math.floor(random() * items.length)] as string
}

function byRank(tokens: readonly string[], random: Random): string {
  return tokens[Math.floor(tokens.length * random() ** TILT)] as string
}
