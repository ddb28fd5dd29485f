import { readVocabulary, requireVersion } from './packages.ts'
import type { LoadedReference, ReferenceTokenizer, Vocabulary } from './reference.ts'
import { utf16Starts } from './utf16-starts.ts'

const counter = { package: 'hypertok', version: '0.3.4' } as const

export interface HypertokVocabulary extends Vocabulary {
  readonly package: `@hypertok/vocab-${string}`
  /** Whether the vocabulary normalises the text: token starts are then those of another text, and not told. */
  readonly normalises?: boolean
}

/** A byte-level BPE vocabulary, counted by hypertok (Rust as WebAssembly; near linear on every text). */
export function hypertokReference(vocabulary: HypertokVocabulary): ReferenceTokenizer {
  const { id, description, witness, normalises = false, ...origin } = vocabulary
  const source = { ...origin, file: 'vocab.htk', counter }
  return {
    id,
    description,
    source,
    witness,
    tellsOffsets: !normalises,
    load: async () => {
      requireVersion(counter)
      const bytes = await readVocabulary(source)
      const { fromBytes } = await import('hypertok')
      const tokenizer = await fromBytes(bytes, { tier: 'single' })
      // Without an empty `match`, `<|endoftext|>` in a text would be one token.
      const ids = (text: string): Uint32Array => tokenizer.encodeSync(text, { reserved: { match: [] } })
      const loaded: LoadedReference = { count: (text) => ids(text).length }
      if (normalises) return loaded
      const lengths: number[] = []
      const byteLength = (token: number): number => {
        lengths[token] ??= tokenizer.tokenBytes(token).length
        return lengths[token]
      }
      return { ...loaded, offsets: (text) => utf16Starts(text, Array.from(ids(text), byteLength)) }
    },
  }
}
