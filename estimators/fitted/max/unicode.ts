import { unpackRuns } from './text-bytes.ts'
import { packedClasses } from './weights/unicode-data.ts'

/** What the splitting rules of the tokenizers tell apart; general categories in brackets. */
export const charClass = {
  /** Punctuation and symbols (P, S). */
  symbol: 0,
  /** U+0020. */
  space: 1,
  /** Other white space, save line ends. */
  blank: 2,
  /** CR, LF. */
  newline: 3,
  /** N. */
  digit: 4,
  /** Lu, Lt. */
  upper: 5,
  /** Ll. */
  lower: 6,
  /** Lm, Lo, save Han. */
  uncased: 7,
  /** M. */
  mark: 8,
  /** Lo and Lm of the script Han. */
  han: 9,
  /** Everything else: control, format, private, unassigned. */
  control: 10,
  /** The first half of a surrogate pair, which is a symbol if it is alone; see `classAt`. */
  lead: 11,
} as const

/** Code points from here on have no class of their own, save the marks of plane 14. */
export const classedCodePoints = 0x33480

/** By code point; surrogates that trail are `symbol`, leads are `lead`. */
export const classes: Uint8Array = unpackRuns(packedClasses, classedCodePoints)

/** The code point at an offset, as `codePointAt`, but read by `charCodeAt` alone. */
export function codePointOf(text: string, offset: number): number {
  const unit = text.charCodeAt(offset)
  if (unit >= 0xd800 && unit < 0xdc00) {
    const next = text.charCodeAt(offset + 1)
    if (next >= 0xdc00 && next < 0xe000) return ((unit - 0xd800) << 10) + next + 0x2400
  }
  return unit
}

/** The class of the code point of a surrogate pair. */
export function classOfPair(lead: number, trail: number): number {
  const point = ((lead - 0xd800) << 10) + trail + 0x2400
  if (point < classedCodePoints) return classes[point] as number
  return point >= 0xe0100 && point < 0xe01f0 ? charClass.mark : charClass.control
}

export function isTrail(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000
}
