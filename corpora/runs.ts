/**
 * Length in UTF-16 units of the longest unbroken run: of letters, marks, digits and underscores; of white
 * space; or of anything else. These are what a tokenizer's pre-tokenization can't split, and where the slow
 * ones turn quadratic. Runs of over 500 belong in `adversarial` only.
 */
export function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]+/gu)) {
    longest = Math.max(longest, run.length)
  }
  return longest
}
