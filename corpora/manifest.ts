import type { CleaningRule } from './cleaning.ts'
import type { CorpusId, Split } from './document.ts'

/**
 * What a corpus is made of, written by hand. The sha256 of every file stands beside it in `digests.json`,
 * which `npm run corpora -- --update` rewrites after a reviewed change.
 */
export interface CorpusManifest {
  readonly id: CorpusId
  /** Raised whenever a document, a split or a cut changes. */
  readonly version: number
  readonly description: string
  readonly sources: readonly Source[]
}

/** One cluster of documents in one kind. A source id may serve several kinds, always with the same split. */
export interface Source {
  /** The cluster: a package, a book, a speaker, a language, an author, a generator. No `/` or `#`. */
  readonly id: string
  /** The corpus's part it belongs to, `code/python`; begins with the corpus's id. */
  readonly kind: string
  readonly split: Split
  /** SPDX expression of the text itself, which may differ from its package's. */
  readonly licence: string
  /** True when a program made the text. */
  readonly synthetic?: true
  readonly origin: Origin
  /** How the file is prepared before it is cut; absent: left as it is, byte order mark and CRLF included. */
  readonly cleaning?: CleaningRule
  readonly cut: Cut
}

/** Where the text comes from. */
export type Origin =
  /** Files of an installed npm package: listed, or all whose path within the package matches. */
  | { readonly package: string; readonly files: readonly string[] | RegExp }
  /** Our own text: every file below `corpora/<corpus>/<folder>`, `text/chat/support`. */
  | { readonly folder: string }
  /** Our own generator, in `corpora/<corpus>/generators/`. */
  | { readonly generator: Generator; readonly seed: number }

/** A seeded source of texts. Pure: the same seed always gives the same texts in the same order. */
export interface Generator {
  /** Kebab-case; by convention the source's id. */
  readonly id: string
  /** Each yielded text is treated as a file of that path (unique within the generator) and cut as the source says. */
  generate(seed: number): Iterable<GeneratedText>
}

export interface GeneratedText {
  readonly path: string
  readonly text: string
}

/**
 * How files become documents. `whole`: each file is one document, as it is. `sections`: a file holds several
 * documents, separated by lines that are a lone `%` (as in fortune files); the line break before a separator
 * and the one that ends the file belong to no document. Otherwise: at most so many pieces of each size in the
 * whole source, spread over its files.
 */
export type Cut = 'whole' | 'sections' | Wanted

/** How many pieces of each size to cut from a source; absent is none. `pieceSizes` in `cut.ts` has the bounds. */
export interface Wanted {
  readonly short?: number
  readonly medium?: number
  readonly long?: number
}

/** `<kind>/<source>` to path to the lower-case hex sha256 of the file's bytes (of a generator's: `generatedPath`). */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The one entry of a generator in the digests: sha256 over `path NUL text NUL` of all its texts in order. */
export const generatedPath = '(generated)'

/** The source's key in the digests. */
export function sourceKey(source: Source): string {
  return `${source.kind}/${source.id}`
}
