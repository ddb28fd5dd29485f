import { FLOORS_PER_TOKEN } from '../profile.ts'
import { encodeNumbers, STEP, type Weights } from '../weights.ts'
import type { Layout } from './features.ts'
import type { Model } from './optimise.ts'
import type { Grains } from './recipe.ts'

/** Rounds a model to the steps of the runtime. */
export function quantise(
  { costs, floors }: Model,
  shape: Layout,
  runs: Uint8Array,
  tokenizer: string,
  grains: Grains,
): Weights {
  const steps = (from: number, to: number, grain = 1, limit = 127): string => {
    const numbers = Array.from(costs.subarray(from, to), (cost) => {
      const step = Math.round((cost * STEP) / grain) * grain
      return Math.max(-limit, Math.min(limit, step))
    })
    while (numbers.at(-1) === 0) numbers.pop()
    return encodeNumbers(numbers)
  }
  return {
    tokenizer,
    places: shape.places,
    ends: steps(shape.ends, shape.classPairs, grains.ends),
    floors: encodeNumbers(
      Array.from(floors, (floor) => Math.max(0, Math.min(31, Math.round(floor * FLOORS_PER_TOKEN)))),
    ),
    classPairs: steps(shape.classPairs, shape.placed, grains.classPairs),
    symbolPairs: shape.pairs ? steps(shape.symbolPairs, shape.length, grains.symbolPairs) : '',
    placed: steps(shape.placed, shape.units, grains.placed, 200),
    unitBits: shape.unitBits,
    wideBits: shape.wideBits,
    units: steps(shape.units, shape.unitPairs, grains.units),
    unitPairBits: shape.unitPairBits,
    unitPairs: steps(shape.unitPairs, shape.symbolPairs, grains.unitPairs),
    runs: encodeNumbers(runs),
  }
}
