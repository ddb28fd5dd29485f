import type { TiktokenBPE } from 'js-tiktoken/lite'
import type { EstimatorSpec, TargetTokenizer } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

export type TiktokenEncoding = 'o200k_base' | 'cl100k_base' | 'p50k_base' | 'p50k_edit' | 'r50k_base' | 'gpt2'

const ranks: Readonly<Record<TiktokenEncoding, () => Promise<{ readonly default: TiktokenBPE }>>> = {
  o200k_base: () => import('js-tiktoken/ranks/o200k_base'),
  cl100k_base: () => import('js-tiktoken/ranks/cl100k_base'),
  p50k_base: () => import('js-tiktoken/ranks/p50k_base'),
  p50k_edit: () => import('js-tiktoken/ranks/p50k_edit'),
  r50k_base: () => import('js-tiktoken/ranks/r50k_base'),
  gpt2: () => import('js-tiktoken/ranks/gpt2'),
}

/**
 * js-tiktoken with one of its encodings: by default the target's own, or o200k_base where the target is none of
 * them. Special-token strings in the text are counted as text. Time is quadratic in the length of a run without
 * spaces or case changes: 8,000 times 'a' take seconds.
 */
export function tiktoken(options: { readonly encoding?: TiktokenEncoding } = {}): EstimatorSpec {
  const { encoding } = options
  const encodingFor = (target: TargetTokenizer): TiktokenEncoding =>
    encoding ?? (isEncoding(target.id) ? target.id : 'o200k_base')
  return {
    id: encoding === undefined ? 'tiktoken' : `tiktoken-${encoding.replaceAll('_', '-')}`,
    description: `js-tiktoken, ${encoding ?? "the target's encoding, else o200k_base"}`,
    foreign: { package: 'js-tiktoken' },
    exactFor: (target) => encodingFor(target) === target.id,
    variant: encodingFor,
    bundle: {
      module: `export { Tiktoken } from 'js-tiktoken/lite'; export { default as ranks } from 'js-tiktoken/ranks/o200k_base'`,
    },
    async create(target) {
      const load = ranks[encodingFor(target)]
      const [{ Tiktoken }, { default: loaded }] = await loadPeer(['js-tiktoken'], () =>
        Promise.all([import('js-tiktoken/lite'), load()]),
      )
      const tokenizer = new Tiktoken(loaded)
      return { estimate: (text) => tokenizer.encode(text, [], []).length }
    },
  }
}

function isEncoding(id: string): id is TiktokenEncoding {
  return Object.hasOwn(ranks, id)
}
