import { expect, test } from 'vitest'
import { seededRandom } from '../../../../corpora/random.ts'
import { estimatorOf } from '../../../../estimators/fitted/count.ts'
import { buildProfile } from '../../../../estimators/fitted/profile.ts'
import { type Cuts, cutsOf, drawChunk } from '../../../../estimators/fitted/training/chunks.ts'
import { type Dataset, groupsOf, type Sample } from '../../../../estimators/fitted/training/dataset.ts'
import { fitWeights, measure, prepare } from '../../../../estimators/fitted/training/fit.ts'
import { labeller } from '../../../../estimators/fitted/training/labels.ts'
import { trainingDocuments } from '../../../../estimators/fitted/training/texts.ts'
import { weightsModule } from '../../../../estimators/fitted/training/write.ts'
import { o200kBase } from '../../../../harness/references/openai.ts'
import type { LoadedReference } from '../../../../harness/references/reference.ts'

/** A tokenizer that a fit can find: a token for each four letters of a word, with the space before it. */
const toy: LoadedReference = {
  count: (text) => (text.match(/ ?[a-z]{1,4}|[^a-z ]| /g) ?? []).length,
}

const words = 'a list of several short words that repeats itself without any other meaning and goes on'.split(
  ' ',
)

function sample(seed: string): Sample {
  const random = seededRandom(seed)
  const text = Array.from({ length: 400 }, () => words[Math.floor(random() * words.length)]).join(' ')
  return { kind: `toy/${seed}`, source: seed, synthetic: false, text }
}

const dataset: Dataset = { samples: ['one', 'two', 'three'].map(sample), madeUp: new Map() }
const few = {
  seed: 'test',
  chunksPerStep: 8,
  decay: 0.1,
  stages: [{ steps: 300, pieces: [20, 200], huber: 0.1, rate: 0.03 }],
} as const

function refit(): string {
  const measured = measure('toy', toy, dataset)
  const { weights, loss } = fitWeights(dataset, measured, prepare(dataset, measured, 'nano'), undefined, few)
  return weightsModule(weights, 'nano', { corpusSha256: '', vocabularySha256: '', seed: few.seed, loss })
}

test('the same texts and seed give the same bytes', () => {
  expect(refit()).toBe(refit())
})

test('a fit learns a tokenizer that it can express', () => {
  const measured = measure('toy', toy, dataset)
  const prepared = prepare(dataset, measured, 'fitted')
  const { weights } = fitWeights(dataset, measured, prepared, (text) => text !== 2, few)
  const unseen = dataset.samples[2]?.text as string
  expect(estimatorOf(buildProfile(weights)).estimate(unseen) / toy.count(unseen)).toBeCloseTo(1, 1)
})

test('no document of another split is read', () => {
  const documents = trainingDocuments()
  expect(documents.length).toBeGreaterThan(500)
  expect(new Set(documents.map(({ split }) => split))).toEqual(new Set(['train']))
})

test('labels add up to the reference’s counts, with and without offsets', async () => {
  const reference = await o200kBase.load()
  const text = 'Some text,  with 1234567 digits;\n\n\tand camelCase words: "naïve 中文字 😀😀".\n'
  for (const label of [labeller(reference), labeller({ count: reference.count })]) {
    const { cuts, tokens } = label(text)
    expect(cuts[0]).toBe(0)
    expect(cuts.at(-1)).toBe(text.length)
    expect(tokens.at(-1)).toBe(reference.count(text))
    expect(cuts.length).toBeGreaterThan(5)
    for (const [index, cut] of cuts.entries()) {
      expect(tokens[index]).toBe(reference.count(text.slice(0, cut)))
    }
  }
})

test('chunks lie within their text, and have its tokens', () => {
  const cuts: Cuts = { pieces: Uint32Array.of(10, 12, 15, 21, 30), tokens: Uint32Array.of(0, 3, 5, 9, 20) }
  const random = seededRandom('chunks')
  for (let round = 0; round < 200; round++) {
    const { from, to, tokens } = drawChunk(cuts, 1 + 25 * random(), random)
    const start = cuts.pieces.indexOf(from)
    const end = cuts.pieces.indexOf(to)
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeGreaterThan(start)
    expect(tokens).toBe((cuts.tokens[end] as number) - (cuts.tokens[start] as number))
  }
  expect(drawChunk(cuts, 1000, random)).toEqual({ from: 10, to: 30, tokens: 20 })
})

test('cuts are the label’s offsets at which a piece starts', () => {
  const features = { offsets: Uint32Array.of(0, 4, 9), texts: Uint32Array.of(0, 3) }
  const [cuts] = cutsOf(features as never, [{ cuts: [0, 2, 4, 12], tokens: [0, 1, 2, 5] }])
  expect([...(cuts?.pieces ?? [])]).toEqual([0, 1, 3])
  expect([...(cuts?.tokens ?? [])]).toEqual([0, 2, 5])
})

test('words of a script are drawn more often when its text is left out', () => {
  const made: Sample = { kind: 'words/Greek', source: 'words-Greek', synthetic: true, text: 'λέξη' }
  const withWords: Dataset = {
    samples: [...dataset.samples, made],
    madeUp: new Map([[3, { name: 'Greek', letters: [900, 0, 0] }]]),
  }
  const weight = (isIn: (text: number) => boolean): number =>
    groupsOf(withWords, isIn).find(({ texts }) => texts.includes(3))?.weight ?? 0
  expect(weight((text) => text !== 0)).toBeGreaterThan(weight(() => true))
})
