import type { Estimator, Observation } from '../estimator.ts'
import { ladderScore } from './score-ladder.ts'
import { type ScoreTable, tableRungs } from './score-table.ts'
import { SlidingScores } from './sliding-scores.ts'
import { cellsOf, shapeOf, type TextShape } from './text-shape.ts'

export interface Confidence {
  /** Share of texts that shall stay within the bound, above 0 and below 1. */
  readonly confidence: number
}

/** A request or a text whose tokens were counted. */
export interface BoundObservation {
  /** What the base estimated before it was counted. */
  readonly estimate: number
  readonly shape: TextShape
  readonly actualTokens: number | null | undefined
}

export interface UpperBounded extends Estimator {
  /**
   * Tokens that the text stays within, at about the confidence asked for: how often it did is measured, and never
   * guaranteed. At least the estimate; where nothing can tell, a token for each byte or the greatest score known,
   * whichever is more.
   * @throws RangeError for a confidence that is not between 0 and 1
   */
  upperBound(text: string, options: Confidence): number
  /** The same for a request, from the estimate for it as a whole and the shape of its texts together. */
  requestUpperBound(estimate: number, shape: TextShape, options: Confidence): number
  /** Adapts to what the provider counted. A failed request, without a count, changes nothing. */
  observe(observation: BoundObservation): void
  /** The bounds of another model, which begin with what was observed of its provider's models. */
  for(key: Observation['key'], scores?: ScoreTable): UpperBounded
}

export interface UpperBoundOptions {
  readonly key: Observation['key']
  /** Scores of texts like those that will be asked about. */
  readonly scores: ScoreTable
  /** How fast the confidence adapts: its step after each observation. Default 0.01. */
  readonly stepSize?: number
  /** Observed scores that are kept, of a model and of a provider, the newest ones. Default 200. */
  readonly maximumObservations?: number
}

/** What was observed of one model. */
interface Adapted {
  readonly scores: SlidingScores
  /** The miss rate aimed at now, by the confidence asked for. */
  readonly missRates: Map<number, number>
}

/**
 * Bounds an estimator's estimates from above: times the score that its own errors on other texts stayed under
 * (split-conformal prediction; Vovk, Gammerman and Shafer, "Algorithmic Learning in a Random World", 2005). The
 * miss rate aimed at is then moved after each observation, up when the bound held and down when it did not
 * (adaptive conformal inference; Gibbs and Candès, 2021). A model's own scores are used as soon as they can tell,
 * which for 95% takes 19; until then those of its provider's models, and then `scores`. Observations of one
 * provider never change another's bounds.
 */
export function upperBounded(base: Estimator, options: UpperBoundOptions): UpperBounded {
  const { stepSize = 0.01, maximumObservations = 200 } = options
  const models = new Map<string, Adapted>()
  const providers = new Map<string, SlidingScores>()
  const noScores = (): SlidingScores => new SlidingScores(maximumObservations)

  const boundsFor = (key: Observation['key'], table: ScoreTable): UpperBounded => {
    const { scores, missRates } = setDefault(models, JSON.stringify([key.provider, key.model]), () => ({
      scores: noScores(),
      missRates: new Map<number, number>(),
    }))
    const providerScores = setDefault(providers, key.provider, noScores)
    const boundAt = (estimate: number, shape: TextShape, missRate: number): number => {
      const rungs = [scores, providerScores, ...tableRungs(table, cellsOf(shape))]
      const found = ladderScore(rungs, 1 - missRate)
      if (found.state === 'known') return Math.max(estimate, times(estimate, found.score))
      // No tokenizer has more tokens than bytes; what is around the texts of a request comes on top.
      return Math.max(estimate, shape.utf8Bytes, times(estimate, found.greatest))
    }
    const requestUpperBound = (estimate: number, shape: TextShape, { confidence }: Confidence): number => {
      if (!(confidence > 0 && confidence < 1)) {
        throw new RangeError(`confidence must be between 0 and 1, not ${confidence}`)
      }
      return boundAt(
        estimate,
        shape,
        setDefault(missRates, confidence, () => 1 - confidence),
      )
    }
    return {
      estimate: (text) => base.estimate(text),
      upperBound: (text, confidence) => requestUpperBound(base.estimate(text), shapeOf(text), confidence),
      requestUpperBound,
      observe({ estimate, shape, actualTokens }) {
        if (!isPositive(estimate) || !isPositive(actualTokens)) return
        for (const [confidence, missRate] of missRates) {
          const missed = actualTokens > boundAt(estimate, shape, missRate) ? 1 : 0
          missRates.set(confidence, missRate + stepSize * (1 - confidence - missed))
        }
        scores.add(actualTokens / estimate)
        providerScores.add(actualTokens / estimate)
      },
      for: (other, scoresOfOther = table) => boundsFor(other, scoresOfOther),
    }
  }
  return boundsFor(options.key, options.scores)
}

/** Less a part in 10^12, so that a float's last bit does not round up. */
function times(estimate: number, score: number): number {
  return Math.ceil(estimate * score * (1 - 1e-12))
}

function setDefault<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function isPositive(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) > 0
}
