/** Pieces are cut after this many UTF-16 units, so that work and memory stay bounded on any text. */
export const longestPiece = 64 as const

/** Finds the pieces that a tokenizer splits a text into before it merges bytes. */
export interface Scanner {
  /**
   * The end of the piece that starts at `start` (`start < end`), at most `longestPiece` + 1 units on.
   * Reads no further than `end`, which it takes for the end of the text.
   */
  next(text: string, start: number, end: number): number
  /** The furthest offset that the last call looked at: a piece is certain only when text is known up to there. */
  readonly reach: number
}

/** The rules of a family of tokenizers, as data. */
export type ScannerRules =
  | {
      readonly family: 'tiktoken'
      /** A lower-case letter before an upper-case one ends the piece. */
      readonly splitCase: boolean
      /** Combining marks belong to words. */
      readonly marks: boolean
      /** Digits a piece. */
      readonly digits: 1 | 3
      /** Where 's, 't, 're, 've, 'm, 'll and 'd go: with the word before, a piece apart, or not told apart. */
      readonly contractions: 'suffix' | 'apart' | 'none'
      /** Slashes after punctuation and line ends stay with it. */
      readonly slashes: boolean
      /** Han characters are pieces of their own. */
      readonly splitHan: boolean
    }
  | { readonly family: 'deepseek' }
  | { readonly family: 'gpt2' }
  | { readonly family: 'sentencepiece' }
