import { costUnit } from './model.ts'
import type { PieceCosts } from './piece-costs.ts'
import type { Scanner } from './scanner.ts'

/** Characters after the scanner's reach that must be known for a piece to be certain: a surrogate pair. */
const margin = 2

/** Estimates a text that comes in chunks. */
export class ChunkCounter {
  readonly #scanner: Scanner
  readonly #costs: PieceCosts
  #certain = 0
  /** What may still change with the next chunk; a piece or two. */
  #rest = ''

  constructor(scanner: Scanner, costs: PieceCosts) {
    this.#scanner = scanner
    this.#costs = costs
  }

  append(chunk: string): void {
    const text = this.#rest + chunk
    let start = 0
    while (start < text.length) {
      const next = this.#scanner.next(text, start, text.length)
      if (this.#scanner.reach + margin > text.length) break
      this.#certain += this.#costs.costOf(text, start, next)
      start = next
    }
    this.#rest = text.slice(start)
  }

  /** The estimate for everything appended so far. */
  get total(): number {
    let sum = this.#certain
    for (let start = 0; start < this.#rest.length; ) {
      const next = this.#scanner.next(this.#rest, start, this.#rest.length)
      sum += this.#costs.costOf(this.#rest, start, next)
      start = next
    }
    return Math.round(sum / costUnit)
  }
}
