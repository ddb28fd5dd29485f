import { classAt, classSet, contractionLength, runEnd, whiteSpace } from './char-sets.ts'
import { longestPiece, type Scanner } from './scanner.ts'
import { charClass } from './unicode.ts'

const letters = classSet('upper', 'lower', 'uncased', 'han')
const digits = classSet('digit')
const others = classSet('symbol', 'mark', 'control')

/** GPT-2's pattern, which the old Claude tokenizer uses. */
export class Gpt2Scanner implements Scanner {
  reach = 0

  next(text: string, start: number, end: number): number {
    const limit = Math.min(end, start + longestPiece)
    this.reach = start + 3
    const unit = text.charCodeAt(start)
    if (unit === 39 && isLower(text, start, end)) {
      const length = contractionLength(text, start, end)
      if (length > 0) return start + length
    }
    const from = unit === 32 && start + 1 < limit ? start + 1 : start
    const first = classAt(text, from)
    const set = first === charClass.digit ? digits : (letters >> first) & 1 ? letters : others
    if ((set >> first) & 1) return this.#reaching(runEnd(text, from, limit, end, set))
    // One more than a piece can have, to know whether the run goes on.
    const run = this.#reaching(runEnd(text, start, Math.min(end, limit + 1), end, whiteSpace))
    if (run > limit) return limit
    return run === end || run - start === 1 ? run : run - 1
  }

  #reaching(to: number): number {
    this.reach = Math.max(this.reach, to)
    return to
  }
}

/** GPT-2's contractions are lower-case. */
function isLower(text: string, start: number, end: number): boolean {
  return start + 1 < end && classAt(text, start + 1) === charClass.lower
}
