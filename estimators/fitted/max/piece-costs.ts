import { Merger } from './merger.ts'
import { costUnit, type Model } from './model.ts'

const groupBits = 14
/** Places that a piece can have: four slots of four numbers fill a cache line. */
const ways = 4
/** Numbers a slot: two hashes, the cost, and one unused. */
const stride = 4

/** Multipliers of the two hashes of a piece. */
export const firstBase = 0x01000193
export const secondBase = 31

/** The first place where a piece's cost may be remembered: an index into `PieceCosts.memory`. */
export function slotOf(first: number, second: number): number {
  return (Math.imul(first ^ second, 0x9e3779b1) >>> (32 - groupBits)) << 4
}

/**
 * What a piece costs, in `costUnit`s. Costs are remembered by two independent 32-bit hashes, so that a wrong memory
 * is out of the question in practice, and what is remembered changes speed alone. A piece has four places, so that
 * frequent ones do not keep driving each other out.
 */
export class PieceCosts {
  readonly #model: Model
  readonly #merger: Merger
  /** Per slot: the two hashes and the cost. */
  readonly memory: Int32Array

  constructor(model: Model) {
    this.#model = model
    this.#merger = new Merger(model)
    this.memory = new Int32Array((ways * stride) << groupBits).fill(-1)
  }

  costOf(text: string, start: number, end: number): number {
    let first = 0
    let second = 0
    for (let offset = start; offset < end; offset++) {
      const unit = text.charCodeAt(offset)
      first = Math.imul(first ^ unit, firstBase)
      second = (Math.imul(second, secondBase) + unit) | 0
    }
    const memory = this.memory
    const slot = slotOf(first, second)
    const behind = slot + ways * stride
    for (let at = slot; at < behind; at += stride) {
      if (memory[at] !== first || memory[at + 1] !== second) continue
      const cost = memory[at + 2] as number
      // One place forward, so that the frequent ones end up in front.
      if (at > slot) {
        for (let part = 0; part < 3; part++) memory[at + part] = memory[at + part - stride] as number
        put(memory, at - stride, first, second, cost)
      }
      return cost
    }
    const cost = this.#compute(text, start, end)
    for (let at = behind - 1; at >= slot + stride; at--) memory[at] = memory[at - stride] as number
    put(memory, slot, first, second, cost)
    return cost
  }

  #compute(text: string, start: number, end: number): number {
    const merger = this.#merger
    const tokens = merger.count(text, start, end)
    const costs = this.#model.costs
    const row = 3 * merger.group
    if (tokens === 1) return costs[row] as number
    const cost = (costs[row + 1] as number) * tokens + (costs[row + 2] as number) * merger.length
    // A piece is at least one token, and never more than the bytes it may have.
    return Math.max(costUnit, Math.min(cost, costUnit * 4 * merger.length))
  }
}

function put(memory: Int32Array, at: number, first: number, second: number, cost: number): void {
  memory[at] = first
  memory[at + 1] = second
  memory[at + 2] = cost
}
