import { createAutomaton } from './automata.ts'
import { type Automaton, ending, startState } from './automaton.ts'
import { ChunkCounter } from './chunk-counter.ts'
import { createScanner } from './create-scanner.ts'
import { costUnit, type Model } from './model.ts'
import { firstBase, PieceCosts, secondBase, slotOf } from './piece-costs.ts'
import { longestPiece, type Scanner } from './scanner.ts'
import { charClass } from './unicode.ts'

/** UTF-16 units at a time: few enough for an int32 to hold what they cost. */
const largeStep = 1 << 20
const smallStep = 1 << 10

/** Estimates tokens of whole texts and of texts that come in chunks. */
export class MaxEstimator {
  readonly #scanner: Scanner
  readonly #automaton: Automaton
  readonly #costs: PieceCosts
  /** Where the walk has come to. */
  #reached = 0

  constructor(model: Model) {
    this.#scanner = createScanner(model.rules)
    this.#automaton = createAutomaton(model.rules)
    this.#costs = new PieceCosts(model)
  }

  /** Tokens of the text: a whole number, 0 for `''`. Linear, and allocates nothing. */
  estimate(text: string): number {
    const end = text.length
    this.#reached = 0
    let sum = 0
    while (this.#reached < end) sum += this.#walk(text, this.#reached, end, largeStep)
    return Math.round(sum / costUnit)
  }

  /** Whether `estimate(text) <= limit`, without reading much further than the limit is passed. */
  isWithin(text: string, limit: number): boolean {
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
    return new ChunkCounter(this.#scanner, this.#costs)
  }

  /**
   * What the pieces cost that start within `step` units of `from`, as an int32 in `costUnit`s. Sets `#reached`.
   * The inner loop calls nothing: with calls in it the engine keeps its variables in memory, and it takes thrice as
   * long.
   */
  #walk(text: string, from: number, end: number, step: number): number {
    const { classes, table } = this.#automaton
    const memory = this.#costs.memory
    const stop = Math.min(end, from + step)
    let sum = 0
    let start = from
    let offset = from
    for (;;) {
      let state: number = startState
      let first = 0
      let second = 0
      for (; offset < stop; offset++) {
        const unit = text.charCodeAt(offset)
        const found = classes[unit] as number
        state = table[(state << 4) | found] as number
        if (state < startState) {
          if (state !== ending.here || offset - start > longestPiece) break
          const slot = slotOf(first, second)
          if (memory[slot] !== first || memory[slot + 1] !== second) break
          sum = (sum + (memory[slot + 2] as number)) | 0
          start = offset
          state = table[(startState << 4) | found] as number
          first = 0
          second = 0
        }
        first = Math.imul(first ^ unit, firstBase)
        second = (Math.imul(second, secondBase) + unit) | 0
      }
      if (offset >= stop) break
      sum = (sum + this.#resolve(text, start, offset, end, state)) | 0
      start = this.#reached
      offset = start
    }
    this.#reached = start
    // What is left is a piece that ends behind `stop`.
    while (this.#reached < stop) sum = (sum + this.#scan(text, this.#reached, end)) | 0
    return sum
  }

  /** The piece that the walk did not know, or pieces, if it was too long. Sets `#reached` to the next one's start. */
  #resolve(text: string, start: number, offset: number, end: number, state: number): number {
    if (offset - start > longestPiece) {
      let sum = 0
      for (this.#reached = start; this.#reached < offset; ) sum += this.#scan(text, this.#reached, end)
      return sum
    }
    if (state === ending.before) this.#reached = offset - 1
    else if (state === ending.here || (state === ending.unlessNewline && this.#isLastLine(text, start, offset, end))) {
      this.#reached = offset
    } else return this.#scan(text, start, end)
    return this.#costs.costOf(text, start, this.#reached)
  }

  /** What the next piece costs by the scanner. Sets `#reached` behind it. */
  #scan(text: string, start: number, end: number): number {
    this.#reached = this.#scanner.next(text, start, end)
    return this.#costs.costOf(text, start, this.#reached)
  }

  /** Whether white space from `offset` comes to something else, within the piece, without another line end. */
  #isLastLine(text: string, start: number, offset: number, end: number): boolean {
    const classes = this.#automaton.classes
    const limit = Math.min(end, start + longestPiece)
    for (let at = offset; at < limit; at++) {
      const found = classes[text.charCodeAt(at)] as number
      if (found !== charClass.space && found !== charClass.blank) return found !== charClass.newline
    }
    return false
  }
}
