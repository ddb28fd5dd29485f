import type { EstimatorSpec, TargetTokenizer } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

/** Vocabulary package by the reference it is exact for. */
const vocabularies = {
  o200k_base: { package: '@hypertok/vocab-o200k', load: () => import('@hypertok/vocab-o200k') },
  cl100k_base: { package: '@hypertok/vocab-cl100k', load: () => import('@hypertok/vocab-cl100k') },
  gpt2: { package: '@hypertok/vocab-gpt2', load: () => import('@hypertok/vocab-gpt2') },
  'llama-3': { package: '@hypertok/vocab-llama3', load: () => import('@hypertok/vocab-llama3') },
  'qwen-3.6': { package: '@hypertok/vocab-qwen3-6', load: () => import('@hypertok/vocab-qwen3-6') },
  'mistral-tekken': {
    package: '@hypertok/vocab-mistral-tekken',
    load: () => import('@hypertok/vocab-mistral-tekken'),
  },
  'deepseek-v4': {
    package: '@hypertok/vocab-deepseek-v4',
    load: () => import('@hypertok/vocab-deepseek-v4'),
  },
  'kimi-k3': { package: '@hypertok/vocab-kimi-k3', load: () => import('@hypertok/vocab-kimi-k3') },
}

type Vocabulary = keyof typeof vocabularies

/** Matching no reserved token makes special-token strings text; the default reads them as one token each. */
const specialTokensAreText = { reserved: { match: [] } }

export const hypertok: EstimatorSpec = {
  id: 'hypertok',
  description: "hypertok (WebAssembly) encodeSync, the target's vocabulary, else o200k_base",
  foreign: {
    package: 'hypertok',
    vocabularies: Object.values(vocabularies).map((vocabulary) => vocabulary.package),
  },
  exactFor: (target) => vocabularyFor(target) === target.id,
  variant: vocabularyFor,
  bundle: {
    module: `export { fromBytes } from 'hypertok'`,
    files: ['hypertok/wasm/single/hypertok_wasm_core_bg.wasm', '@hypertok/vocab-o200k/vocab.htk'],
  },
  async create(target) {
    const { package: name, load } = vocabularies[vocabularyFor(target)]
    const [{ fromBytes }, { vocabulary }] = await loadPeer(['hypertok', name], () =>
      Promise.all([import('hypertok'), load()]),
    )
    const tokenizer = await fromBytes(await bytesOf(vocabulary), { tier: 'single' })
    return { estimate: (text) => tokenizer.encodeSync(text, specialTokensAreText).length }
  },
}

function vocabularyFor({ id }: TargetTokenizer): Vocabulary {
  return Object.hasOwn(vocabularies, id) ? (id as Vocabulary) : 'o200k_base'
}

/** `fetch` in Node does not read file URLs. */
async function bytesOf(url: URL): Promise<Uint8Array> {
  if (url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises')
    return readFile(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url.href}: HTTP ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
