import { classAt, classSet, runEnd, whiteSpace, widthAt } from './char-sets.ts'
import { longestPiece, type Scanner } from './scanner.ts'
import { charClass } from './unicode.ts'
import { readWhiteSpace, run, whiteSpaceEnd } from './white-space.ts'

const words = classSet('upper', 'lower', 'uncased', 'han', 'mark')
const wordLeads = classSet('space', 'blank', 'mark', 'control')

/** The pattern of DeepSeek V3 and V4: numbers and East Asian text are cut out first, then the rest is split. */
export class DeepseekScanner implements Scanner {
  reach = 0

  next(text: string, start: number, end: number): number {
    const to = this.#end(text, start, end, Math.min(end, start + longestPiece))
    this.reach = Math.max(this.reach, to)
    return to
  }

  #end(text: string, start: number, end: number, limit: number): number {
    const first = classAt(text, start)
    const after = start + widthAt(text, start, end)
    this.reach = after
    if (first === charClass.digit)
      return runEnd(text, start, Math.min(limit, start + 3), end, classSet('digit'))
    if (isEastAsian(text.charCodeAt(start))) {
      let to = start + 1
      while (to < limit && isEastAsian(text.charCodeAt(to))) to++
      return to
    }
    if (isAsciiPunctuation(text.charCodeAt(start)) && after < end && isAsciiLetter(text.charCodeAt(after))) {
      let to = after
      while (to < limit && isAsciiLetter(text.charCodeAt(to))) to++
      return to
    }
    if ((words >> first) & 1) return this.#word(text, start, limit, end)
    const nextIsWord =
      after < limit && !isEastAsian(text.charCodeAt(after)) && ((words >> classAt(text, after)) & 1) === 1
    if (nextIsWord && (wordLeads >> first) & 1) return this.#word(text, after, limit, end)
    const from = first === charClass.space ? after : start
    if (from < limit && classAt(text, from) === charClass.symbol && !isEastAsian(text.charCodeAt(from))) {
      let to = from
      while (to < limit && classAt(text, to) === charClass.symbol && !isEastAsian(text.charCodeAt(to))) {
        to += widthAt(text, to, end)
      }
      while (to < limit && classAt(text, to) === charClass.newline) to++
      return to
    }
    if (((whiteSpace >> first) & 1) === 0) return after
    readWhiteSpace(text, start, end)
    const to = run.end
    this.reach = to
    // A part ends before a number and before East Asian text: white space stays whole there.
    const partEnds = to < end && (classAt(text, to) === charClass.digit || isEastAsian(text.charCodeAt(to)))
    return whiteSpaceEnd(start, partEnds ? to : end)
  }

  #word(text: string, from: number, limit: number, end: number): number {
    let to = from
    while (to < limit && !isEastAsian(text.charCodeAt(to)) && (words >> classAt(text, to)) & 1) {
      to += widthAt(text, to, end)
    }
    return to
  }
}

/** [一-龥぀-ゟ゠-ヿ] */
export function isEastAsian(unit: number): boolean {
  return unit >= 0x3040 && (unit <= 0x30ff || (unit >= 0x4e00 && unit <= 0x9fa5))
}

export function isAsciiLetter(unit: number): boolean {
  const lower = unit | 32
  return lower >= 97 && lower <= 122
}

function isAsciiPunctuation(unit: number): boolean {
  return unit > 32 && unit < 127 && !isAsciiLetter(unit) && !(unit >= 48 && unit <= 57)
}
