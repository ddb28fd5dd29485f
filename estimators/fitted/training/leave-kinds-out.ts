import type { Document } from '../../../corpora/document.ts'
import { corpora, documentsOf } from '../../../corpora/index.ts'
import type { ReferenceTokenizer } from '../../../harness/references/reference.ts'
import { estimatorOf } from '../count.ts'
import { MaxEstimator } from '../max/max-estimator.ts'
import { readModel } from '../max/model.ts'
import { buildProfile } from '../profile.ts'
import { readDataset, type Sample } from './dataset.ts'
import { fitWeights, measure, type Prepared, prepare } from './fit.ts'
import { train } from './max/train.ts'
import type { Tier } from './recipe.ts'

/** How far a tier is off on a kind of text that it was not fitted to. */
export interface LeftOutLine {
  readonly estimator: string
  readonly reference: string
  /** `macro` is the mean over real kinds. */
  readonly kind: string
  readonly synthetic: boolean
  /** Those of 50 tokens or more. */
  readonly documents: number
  readonly mape: number
  readonly bias: number
}

type Estimate = (text: string) => number
/** The estimator that is fitted to the train documents of all other kinds. */
type FitWithout = (kind: string) => Estimate | Promise<Estimate>

const LEAST_TOKENS = 50

/** The tiers that can be left to fit without a kind. */
export const TIERS: readonly string[] = ['fitted-nano', 'fitted', 'fitted-max']

/** Fits each tier that is wanted once without each kind of train's documents, and scores it on them. */
export async function leaveKindsOut(
  reference: ReferenceTokenizer,
  wanted: readonly string[],
  onLine: (line: LeftOutLine) => void,
): Promise<readonly LeftOutLine[]> {
  const lines: LeftOutLine[] = []
  const loaded = await reference.load()
  const dataset = await readDataset()
  const samples = dataset.samples.filter((_, text) => !dataset.madeUp.has(text))
  const measured = measure(reference.id, loaded, dataset)
  const ofTier = (tier: Tier): FitWithout => {
    let prepared: Prepared | undefined
    return (kind) => {
      prepared ??= prepare(dataset, measured, tier)
      const isIn = (text: number): boolean => dataset.samples[text]?.kind !== kind
      return estimatorOf(buildProfile(fitWeights(dataset, measured, prepared, isIn).weights)).estimate
    }
  }
  const documents = [...documentsOf(corpora)].filter(({ split }) => split === 'train')
  const ofMax: FitWithout = async (kind) => {
    const model = await train(
      reference,
      documents.filter((document) => document.kind !== kind),
    )
    const estimator = new MaxEstimator(readModel(model))
    return (text) => estimator.estimate(text)
  }
  const tiers: readonly (readonly [
    estimator: string,
    fit: FitWithout,
    texts: readonly (Sample | Document)[],
  ])[] = [
    ['fitted-nano', ofTier('nano'), samples],
    ['fitted', ofTier('fitted'), samples],
    ['fitted-max', ofMax, documents],
  ]
  for (const [estimator, fitWithout, texts] of tiers) {
    if (!wanted.includes(estimator)) continue
    const own: LeftOutLine[] = []
    for (const kind of new Set(texts.map((text) => text.kind))) {
      const left = texts.filter((text) => text.kind === kind)
      const errors = errorsOf(await fitWithout(kind), left, loaded.count)
      if (errors.length === 0) continue
      const line = {
        estimator,
        reference: reference.id,
        kind,
        synthetic: left.every(({ synthetic }) => synthetic),
        documents: errors.length,
        mape: mean(errors.map(Math.abs)),
        bias: mean(errors),
      }
      own.push(line)
      onLine(line)
    }
    const real = own.filter(({ synthetic }) => !synthetic)
    const macro = {
      estimator,
      reference: reference.id,
      kind: 'macro',
      synthetic: false,
      documents: real.reduce((sum, line) => sum + line.documents, 0),
      mape: mean(real.map(({ mape }) => mape)),
      bias: mean(real.map(({ bias }) => bias)),
    }
    onLine(macro)
    lines.push(...own, macro)
  }
  return lines
}

function errorsOf(estimate: Estimate, texts: readonly Sample[], count: Estimate): number[] {
  return texts.flatMap(({ text }) => {
    const tokens = count(text)
    return tokens < LEAST_TOKENS ? [] : [estimate(text) / tokens - 1]
  })
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
