import type { Document } from '../../../corpora/document.ts'

export function toDocument(id: string, text: string): Document {
  return {
    id,
    corpus: 'code',
    kind: 'code/python',
    source: 's0',
    split: 'holdout',
    synthetic: false,
    text,
    sha256: '',
  }
}
