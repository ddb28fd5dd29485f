import { costUnit } from './model.ts'
import { type NormalForm, Normaliser } from './normalisation.ts'
import type { PieceCosts } from './piece-costs.ts'
import type { Scanner } from './scanner.ts'

/** Characters after the scanner's reach that must be known for a piece to be certain: a surrogate pair. */
const margin = 2

/** Estimates a text that comes in chunks. */
export class ChunkCounter {
  readonly #scanner: Scanner
  readonly #costs: PieceCosts
  readonly #normaliser: Normaliser
  #certain = 0
  /** What may still change with the next chunk; a piece or two. */
  #rest = ''

  constructor(scanner: Scanner, costs: PieceCosts, form: NormalForm | undefined) {
    this.#scanner = scanner
    this.#costs = costs
    this.#normaliser = new Normaliser(form)
  }

  append(chunk: string): void {
    const text = this.#rest + this.#normaliser.append(chunk)
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
    const text = this.#rest + this.#normaliser.rest
    let sum = this.#certain
    for (let start = 0; start < text.length; ) {
      const next = this.#scanner.next(text, start, text.length)
      sum += this.#costs.costOf(text, start, next)
      start = next
    }
    return Math.round(sum / costUnit)
  }
}
