import { longestPiece } from './scanner.ts'
import { charClass, classes } from './unicode.ts'

/** A run of white space, as the last call of `readWhiteSpace` found it. */
export const run = { end: 0, lastLine: 0 }

/** Sets where white space from `start` comes to something else, and where its last line end ends. */
export function readWhiteSpace(text: string, start: number, end: number): void {
  // One more than a piece can have, to know whether the run goes on.
  const limit = Math.min(end, start + longestPiece + 1)
  run.lastLine = start
  let offset = start
  for (; offset < limit; offset++) {
    const found = classes[text.charCodeAt(offset)]
    if (found === charClass.newline) run.lastLine = offset + 1
    else if (found !== charClass.space && found !== charClass.blank) break
  }
  run.end = offset
}

/**
 * Where the run from `start` is cut: `\s*[\r\n]+|\s+(?!\S)|\s+`. Behind its last line end; else before its last
 * character, which goes with the next piece; else, at the end of the text or for a single one, behind all of it.
 */
export function whiteSpaceEnd(start: number, end: number): number {
  if (run.lastLine > start) return Math.min(run.lastLine, start + longestPiece)
  if (run.end - start > longestPiece) return start + longestPiece
  return run.end === end || run.end - start === 1 ? run.end : run.end - 1
}
