import { FLOORS_PER_TOKEN } from '../profile.ts'
import { encodeNumbers, STEP, type Weights } from '../weights.ts'
import type { Layout } from './features.ts'
import type { Model } from './optimise.ts'

/** Rounds a model to the steps of the runtime. Pairs by less than the least steps are dropped. */
export function quantise(
  { costs, floors }: Model,
  shape: Layout,
  runs: Uint8Array,
  tokenizer: string,
  least: { readonly classPairs: number; readonly symbolPairs: number },
): Weights {
  const steps = (from: number, to: number, threshold = 0, limit = 127): string => {
    const numbers = Array.from(costs.subarray(from, to), (cost) => {
      const step = Math.round(cost * STEP)
      return Math.abs(step) < threshold ? 0 : Math.max(-limit, Math.min(limit, step))
    })
    while (numbers.at(-1) === 0) numbers.pop()
    return encodeNumbers(numbers)
  }
  return {
    tokenizer,
    places: shape.places,
    ends: steps(shape.ends, shape.classPairs),
    floors: encodeNumbers(
      Array.from(floors, (floor) => Math.max(0, Math.min(31, Math.round(floor * FLOORS_PER_TOKEN)))),
    ),
    classPairs: steps(shape.classPairs, shape.placed, least.classPairs),
    symbolPairs: shape.pairs ? steps(shape.symbolPairs, shape.length, least.symbolPairs) : '',
    placed: steps(shape.placed, shape.units, 0, 200),
    unitBits: shape.unitBits,
    units: steps(shape.units, shape.symbolPairs),
    runs: encodeNumbers(runs),
  }
}
