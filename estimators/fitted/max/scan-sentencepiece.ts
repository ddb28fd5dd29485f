import { classAt, classSet, runEnd, widthAt } from './char-sets.ts'
import { longestPiece, type Scanner } from './scanner.ts'
import { charClass } from './unicode.ts'

const words = classSet('upper', 'lower', 'uncased', 'han', 'mark')
const symbols = classSet('symbol', 'control')

/**
 * Not Gemma's own splitting, which knows only spaces and would give pieces as long as a minified file, but where its
 * vocabulary has (almost) no token across: between letters, digits, symbols and the kinds of white space.
 */
export class SentencePieceScanner implements Scanner {
  reach = 0

  next(text: string, start: number, end: number): number {
    const limit = Math.min(end, start + longestPiece)
    const to = this.#end(text, start, end, limit)
    this.reach = Math.max(this.reach, to)
    return to
  }

  #end(text: string, start: number, end: number, limit: number): number {
    const unit = text.charCodeAt(start)
    const first = classAt(text, start)
    const after = start + widthAt(text, start, end)
    this.reach = after
    if (first === charClass.space) {
      // Several spaces are merged among themselves before the last could join a word.
      const run = runEnd(text, start, limit, end, classSet('space'))
      if (run - start > 1 || run >= limit) return run
      const next = classAt(text, run)
      const set = (words >> next) & 1 ? words : symbols
      return runEnd(text, run, limit, end, set)
    }
    if ((words >> first) & 1) return runEnd(text, start, limit, end, words)
    if ((symbols >> first) & 1 && unit !== 9) return runEnd(text, start, limit, end, symbols)
    if (first === charClass.newline || first === charClass.blank) {
      let to = start
      while (to < limit && text.charCodeAt(to) === unit) to++
      return to
    }
    return after
  }
}
