import { seededRandom } from '../../../corpora/random.ts'
import { KINDS } from '../automaton.ts'
import { SYMBOLS } from '../symbols.ts'
import { type Cuts, drawChunk } from './chunks.ts'
import type { Group } from './dataset.ts'
import type { Features, Layout } from './features.ts'

/** What a fit finds: the cost of each parameter, and what a piece of each kind costs at least; in tokens. */
export interface Model {
  readonly costs: Float64Array
  readonly floors: Float64Array
}

export interface Stage {
  readonly steps: number
  /** Fewest and most pieces of a chunk. */
  readonly pieces: readonly [number, number]
  /** Relative error from which on the loss grows linearly. */
  readonly huber: number
  readonly rate: number
}

export interface Settings {
  readonly seed: string
  readonly stages: readonly Stage[]
  readonly chunksPerStep: number
  /** Pull of the corrections (symbol pairs, units) towards 0. */
  readonly decay: number
}

const LEAK = 0.1

/** Adam on the relative error of random chunks; each stage ends with the mean of its last third. */
export function optimise(
  features: Features,
  cuts: readonly Cuts[],
  groups: readonly Group[],
  shape: Layout,
  settings: Settings,
  prior: ArrayLike<number>,
  isFixed: (parameter: number) => boolean = () => false,
): { model: Model; loss: number } {
  const random = seededRandom(settings.seed)
  const size = shape.length + KINDS
  const values = new Float64Array(size)
  for (let index = shape.placed; index < shape.units; index++)
    values[index] = prior[(index - shape.placed) % SYMBOLS] as number
  values.fill(-0.15, 0, shape.classPairs)
  values.fill(1, shape.length)
  values[shape.length] = 0
  const gradient = new Float64Array(size)
  const fixed = Uint8Array.from(gradient, (_, index) => Number(isFixed(index)))
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  const sum = new Float64Array(size)
  const draw = chooser(groups, cuts)
  const excess = new Float64Array(8192)
  let time = 0
  let loss = 0
  let losses = 0
  for (const stage of settings.stages) {
    const [fewest, most] = stage.pieces
    sum.fill(0)
    let averaged = 0
    loss = 0
    losses = 0
    for (let step = 0; step < stage.steps; step++) {
      const progress = step / stage.steps
      const isTail = progress >= 2 / 3
      gradient.fill(0)
      for (let index = 0; index < settings.chunksPerStep; index++) {
        const text = draw(random)
        const wanted = fewest * (most / fewest) ** random()
        const { from, to, tokens } = drawChunk(cuts[text] as Cuts, wanted, random)
        let estimate = 0
        const end = Math.min(to, from + excess.length)
        if (end < to || tokens === 0) continue
        for (let piece = from; piece < end; piece++) {
          let cost = features.fixed[piece] as number
          const stop = features.begins[piece + 1] as number
          for (let at = features.begins[piece] as number; at < stop; at++) {
            cost += values[features.parameters[at] as number] as number
          }
          excess[piece - from] = cost
          const floor = values[shape.length + (features.kinds[piece] as number)] as number
          estimate += floor + Math.max(0, cost)
        }
        const error = (estimate - tokens) / tokens
        if (isTail) {
          loss += huberLoss(error, stage.huber)
          losses++
        }
        const slope = Math.max(-1, Math.min(1, error / stage.huber)) / tokens
        for (let piece = from; piece < end; piece++) {
          const kind = shape.length + (features.kinds[piece] as number)
          gradient[kind] = (gradient[kind] as number) + slope
          const isAbove = (excess[piece - from] as number) > 0
          // A little of the slope goes on below the floor: a cost that only ever fell would never return.
          const share = isAbove ? slope : slope * LEAK
          const stop = features.begins[piece + 1] as number
          for (let at = features.begins[piece] as number; at < stop; at++) {
            const parameter = features.parameters[at] as number
            gradient[parameter] = (gradient[parameter] as number) + share
          }
        }
      }
      time++
      const rate = stage.rate * (0.05 + 0.95 * 0.5 * (1 + Math.cos(Math.PI * progress)))
      const correction = (rate * Math.sqrt(1 - 0.999 ** time)) / (1 - 0.9 ** time)
      for (let index = 0; index < size; index++) {
        const slope = gradient[index] as number
        const mean = 0.9 * (first[index] as number) + 0.1 * slope
        const square = 0.999 * (second[index] as number) + 0.001 * slope * slope
        first[index] = mean
        second[index] = square
        if (mean === 0 || fixed[index] === 1) continue
        let value = (values[index] as number) - (correction * mean) / (Math.sqrt(square) + 1e-9)
        if (index >= shape.units && index < shape.length) value *= 1 - rate * settings.decay
        values[index] = value
      }
      values[shape.length] = 0
      if (isTail) {
        averaged++
        for (let index = 0; index < size; index++)
          sum[index] = (sum[index] as number) + (values[index] as number)
      }
    }
    for (let index = 0; index < size; index++) values[index] = (sum[index] as number) / averaged
  }
  const model = { costs: values.slice(0, shape.length), floors: values.slice(shape.length) }
  return { model, loss: loss / losses }
}

function huberLoss(error: number, width: number): number {
  const size = Math.abs(error)
  return size < width ? (size * size) / (2 * width) : size - width / 2
}

/** Draws a group by weight, and a text of it by the root of its length. */
function chooser(groups: readonly Group[], cuts: readonly Cuts[]): (random: () => number) => number {
  const lengthOf = (text: number): number => {
    const { pieces } = cuts[text] as Cuts
    return Math.sqrt((pieces.at(-1) as number) - (pieces[0] as number))
  }
  const outer = cumulative(groups.map(({ weight }) => weight))
  const inner = groups.map(({ texts }) => cumulative(texts.map(lengthOf)))
  return (random) => {
    const group = pick(outer, random())
    return (groups[group] as Group).texts[pick(inner[group] as number[], random())] as number
  }
}

function cumulative(weights: readonly number[]): number[] {
  let total = 0
  return weights.map((weight) => {
    total += weight
    return total
  })
}

function pick(sums: readonly number[], share: number): number {
  const wanted = share * (sums.at(-1) as number)
  return Math.max(
    0,
    sums.findIndex((sum) => sum > wanted),
  )
}
