import type { EstimatorSpec, TargetTokenizer } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

const encodings = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  gpt2: () => import('gpt-tokenizer/encoding/gpt2'),
}

type Encoding = keyof typeof encodings

/** By default gpt-tokenizer throws on special-token strings; an empty disallowed set makes them text. */
const specialTokensAreText = { disallowedSpecial: new Set<string>() }

export const gptTokenizer: EstimatorSpec = {
  id: 'gpt-tokenizer',
  description: "gpt-tokenizer countTokens, the target's encoding, else o200k_base",
  foreign: { package: 'gpt-tokenizer' },
  exactFor: (target) => encodingFor(target) === target.id,
  variant: encodingFor,
  bundle: { module: `export { countTokens } from 'gpt-tokenizer/encoding/o200k_base'` },
  async create(target) {
    const { countTokens } = await loadPeer(['gpt-tokenizer'], encodings[encodingFor(target)])
    return { estimate: (text) => countTokens(text, specialTokensAreText) }
  },
}

function encodingFor({ id }: TargetTokenizer): Encoding {
  return Object.hasOwn(encodings, id) ? (id as Encoding) : 'o200k_base'
}
