import { charClass, classes, classOfPair, isTrail } from './unicode.ts'

/** A set of character classes, a bit each. */
export type ClassSet = number

export function classSet(...names: readonly (keyof typeof charClass)[]): ClassSet {
  return names.reduce((set, name) => set | (1 << charClass[name]), 0)
}

/** The class of the character at an offset, of a whole pair for its lead. */
export function classAt(text: string, offset: number): number {
  const unit = text.charCodeAt(offset)
  const found = classes[unit] as number
  if (found !== charClass.lead) return found
  const next = text.charCodeAt(offset + 1)
  return isTrail(next) ? classOfPair(unit, next) : charClass.symbol
}

/** 2 for a surrogate pair that lies before `end`, else 1. */
export function widthAt(text: string, offset: number, end: number): 1 | 2 {
  if (classes[text.charCodeAt(offset)] !== charClass.lead || offset + 1 >= end) return 1
  return isTrail(text.charCodeAt(offset + 1)) ? 2 : 1
}

/** The end of the run of characters of `set` from `from`, stopping at `limit` or just behind a pair across it. */
export function runEnd(text: string, from: number, limit: number, end: number, set: ClassSet): number {
  let offset = from
  while (offset < limit) {
    const unit = text.charCodeAt(offset)
    let found = classes[unit] as number
    let width = 1
    if (found === charClass.lead) {
      const next = offset + 1 < end ? text.charCodeAt(offset + 1) : 0
      if (isTrail(next)) width = 2
      found = width === 2 ? classOfPair(unit, next) : charClass.symbol
    }
    if (((set >> found) & 1) === 0) break
    offset += width
  }
  return offset
}

export const whiteSpace: ClassSet = classSet('space', 'blank', 'newline')

/** The length of 's, 't, 'm, 'd, 're, 've or 'll at an offset, in either case; else 0. */
export function contractionLength(text: string, offset: number, end: number): 0 | 2 | 3 {
  if (offset + 1 >= end || text.charCodeAt(offset) !== 39) return 0
  const first = text.charCodeAt(offset + 1) | 32
  if (first === 115 || first === 116 || first === 109 || first === 100) return 2
  if (offset + 2 >= end) return 0
  const second = text.charCodeAt(offset + 2) | 32
  const pair = (first === 114 || first === 118) && second === 101
  return pair || (first === 108 && second === 108) ? 3 : 0
}
