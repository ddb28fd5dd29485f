import { createScanner } from './create-scanner.ts'
import { costUnit, type Model } from './model.ts'
import { PieceCosts } from './piece-costs.ts'
import type { Scanner } from './scanner.ts'

/** Estimates tokens of whole texts and of texts that come in chunks. */
export class MaxEstimator {
  readonly #scanner: Scanner
  readonly #costs: PieceCosts

  constructor(model: Model) {
    this.#scanner = createScanner(model.rules)
    this.#costs = new PieceCosts(model)
  }

  /** Tokens of the text: a whole number, 0 for `''`. Linear, and allocates nothing. */
  estimate(text: string): number {
    return Math.round(this.#sum(text, Number.POSITIVE_INFINITY) / costUnit)
  }

  /** Whether `estimate(text) <= limit`, without reading much further than the limit is passed. */
  isWithin(text: string, limit: number): boolean {
    return Math.round(this.#sum(text, (limit + 1) * costUnit) / costUnit) <= limit
  }

  /** A counter of a text that comes in chunks; any chunking gives what `estimate` gives for the whole. */
  createCounter(): ChunkCounter {
    return new ChunkCounter(this.#scanner, this.#costs)
  }

  #sum(text: string, enough: number): number {
    const end = text.length
    let sum = 0
    for (let start = 0; start < end && sum < enough; ) {
      const next = this.#scanner.next(text, start, end)
      sum += this.#costs.costOf(text, start, next)
      start = next
    }
    return sum
  }
}

/** Characters after the scanner's reach that must be known for a piece to be certain: a surrogate pair. */
const margin = 2

export class ChunkCounter {
  readonly #scanner: Scanner
  readonly #costs: PieceCosts
  #certain = 0
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
