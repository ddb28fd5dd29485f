import type { LoadedReference } from '../../../harness/references/reference.ts'
import type { Weights } from '../weights.ts'
import { type Cuts, cutsOf } from './chunks.ts'
import { type Dataset, groupsOf } from './dataset.ts'
import { extractFeatures, type Features, type Layout, layout } from './features.ts'
import { type Labels, labeller } from './labels.ts'
import { optimise, type Settings } from './optimise.ts'
import { priorCosts, randomCosts } from './prior.ts'
import { quantise } from './quantise.ts'
import { grains, rarePairs, settings, sizes, type Tier } from './recipe.ts'
import { costOfRuns, measureRuns } from './run-costs.ts'

/** All that is read of one reference; made once for any number of fits. */
export interface Measured {
  readonly tokenizer: string
  readonly labels: readonly Labels[]
  readonly runs: Uint8Array
  /** Cost of each symbol on random characters. */
  readonly random: Float64Array
}

export function measure(tokenizer: string, reference: LoadedReference, { samples }: Dataset): Measured {
  const label = labeller(reference)
  return {
    tokenizer,
    labels: samples.map(({ text }) => label(text)),
    runs: measureRuns(
      reference,
      samples.map(({ text }) => text),
    ),
    random: randomCosts(reference),
  }
}

export interface Prepared {
  readonly tier: Tier
  readonly shape: Layout
  readonly features: Features
  readonly cuts: readonly Cuts[]
}

export function prepare({ samples }: Dataset, measured: Measured, tier: Tier): Prepared {
  const shape = layout(sizes[tier])
  const texts = samples.map(({ text }) => text)
  const features = extractFeatures(texts, shape, costOfRuns(measured.runs))
  return { tier, shape, features, cuts: cutsOf(features, measured.labels) }
}

export interface Fitted {
  readonly weights: Weights
  /** Mean Huber loss of the last third of the steps. */
  readonly loss: number
}

/** Which pairs of classes stand too seldom in the texts to be worth their bytes. */
function rareIn({ parameters }: Features, shape: Layout, tier: Tier): (parameter: number) => boolean {
  const times = new Uint32Array(shape.length)
  for (const parameter of parameters) times[parameter] = (times[parameter] as number) + 1
  return (parameter) =>
    parameter >= shape.classPairs &&
    parameter < shape.placed &&
    (times[parameter] as number) < rarePairs[tier]
}

/** Fits to the samples that `isIn` admits. */
export function fitWeights(
  dataset: Dataset,
  measured: Measured,
  { tier, shape, features, cuts }: Prepared,
  isIn: (text: number) => boolean = () => true,
  chosen: Settings = settings,
): Fitted {
  const prior = priorCosts(dataset.samples, measured.labels, isIn, measured.random)
  const { model, loss } = optimise(
    features,
    cuts,
    groupsOf(dataset, isIn),
    shape,
    chosen,
    prior,
    rareIn(features, shape, tier),
  )
  return { weights: quantise(model, shape, measured.runs, measured.tokenizer, grains[tier]), loss }
}
