import type { EstimatorSpec, TargetTokenizer } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

const encodings = {
  o200k_base: () => import('ai-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('ai-tokenizer/encoding/cl100k_base'),
  claude: () => import('ai-tokenizer/encoding/claude'),
}

type Encoding = keyof typeof encodings

export const aiTokenizer: EstimatorSpec = {
  id: 'ai-tokenizer',
  description: "ai-tokenizer encode, the target's encoding, else o200k_base",
  foreign: { package: 'ai-tokenizer' },
  /** Not for old Claude: its encoding leaves out the NFKC normalisation of that tokenizer. */
  exactFor: (target) => encodingFor(target) === target.id,
  variant: encodingFor,
  bundle: {
    module: `export { Tokenizer } from 'ai-tokenizer'; export * as encoding from 'ai-tokenizer/encoding/o200k_base'`,
  },
  async create(target) {
    const [{ Tokenizer }, encoding] = await loadPeer(['ai-tokenizer'], () =>
      Promise.all([import('ai-tokenizer'), encodings[encodingFor(target)]()]),
    )
    const tokenizer = new Tokenizer(encoding)
    // `count` throws on special-token strings and takes no option; two empty sets make them text.
    return { estimate: (text) => tokenizer.encode(text, [], []).length }
  },
}

function encodingFor({ id }: TargetTokenizer): Encoding {
  if (id === 'claude-old') return 'claude'
  return id === 'cl100k_base' ? 'cl100k_base' : 'o200k_base'
}
