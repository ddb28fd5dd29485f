import { classes, charClass } from './unicode.ts'

/**
 * Where a run of white space is cut: `\s*[\r\n]+|\s+(?!\S)|\s+`. Behind its last line end; else before its last
 * character, which goes with the next piece; else, at the end of the text or for a single one, behind all of it.
 */
export function whiteSpaceEnd(text: string, start: number, run: number, end: number): number {
  for (let offset = run; offset > start; offset--) {
    if (classes[text.charCodeAt(offset - 1)] === charClass.newline) return offset
  }
  return run === end || run - start === 1 ? run : run - 1
}
