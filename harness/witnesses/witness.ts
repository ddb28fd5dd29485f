/** A second, independent tokenizer of the same vocabulary, with which a reference is compared. */
export interface Witness {
  readonly name: string
  /**
   * The longest run (see `longestRun`) that it is asked to count, in UTF-16 units. Its work grows with the square
   * of a run.
   */
  readonly longestRun: number
  load(): Promise<(text: string) => number | Promise<number>>
}

/**
 * Length of the longest stretch of letters, of digits, of white space or of anything else, in UTF-16 units: about the longest
 * piece that a byte-pair encoder has to merge as one.
 */
export function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/\s+|[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]+/gu)) {
    longest = Math.max(longest, run.length)
  }
  return longest
}
