import type { Estimator } from '../estimator.ts'
import { type ScoreTable, scoreAt } from './score-table.ts'
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
   * guaranteed. At least the estimate; where nothing can tell, a token for each byte.
   * @throws RangeError for a confidence that is not between 0 and 1
   */
  upperBound(text: string, options: Confidence): number
  /** The same for a request, from the estimate for it as a whole and the shape of its texts together. */
  requestUpperBound(estimate: number, shape: TextShape, options: Confidence): number
  /** Adapts to what the provider counted. */
  observe(observation: BoundObservation): void
}

export interface UpperBoundOptions {
  /** Scores of texts like those that will be asked about. */
  readonly scores: ScoreTable
  /** How fast the confidence adapts: its step after each observation. Default 0.01. */
  readonly stepSize?: number
  /** Own observations that are kept, the newest ones. Default 200. */
  readonly maximumObservations?: number
}

/**
 * Bounds an estimator's estimates from above: times the score that its own errors on other texts stayed under
 * (split-conformal prediction; Vovk, Gammerman and Shafer, "Algorithmic Learning in a Random World", 2005). The
 * miss rate aimed at is then moved after each observation, up when the bound held and down when it did not
 * (adaptive conformal inference; Gibbs and Candès, 2021). One for each model and conversation stream: what is
 * observed is taken to be of one sort, and its own scores are used as soon as they can tell: 19 for 95%.
 */
export function upperBounded(base: Estimator, options: UpperBoundOptions): UpperBounded {
  const { scores, stepSize = 0.01, maximumObservations = 200 } = options
  /** The miss rate aimed at now, by the confidence asked for. */
  const missRates = new Map<number, number>()
  const observed: number[] = []

  const scoreFor = (shape: TextShape, confidence: number): number => {
    if (confidence >= 1) return Number.POSITIVE_INFINITY
    const own = conformalQuantile(observed, confidence)
    return own < Number.POSITIVE_INFINITY ? own : scoreAt(scores, cellsOf(shape), confidence)
  }
  const boundAt = (estimate: number, shape: TextShape, missRate: number): number => {
    const score = scoreFor(shape, 1 - missRate)
    if (score === Number.POSITIVE_INFINITY) return Math.max(estimate, shape.utf8Bytes)
    return Math.max(estimate, Math.ceil(estimate * score * (1 - 1e-12)))
  }
  const requestUpperBound = (estimate: number, shape: TextShape, { confidence }: Confidence): number => {
    if (!(confidence > 0 && confidence < 1)) {
      throw new RangeError(`confidence must be between 0 and 1, not ${confidence}`)
    }
    const missRate = missRates.get(confidence) ?? 1 - confidence
    missRates.set(confidence, missRate)
    return boundAt(estimate, shape, missRate)
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
      observed.push(actualTokens / estimate)
      if (observed.length > maximumObservations) observed.shift()
    },
  }
}

/** The ⌈(n + 1) · confidence⌉-th smallest score; Infinity where there are too few to tell. */
function conformalQuantile(scores: readonly number[], confidence: number): number {
  const rank = Math.ceil((scores.length + 1) * confidence - 1e-9)
  return [...scores].sort((one, two) => one - two)[Math.max(0, rank - 1)] ?? Number.POSITIVE_INFINITY
}

function isPositive(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) > 0
}
