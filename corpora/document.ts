/** A built-in corpus, or the user's own texts. */
export type CorpusId = 'english' | 'code' | 'json' | 'unicode' | 'agent' | 'adversarial' | 'own'

export type Split = 'train' | 'holdout' | 'adversarial'

/** One text to be counted: a whole file or a piece of one. */
export interface Document {
  /** Unique in the whole benchmark and stable between runs: `<kind>/<source>/<file>#<piece>`. */
  readonly id: string
  readonly corpus: CorpusId
  /** A corpus's part, `code/python`. */
  readonly kind: string
  /** The cluster for intervals and splits: a package, a book, a language, an author or a generator. */
  readonly source: string
  readonly split: Split
  /** Generated rather than written by people: averaged apart from real text. */
  readonly synthetic: boolean
  readonly text: string
  /** Lower-case hex digest of the text's UTF-8 bytes. */
  readonly sha256: string
}

/** A named set of documents. Split and synthetic belong to the document: a corpus holds several of each. */
export interface Corpus {
  readonly id: CorpusId
  /** Raised whenever a document, a split or a cut changes. */
  readonly version: number
  readonly description: string
  /** Reads the files, verifies their sha256, and yields the documents in a fixed order. */
  documents(): Iterable<Document>
}
