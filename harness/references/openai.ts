import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const o200kBase: ReferenceTokenizer = hypertokReference({
  id: 'o200k_base',
  description: 'OpenAI: GPT-4o, GPT-4.1, GPT-5 and the o-series',
  package: '@hypertok/vocab-o200k',
  version: '1.0.0',
  licence: 'MIT',
  sha256: 'a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111',
  witness: 'tiktoken 1.0.22, with its own vocabulary file',
})

export const cl100kBase: ReferenceTokenizer = hypertokReference({
  id: 'cl100k_base',
  description: 'OpenAI: GPT-3.5, GPT-4 and the embedding models',
  package: '@hypertok/vocab-cl100k',
  version: '1.0.0',
  licence: 'MIT',
  sha256: '5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703',
  witness: 'tiktoken 1.0.22, with its own vocabulary file',
})
