import { Merger } from './merger.ts'
import { costUnit, type Model } from './model.ts'

const slots = 1 << 15
/** Numbers a slot: two hashes, the cost, and one unused, so that a slot lies in one cache line. */
const stride = 4

/**
 * What a piece costs, in `costUnit`s. Costs are remembered by two independent 32-bit hashes, so that a wrong memory
 * is out of the question in practice, and what is remembered changes speed alone.
 */
export class PieceCosts {
  readonly #model: Model
  readonly #merger: Merger
  readonly #memory = new Int32Array(slots * stride)

  constructor(model: Model) {
    this.#model = model
    this.#merger = new Merger(model)
  }

  costOf(text: string, start: number, end: number): number {
    let first = end - start
    let second = 0
    for (let offset = start; offset < end; offset++) {
      const unit = text.charCodeAt(offset)
      first = Math.imul(first ^ unit, 0x01000193)
      second = (Math.imul(second, 0x2c1b3c6d) + unit) | 0
    }
    const at = (((first ^ (first >>> 15)) & (slots - 1)) * stride) | 0
    const memory = this.#memory
    if (memory[at] === first && memory[at + 1] === second && memory[at + 2] !== 0) return memory[at + 2] as number
    const cost = this.#compute(text, start, end)
    memory[at] = first
    memory[at + 1] = second
    memory[at + 2] = cost
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
