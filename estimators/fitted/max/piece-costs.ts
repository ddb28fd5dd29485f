import { Merger } from './merger.ts'
import { costUnit, type Model } from './model.ts'
import { longestPiece } from './scanner.ts'

const slotBits = 16
/** Numbers a slot: two hashes, the cost, and one unused, so that four slots fill a cache line. */
const stride = 4

/** Multiplier of the first hash of a piece; that of the second is 31. */
export const firstBase = 0x01000193 as const

/**
 * What a piece costs, in `costUnit`s. Costs are remembered by two independent 32-bit hashes, so that a wrong memory
 * is out of the question in practice, and what is remembered changes speed alone. A piece has a place of its own
 * and three more, those of its cache line, so that frequent ones do not keep driving each other out.
 */
export class PieceCosts {
  readonly #model: Model
  readonly #merger: Merger
  /** Per slot: the two hashes and the cost. */
  readonly memory: Int32Array
  #first = 0
  #second = 0

  constructor(model: Model) {
    this.#model = model
    this.#merger = new Merger(model)
    this.memory = new Int32Array(stride << slotBits).fill(-1)
  }

  costOf(text: string, start: number, end: number): number {
    const known = this.recall(text, start, end, 0)
    if (known >= 0) return known
    const cost = this.#compute(text, start, end)
    this.#put(cost)
    return cost
  }

  /** What was remembered for this stretch of text and mark, or -1. */
  recall(text: string, start: number, end: number, mark: number): number {
    this.#hash(text, start, end, mark)
    const memory = this.memory
    const first = this.#first
    const second = this.#second
    const slot = slotOf(first, second)
    let at = slot
    // Its own place first, then the others of the cache line.
    do {
      if (memory[at] === first && memory[at + 1] === second) {
        const cost = memory[at + 2] as number
        for (let part = 0; part < 3; part++) memory[at + part] = memory[slot + part] as number
        memory[slot] = first
        memory[slot + 1] = second
        memory[slot + 2] = cost
        return cost
      }
      at = (at & ~15) | ((at + stride) & 15)
    } while (at !== slot)
    return -1
  }

  remember(text: string, start: number, end: number, mark: number, cost: number): void {
    this.#hash(text, start, end, mark)
    this.#put(cost)
  }

  #hash(text: string, start: number, end: number, mark: number): void {
    let first = 0
    let second = 0
    for (let offset = start; offset < end; offset++) {
      const unit = text.charCodeAt(offset)
      first = Math.imul(first ^ unit, firstBase)
      second = (Math.imul(second, 31) + unit) | 0
    }
    this.#first = first ^ mark
    this.#second = second
  }

  #put(cost: number): void {
    const memory = this.memory
    const slot = slotOf(this.#first, this.#second)
    if (memory[slot] !== this.#first || memory[slot + 1] !== this.#second) {
      // What is driven out takes a free place of the line, else one that differs with the piece.
      let other = slot ^ (stride << ((this.#first >>> 7) & 1))
      for (let at = slot & ~15; at < (slot | 15); at += stride) if ((memory[at + 2] as number) < 0) other = at
      for (let part = 0; part < 3; part++) memory[other + part] = memory[slot + part] as number
    }
    memory[slot] = this.#first
    memory[slot + 1] = this.#second
    memory[slot + 2] = cost
  }

  #compute(text: string, start: number, end: number): number {
    const unit = text.charCodeAt(start)
    const measured = unit < 128 ? (this.#model.runs[unit] as number) : 0
    if (measured > 0 && end - start === longestPiece && isRun(text, unit, start, end)) return measured
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

/** A piece's own place in `PieceCosts.memory`. */
function slotOf(first: number, second: number): number {
  return (Math.imul(first ^ second, 0x9e3779b1) >>> (32 - slotBits)) * stride
}

function isRun(text: string, unit: number, start: number, end: number): boolean {
  for (let offset = end - 1; offset > start; offset--) if (text.charCodeAt(offset) !== unit) return false
  return true
}
