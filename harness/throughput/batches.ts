import type { Document } from '../../corpora/document.ts'
import { seededRandom, shuffled } from '../statistics/random.ts'
import type { TextBatch } from './launch.ts'

export const THROUGHPUT_CORPORA: readonly string[] = ['english', 'code', 'json', 'unicode']

const SHORT_UNITS = 60
const SHORT_TEXTS = 512

/** About `bytes` of text a corpus, drawn by seed: what is timed comes from holdout, half as much again from train. */
export function drawBatches(documents: readonly Document[], seed: number, bytes: number): TextBatch[] {
  return THROUGHPUT_CORPORA.flatMap((corpus) => {
    const draw = (split: string, volume: number): string[] =>
      take(
        shuffled(
          documents.filter((document) => document.corpus === corpus && document.split === split),
          seededRandom(seed, 'throughput', corpus, split),
        ),
        volume,
      )
    const unseen = draw('holdout', bytes)
    return unseen.length === 0 ? [] : [{ corpus, familiar: draw('train', bytes / 2), unseen }]
  })
}

/** 60-unit pieces of the batches' texts, none of them the same. */
export function drawShortTexts(batches: readonly TextBatch[]): string[] {
  const pieces = batches.map(({ unseen }) => {
    const text = unseen.join('\n')
    return Array.from({ length: Math.floor(text.length / SHORT_UNITS) }, (_, index) =>
      text.slice(index * SHORT_UNITS, (index + 1) * SHORT_UNITS).toWellFormed(),
    )
  })
  const share = Math.ceil(SHORT_TEXTS / Math.max(1, pieces.length))
  return [...new Set(pieces.flatMap((list) => list.slice(0, share)))]
}

function take(documents: readonly Document[], bytes: number): string[] {
  const texts: string[] = []
  let total = 0
  for (const { text } of documents) {
    if (total >= bytes) break
    // A document's whole remainder would make one long document the batch.
    texts.push(text.slice(0, 8_000).toWellFormed())
    total += Buffer.byteLength(texts.at(-1) as string)
  }
  return texts
}
