import {
  type ClassSet,
  classAt,
  classSet,
  contractionLength,
  runEnd,
  whiteSpace,
  widthAt,
} from './char-sets.ts'
import { longestPiece, type Scanner, type ScannerRules } from './scanner.ts'
import { charClass } from './unicode.ts'
import { readWhiteSpace, run, whiteSpaceEnd } from './white-space.ts'

type Rules = Extract<ScannerRules, { family: 'tiktoken' }>

/** The patterns of cl100k_base and o200k_base and their many relatives. */
export class TiktokenScanner implements Scanner {
  reach = 0
  readonly #rules: Rules
  /** The letters a word begins with, where case matters; else any letter. */
  readonly #heads: ClassSet
  /** The letters it goes on with. */
  readonly #tails: ClassSet
  readonly #punctuation: ClassSet

  constructor(rules: Rules) {
    this.#rules = rules
    const both =
      classSet('uncased') | (rules.splitHan ? 0 : classSet('han')) | (rules.marks ? classSet('mark') : 0)
    this.#heads = both | classSet('upper')
    this.#tails = both | classSet('lower')
    this.#punctuation =
      classSet('symbol', 'control') | (rules.marks && !rules.splitCase ? 0 : classSet('mark'))
  }

  next(text: string, start: number, end: number): number {
    const rules = this.#rules
    const limit = Math.min(end, start + longestPiece)
    const first = classAt(text, start)
    const letters = this.#heads | this.#tails
    if (first === charClass.han && rules.splitHan) {
      this.reach = runEnd(text, start, limit, end, classSet('han'))
      return this.reach
    }
    if (rules.contractions === 'apart') {
      const length = contractionLength(text, start, end)
      if (length > 0) {
        this.reach = start + length
        return this.reach
      }
    }
    if (first === charClass.digit) {
      this.reach = runEnd(text, start, Math.min(end, start + rules.digits), end, classSet('digit'))
      return this.reach
    }
    const inWord = ((letters >> first) & 1) === 1
    const after = start + widthAt(text, start, end)
    if (!inWord || first === charClass.mark) {
      const leads =
        first !== charClass.newline && after < limit && ((letters >> classAt(text, after)) & 1) === 1
      if (leads) return this.#word(text, after, limit, end)
    }
    if (inWord) return this.#word(text, start, limit, end)
    const from = first === charClass.space ? after : start
    if (from < end && ((this.#punctuation >> classAt(text, from)) & 1) === 1) {
      let to = runEnd(text, from, limit, end, this.#punctuation)
      while (to < limit) {
        const unit = text.charCodeAt(to)
        if (unit !== 10 && unit !== 13 && !(rules.slashes && unit === 47)) break
        to++
      }
      this.reach = to
      return to
    }
    if (((whiteSpace >> first) & 1) === 0) {
      this.reach = after
      return after
    }
    readWhiteSpace(text, start, end)
    this.reach = run.end
    return whiteSpaceEnd(start, end)
  }

  #word(text: string, from: number, limit: number, end: number): number {
    let to: number
    if (this.#rules.splitCase) {
      const head = runEnd(text, from, limit, end, this.#heads)
      to = runEnd(text, head, limit, end, this.#tails)
      this.reach = to
      // Without lower-case letters the pattern gives back what is upper-case only, as long as something is left.
      if (to === head) to = this.#lastTail(text, from, head)
    } else {
      to = runEnd(text, from, limit, end, this.#heads | this.#tails)
      this.reach = to
    }
    if (this.#rules.contractions !== 'suffix') return to
    const length = contractionLength(text, to, end)
    this.reach = Math.max(this.reach, to + 3)
    return to + length
  }

  /** Behind the last character from `from` to `to` that may end a word, else `to`. */
  #lastTail(text: string, from: number, to: number): number {
    for (let offset = to; offset > from; ) {
      const unit = text.charCodeAt(offset - 1)
      const before = offset - 1 > from && unit >= 0xdc00 && unit < 0xe000 ? offset - 2 : offset - 1
      if ((this.#tails >> classAt(text, before)) & 1) return offset
      offset = before
    }
    return to
  }
}
