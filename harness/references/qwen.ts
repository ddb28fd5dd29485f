import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const qwen36: ReferenceTokenizer = hypertokReference({
  id: 'qwen-3.6',
  description: 'Alibaba: Qwen 3.5 and 3.6; not Qwen 3, which has another vocabulary',
  package: '@hypertok/vocab-qwen3-6',
  version: '1.0.0',
  licence: 'Apache-2.0',
  sha256: 'ddf38305ea3f18a2aee3a073f4fac54b99b9f2aa08ec1967eda2f7ff3fabfb0d',
  // npm has no other copy of the vocabulary.
  witness: null,
  normalises: true,
})
