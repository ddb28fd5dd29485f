import type { Features } from '../features.ts'
import type { Model } from '../optimise.ts'

/** A text's estimate by a model, and how it changes with the model's costs. */
export interface Linearised {
  /** In tokens, not rounded. */
  readonly estimate: number
  /** The change for each cost that the text pays, by the cost's number. */
  readonly slopes: ReadonlyMap<number, number>
}

/** Over how many tokens a piece passes from its least cost to the sum of its costs: for the slopes alone. */
const WIDTH = 0.1

export function linearise(features: Features, { costs, floors }: Model, text: number): Linearised {
  const slopes = new Float64Array(costs.length)
  let estimate = 0
  const end = features.texts[text + 1] as number
  for (let piece = features.texts[text] as number; piece < end; piece++) {
    const from = features.begins[piece] as number
    const to = features.begins[piece + 1] as number
    let cost = features.fixed[piece] as number
    for (let at = from; at < to; at++) cost += costs[features.parameters[at] as number] as number
    estimate += (floors[features.kinds[piece] as number] as number) + Math.max(0, cost)
    const slope = Math.max(0, Math.min(1, 0.5 + cost / WIDTH))
    if (slope === 0) continue
    for (let at = from; at < to; at++) {
      const parameter = features.parameters[at] as number
      slopes[parameter] = (slopes[parameter] as number) + slope
    }
  }
  const paid = new Map<number, number>()
  slopes.forEach((slope, cost) => {
    if (slope > 0) paid.set(cost, slope)
  })
  return { estimate, slopes: paid }
}
