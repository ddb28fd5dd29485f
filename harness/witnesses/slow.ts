import { readVocabulary } from '../references/packages.ts'
import type { ReferenceTokenizer } from '../references/reference.ts'
import { readMerges } from './htk-merges.ts'
import { countSlowly, type SlowBpe } from './slow-bpe.ts'
import type { Witness } from './witness.ts'

/** Our own slow byte-pair encoder, over the tokens of the reference's own vocabulary: npm has no other copy. */
export function slowWitness(
  reference: ReferenceTokenizer,
  encoding: Omit<SlowBpe, 'ranks'>,
  importMetadata: () => Promise<{ readonly metadata: { readonly keySetSize: number } }>,
): Witness {
  return {
    name: 'slow BPE of our own, over the same vocabulary',
    longestRun: 2_000,
    load: async () => {
      const { fromBytes } = await import('hypertok')
      const { keySetSize } = (await importMetadata()).metadata
      const file = await readVocabulary(reference.source)
      const merges = readMerges(file)
      const tokenizer = await fromBytes(file, { tier: 'single' })
      const ranks = new Map<string, number>()
      for (let id = 0; id < keySetSize; id++) {
        const bytes = Buffer.from(tokenizer.tokenBytes(id)).toString('latin1')
        const rank = merges?.[id] ?? id
        // Qwen has 267 tokens that no merge makes, common words among them: no text ever gets them.
        if (rank > 0 || bytes.length === 1) ranks.set(bytes, rank)
      }
      tokenizer.free()
      return (text) => countSlowly({ ...encoding, ranks }, text)
    },
  }
}

// `\s` as in Rust.
const space = '\\p{White_Space}'

// `(?i:…)` written out, which Node 20 lacks; ſ folds to s.
const contraction = "'(?:[sSſ]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL][lL]|[dD])"
const tail = [`[${space}]*[\\r\\n]+`, `[${space}]+(?![^${space}])`, `[${space}]+`]

/** Of Qwen 3.5 and 3.6: marks belong to their letters, and each digit is a piece of its own. */
export const qwenPattern: RegExp = new RegExp(
  [
    contraction,
    '[^\\r\\n\\p{L}\\p{N}]?[\\p{L}\\p{M}]+',
    '\\p{N}',
    ` ?[^${space}\\p{L}\\p{M}\\p{N}]+[\\r\\n]*`,
    ...tail,
  ].join('|'),
  'gv',
)

const upper = '[[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]--\\p{Script=Han}]'
const lower = '[[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]--\\p{Script=Han}]'

/** Of Kimi: as o200k_base, but a run of Han characters is a piece of its own. */
export const kimiPattern: RegExp = new RegExp(
  [
    '\\p{Script=Han}+',
    `[^\\r\\n\\p{L}\\p{N}]?${upper}*${lower}+(?:${contraction})?`,
    `[^\\r\\n\\p{L}\\p{N}]?${upper}+${lower}*(?:${contraction})?`,
    '\\p{N}{1,3}',
    ` ?[^${space}\\p{L}\\p{N}]+[\\r\\n]*`,
    ...tail,
  ].join('|'),
  'gv',
)
