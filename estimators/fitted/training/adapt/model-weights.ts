import { KINDS } from '../../automaton.ts'
import { FLOORS_PER_TOKEN } from '../../profile.ts'
import { MOST_TOKENS, SAVED_STEP } from '../../profile-json.ts'
import { decodeNumbers, encodeNumbers, STEP, type Weights } from '../../weights.ts'
import { type Layout, layout } from '../features.ts'
import type { Model } from '../optimise.ts'

export function layoutOf({ places, symbolPairs, unitBits, wideBits, unitPairBits }: Weights): Layout {
  return layout({ places, pairs: symbolPairs !== '', unitBits, wideBits, unitPairBits })
}

type Table = 'ends' | 'classPairs' | 'placed' | 'units' | 'unitPairs' | 'symbolPairs'

/** Where each table of the weights stands among the costs. */
function tablesOf(shape: Layout): readonly [name: Table, from: number, to: number][] {
  return [
    ['ends', shape.ends, shape.classPairs],
    ['classPairs', shape.classPairs, shape.placed],
    ['placed', shape.placed, shape.units],
    ['units', shape.units, shape.unitPairs],
    ['unitPairs', shape.unitPairs, shape.symbolPairs],
    ['symbolPairs', shape.symbolPairs, shape.length],
  ]
}

/** The model that weights were rounded from, as far as they tell. */
export function modelOf(weights: Weights): Model {
  const shape = layoutOf(weights)
  const costs = new Float64Array(shape.length)
  for (const [name, from, to] of tablesOf(shape)) {
    const steps = decodeNumbers(weights[name], to - from)
    costs.set(
      Float64Array.from(steps, (step) => step / STEP),
      from,
    )
  }
  const floors = Float64Array.from(decodeNumbers(weights.floors, KINDS), (floor) => floor / FLOORS_PER_TOKEN)
  return { costs, floors }
}

/** The weights with other costs, in the finer steps of a saved profile. */
export function withCosts(weights: Weights, costs: Float64Array): Weights {
  const tables = tablesOf(layoutOf(weights)).map(([name, from, to]) => {
    const steps = Array.from(costs.subarray(from, to), (cost) =>
      Math.round(Math.max(-MOST_TOKENS, Math.min(MOST_TOKENS, cost)) * SAVED_STEP),
    )
    while (steps.at(-1) === 0) steps.pop()
    return [name, encodeNumbers(steps)]
  })
  return { ...weights, ...Object.fromEntries(tables) }
}
