import type { SavedProfile } from '../../profile-json.ts'
import { SYMBOLS } from '../../symbols.ts'
import { decodeNumbers, type Weights } from '../../weights.ts'
import { extractFeatures, type Features } from '../features.ts'
import type { Model } from '../optimise.ts'
import { costOfRuns } from '../run-costs.ts'
import { type Level, levelsOf } from './levels.ts'
import { type Linearised, linearise } from './linearise.ts'
import { layoutOf, modelOf, withCosts } from './model-weights.ts'
import { regress } from './regress.ts'

/** A text, and how many tokens an unknown tokenizer counts in it. */
export interface CountedText {
  readonly text: string
  readonly tokens: number
}

/** Texts made ready to adapt weights to any part of them. */
export interface Prepared {
  readonly weights: Weights
  readonly base: Model
  readonly levels: readonly Level[]
  readonly features: Features
  /** By the base as it is. */
  readonly linearised: readonly Linearised[]
  readonly tokens: readonly number[]
}

/** A model in tokens of the unknown tokenizer, once its estimates are multiplied by the factor. */
export interface Adapted extends Model {
  readonly factor: number
  readonly overheadTokens: number
}

export function prepareTexts(weights: Weights, texts: readonly CountedText[]): Prepared {
  const shape = layoutOf(weights)
  const runs = costOfRuns(Uint8Array.from(decodeNumbers(weights.runs, SYMBOLS)))
  const features = extractFeatures(
    texts.map(({ text }) => text),
    shape,
    runs,
  )
  const base = modelOf(weights)
  return {
    weights,
    base,
    levels: levelsOf(shape),
    features,
    linearised: texts.map((_, text) => linearise(features, base, text)),
    tokens: texts.map(({ tokens }) => tokens),
  }
}

/** Gauss-Newton steps, each of which goes a part of the way: a step that goes all of it overshoots. */
const STEPS = 6
const PART = 0.6

/** The model that the counts of the chosen texts make the likeliest. */
export function adapt(prepared: Prepared, chosen: readonly number[]): Adapted {
  const { base, levels, features, linearised, tokens } = prepared
  const { floors } = base
  let costs = base.costs
  let factor = 1
  let overheadTokens = 0
  for (let step = 0; step < STEPS; step++) {
    const current = { costs, floors }
    const documents = chosen.map((text) => {
      const { estimate, slopes } =
        step === 0 ? (linearised[text] as Linearised) : linearise(features, current, text)
      let moved = 0
      for (const [cost, slope] of slopes)
        moved += slope * ((costs[cost] as number) - (base.costs[cost] as number))
      const plain = estimate - moved
      return {
        tokens: tokens[text] as number,
        missing: (tokens[text] as number) - plain,
        factorSlope: plain,
        slopes,
      }
    })
    const change = regress(documents, levels, costs.length)
    const part = step === 0 ? 1 : PART
    factor += part * (change.factor - factor)
    overheadTokens = change.overheadTokens
    costs = costs.map((cost, index) => {
      const wanted = (base.costs[index] as number) + (change.costs[index] as number) / change.factor
      return cost + part * (wanted - cost)
    })
  }
  return { costs, floors, factor, overheadTokens }
}

/** What is estimated for a text, with what is counted beside it. Not rounded. */
export function estimateBy({ features }: Prepared, adapted: Adapted, text: number): number {
  return adapted.factor * linearise(features, adapted, text).estimate + adapted.overheadTokens
}

/**
 * Weights adapted to a tokenizer of which nothing is known but its counts of some texts, 100 to 300 for good.
 * Deterministic. What the counts hold beside each text (`overheadTokens`) is no part of the profile's estimates.
 * @throws {RangeError} where a text has no tokens
 */
export function adaptProfile(weights: Weights, texts: readonly CountedText[]): SavedProfile {
  if (!texts.every(({ tokens }) => tokens > 0)) throw new RangeError('a text has no tokens')
  const prepared = prepareTexts(weights, texts)
  const { costs, factor, overheadTokens } = adapt(prepared, [...texts.keys()])
  return { weights: withCosts(weights, costs), factor, overheadTokens }
}
