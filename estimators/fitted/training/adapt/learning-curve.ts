import { shuffled } from '../../../../corpora/drawing.ts'
import { hash32, type Random, seededRandom } from '../../../../corpora/random.ts'
import { references } from '../../../../harness/references/index.ts'
import { type FittedTokenizer, fittedWeights } from '../../load-weights.ts'
import { trainingDocuments } from '../texts.ts'
import { adapt, estimateBy, prepareTexts } from './adapt-profile.ts'
import { LEAST_TOKENS } from './cross-validate.ts'

/**
 * node --import tsx estimators/fitted/training/adapt/learning-curve.ts
 *
 * Takes a reference for unknown, adapts another's weights to its counts of some documents of train, and prints the
 * mean error over the kinds of documents of other sources: of the base as it is, then by number of documents.
 */
const pairs: readonly (readonly [base: FittedTokenizer, unknown: FittedTokenizer])[] = [
  ['o200k_base', 'gemma-3'],
  ['o200k_base', 'claude-old'],
  ['llama-3', 'deepseek-v4'],
  ['gemma-3', 'claude-old'],
]
const SIZES = [10, 30, 100, 300]
/** Of three parts of the sources, those that are scored in turn. */
const SCORED = [0, 1, 2]
const LONGEST = 20_000

const documents = trainingDocuments().filter(({ text }) => text.length <= LONGEST)
const kinds = [...new Set(documents.map(({ kind }) => kind))]
const counts = new Map<string, readonly number[]>()

for (const [base, unknown] of pairs) {
  const tokens = counts.get(unknown) ?? (await countAll(unknown))
  counts.set(unknown, tokens)
  const { weights } = await fittedWeights[base]()
  const texts = documents.map(({ text }, index) => ({ text, tokens: tokens[index] as number }))
  const prepared = prepareTexts(weights, texts)
  const isScored = (part: number, index: number): boolean =>
    hash32(`part ${documents[index]?.source}`) % SCORED.length === part
  const errors = [0, ...SIZES].map((size) =>
    macro(
      SCORED.flatMap((part) => {
        const chosen = drawByKind(seededRandom(`documents ${part}`), (index) => !isScored(part, index))
        const adapted = size > 0 ? adapt(prepared, chosen.slice(0, size)) : null
        return documents.flatMap(({ kind }, index) => {
          const counted = tokens[index] as number
          if (!isScored(part, index) || counted < LEAST_TOKENS) return []
          const estimate = adapted
            ? estimateBy(prepared, adapted, index) - adapted.overheadTokens
            : (prepared.linearised[index]?.estimate as number)
          return [{ kind, error: Math.abs(estimate / counted - 1) }]
        })
      }),
    ),
  )
  console.log(`${base} → ${unknown}: ${errors.map((error) => (100 * error).toFixed(1)).join(' | ')}`)
}

async function countAll(id: string): Promise<readonly number[]> {
  const reference = await references.find((known) => known.id === id)?.load()
  if (!reference) throw new Error(`there is no reference ${id}`)
  return documents.map(({ text }) => reference.count(text))
}

/** Documents in a random order, in which each kind comes as often as any other while it lasts. */
function drawByKind(random: Random, isIn: (index: number) => boolean): number[] {
  const ofKinds = kinds.map((kind) =>
    shuffled(
      random,
      [...documents.keys()].filter((index) => documents[index]?.kind === kind && isIn(index)),
    ),
  )
  const rounds = Math.max(...ofKinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(
      random,
      ofKinds.flatMap((own) => own.slice(round, round + 1)),
    ),
  ).flat()
}

function macro(scored: readonly { readonly kind: string; readonly error: number }[]): number {
  const ofKinds = kinds
    .map((kind) => scored.filter((document) => document.kind === kind))
    .filter(({ length }) => length > 0)
  return mean(ofKinds.map((own) => mean(own.map(({ error }) => error))))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
