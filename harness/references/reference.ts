/** An exact tokenizer that tells how many tokens a text really costs. */
export interface ReferenceTokenizer {
  /** The field's name for it, `o200k_base`; the key of its rows in every CSV. */
  readonly id: string
  readonly description: string
  readonly source: {
    readonly package: string
    readonly version: string
    readonly licence: string
    /** The vocabulary file within the package, and its digest, verified by `load`. */
    readonly file: string
    readonly sha256: string
  }
  /** The independent implementation that the conformance test compares with; null where npm has none. */
  readonly witness: string | null
  load(): Promise<LoadedReference>
}

export interface LoadedReference {
  /** Exact count; special-token strings in the text are counted as plain text; `''` is 0. */
  count(text: string): number
  /** Start of each token as a UTF-16 offset into the text, ascending; where the implementation tells. */
  offsets?(text: string): readonly number[]
}
