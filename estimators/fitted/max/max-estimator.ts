import { createAutomaton } from './automata.ts'
import { type Automaton, ending, type startState } from './automaton.ts'
import { ChunkCounter } from './chunk-counter.ts'
import { createScanner } from './create-scanner.ts'
import { costUnit, type Model } from './model.ts'
import { type NormalForm, normalise } from './normalisation.ts'
import { type firstBase, PieceCosts } from './piece-costs.ts'
import { longestPiece, type Scanner } from './scanner.ts'

/** UTF-16 units at a time: few enough for an int32 to hold what they cost. */
const largeStep = 1 << 20
const smallStep = 1 << 10

/** Estimates tokens of whole texts and of texts that come in chunks. */
export class MaxEstimator {
  readonly #scanner: Scanner
  readonly #automaton: Automaton
  readonly #costs: PieceCosts
  readonly #form: NormalForm | undefined
  /** Where the walk has come to. */
  #reached = 0
  #offset = 0
  #state = 0

  constructor(model: Model) {
    this.#scanner = createScanner(model.rules)
    this.#automaton = createAutomaton(model.rules)
    this.#costs = new PieceCosts(model)
    this.#form = model.normalForm
  }

  /** Tokens of the text: a whole number, 0 for `''`. Linear; allocates only where it has to normalise. */
  estimate(given: string): number {
    const text = normalise(given, this.#form)
    const end = text.length
    this.#reached = 0
    let sum = 0
    while (this.#reached < end) sum += this.#walk(text, this.#reached, end, largeStep)
    return Math.round(sum / costUnit)
  }

  /** Whether `estimate(text) <= limit`, without reading much further than the limit is passed, but to normalise. */
  isWithin(given: string, limit: number): boolean {
    const text = normalise(given, this.#form)
    const end = text.length
    this.#reached = 0
    let sum = 0
    while (this.#reached < end && Math.round(sum / costUnit) <= limit) {
      sum += this.#walk(text, this.#reached, end, smallStep)
    }
    return Math.round(sum / costUnit) <= limit
  }

  /** A counter of a text that comes in chunks; any chunking gives what `estimate` gives for the whole. */
  createCounter(): ChunkCounter {
    return new ChunkCounter(this.#scanner, this.#costs, this.#form)
  }

  /** What the pieces cost that start within `step` units of `from`, as an int32 in `costUnit`s. Sets `#reached`. */
  #walk(text: string, from: number, end: number, step: number): number {
    const stop = Math.min(end, from + step)
    let sum = 0
    this.#reached = from
    while (this.#reached < stop) {
      sum = (sum + this.#glide(text, this.#reached, stop)) | 0
      // What is left at `stop` is a piece that ends behind it.
      if (this.#offset < stop)
        sum = (sum + this.#resolve(text, this.#reached, this.#offset, end, this.#state)) | 0
      else while (this.#reached < stop) sum = (sum + this.#scan(text, end)) | 0
    }
    return sum
  }

  /**
   * What the pieces cost that are remembered, up to the first that is not. Sets `#reached` to the start of that one,
   * and `#offset` and `#state` to where and how it ended.
   * Written for speed: few variables and no calls, or the engine keeps the variables in memory and takes twice as long.
   */
  #glide(text: string, from: number, stop: number): number {
    // Numbers of other modules are variables to the engine; named here, they are constants.
    const opening = 48 satisfies typeof startState
    const before = 16 satisfies typeof ending.before
    const base = 0x01000193 satisfies typeof firstBase
    const { classes, table } = this.#automaton
    const memory = this.#costs.memory
    let sum = 0
    let start = from
    let state: number = opening
    let first = 0
    let second = 0
    let offset = from
    for (; offset < stop; offset++) {
      const unit = text.charCodeAt(offset)
      const found = classes[unit] as number
      state = table[state | found] as number
      if (state < opening) {
        first ^= state
        const slot = (Math.imul(first ^ second, 0x9e3779b1) >>> 16) << 2
        if (memory[slot] !== first || memory[slot + 1] !== second) break
        sum = (sum + (memory[slot + 2] as number)) | 0
        start = offset
        first = 0
        second = 0
        if (state === before) {
          start--
          const blank = text.charCodeAt(start)
          first = Math.imul(blank, base)
          second = blank
          state = table[(table[opening | (classes[blank] as number)] as number) | found] as number
        } else state = table[opening | found] as number
      }
      first = Math.imul(first ^ unit, base)
      second = ((second << 5) - second + unit) | 0
    }
    this.#reached = start
    this.#offset = offset
    this.#state = state
    return sum
  }

  /** What the pieces from `start` to `offset` cost, which the walk did not know. Sets `#reached` behind them. */
  #resolve(text: string, start: number, offset: number, end: number, state: number): number {
    this.#reached = start
    if (state === ending.unsure) return this.#scan(text, end)
    const target = state === ending.before ? offset - 1 : offset
    const known = offset - start <= longestPiece ? this.#costs.recall(text, start, offset, state) : -1
    if (known >= 0) {
      this.#reached = target
      return known
    }
    let sum = 0
    while (this.#reached < target) sum += this.#scan(text, end)
    if (this.#reached === target && offset - start <= longestPiece) {
      this.#costs.remember(text, start, offset, state, sum)
    }
    return sum
  }

  /** What the next piece costs by the scanner. Sets `#reached` behind it. */
  #scan(text: string, end: number): number {
    const start = this.#reached
    this.#reached = this.#scanner.next(text, start, end)
    return this.#costs.costOf(text, start, this.#reached)
  }
}
