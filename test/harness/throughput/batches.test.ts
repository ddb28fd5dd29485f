import { expect, test } from 'vitest'
import type { CorpusId, Document, Split } from '../../../corpora/document.ts'
import { drawBatches, drawShortTexts } from '../../../harness/throughput/batches.ts'

const documents = (corpus: CorpusId, split: Split, count: number): Document[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${corpus}/${split}/${index}`,
    corpus,
    kind: `${corpus}/kind`,
    source: 'a',
    split,
    synthetic: false,
    text: `${corpus} ${split} ${index} 😀 `.repeat(100),
    sha256: '',
  }))

const all = (['english', 'code', 'agent'] as const).flatMap((corpus) => [
  ...documents(corpus, 'train', 20),
  ...documents(corpus, 'holdout', 20),
])

test('what is timed is holdout text, of about the volume asked for, the same for the same seed', () => {
  const batches = drawBatches(all, 7, 10_000)
  expect(batches.map(({ corpus }) => corpus)).toEqual(['english', 'code'])
  for (const { corpus, familiar, unseen } of batches) {
    expect(unseen.every((text) => text.startsWith(`${corpus} holdout`))).toBe(true)
    expect(familiar.every((text) => text.startsWith(`${corpus} train`))).toBe(true)
    const bytes = unseen.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeGreaterThanOrEqual(10_000)
    expect(bytes).toBeLessThan(10_000 + 3_000)
  }
  expect(drawBatches(all, 7, 10_000)).toEqual(batches)
  expect(drawBatches(all, 8, 10_000)).not.toEqual(batches)
})

test('short texts are 60 units long, well-formed and all different', () => {
  const texts = drawShortTexts(drawBatches(all, 7, 60_000))
  expect(texts.length).toBeGreaterThan(100)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) {
    expect(text).toHaveLength(60)
    expect(text.isWellFormed()).toBe(true)
  }
})
