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
    /** The package that counts with it, and the one version that was proven equal; verified by `load`. */
    readonly counter: { readonly package: string; readonly version: string }
  }
  /** The independent implementation that the conformance test compares with; null where npm has none. */
  readonly witness: string | null
  /** Whether `load` gives `offsets`: known without loading. */
  readonly tellsOffsets: boolean
  /** @throws ReferenceLoadError when a package is missing, of another version, or altered. */
  load(): Promise<LoadedReference>
}

/** The part of a reference that differs between vocabularies of one format. */
export type Vocabulary = Pick<ReferenceTokenizer, 'id' | 'description' | 'witness'> &
  Pick<ReferenceTokenizer['source'], 'package' | 'version' | 'licence' | 'sha256'>

export interface LoadedReference {
  /** Exact count; special-token strings in the text are counted as plain text; `''` is 0. */
  count(text: string): number
  /**
   * Start of each token as a UTF-16 offset into the text, ascending; where the implementation tells. A token
   * that starts inside a character has the offset of that character.
   */
  offsets?(text: string): readonly number[]
}
