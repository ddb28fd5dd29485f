import { kindOf, STATES } from '../automaton.ts'
import { type BucketBits, bucketsOf, unitPairOf } from '../buckets.ts'
import { FIRST_UNIT, grammar, LONG_RUN, placeOf } from '../profile.ts'
import { CLASSES, SYMBOLS } from '../symbols.ts'

/** Where each group of parameters begins in the vector that is fitted. Numbered as the runtime's tables are. */
export interface Layout {
  readonly places: number
  readonly pairs: boolean
  readonly ends: number
  readonly classPairs: number
  readonly placed: number
  readonly unitBits: number
  readonly wideBits: number
  readonly units: number
  readonly unitPairBits: number
  readonly unitPairs: number
  readonly symbolPairs: number
  readonly length: number
}

export interface Size extends BucketBits {
  readonly places: number
  /** Whether pairs of symbols have costs of their own. */
  readonly pairs: boolean
  /** How many bits pairs of units beyond ASCII are hashed to; 0 for none. */
  readonly unitPairBits: number
}

export function layout(size: Size): Layout {
  const ends = 0
  const classPairs = ends + STATES
  const placed = classPairs + CLASSES * CLASSES
  const units = placed + size.places * SYMBOLS
  const unitPairs = units + (bucketsOf(grammar().symbolOf, size)[0x10000] as number)
  const symbolPairs = unitPairs + (size.unitPairBits > 0 ? 1 << size.unitPairBits : 0)
  const length = symbolPairs + (size.pairs ? SYMBOLS * SYMBOLS : 0)
  return { ...size, ends, classPairs, placed, units, unitPairs, symbolPairs, length }
}

/** Texts as the pieces that the runtime's scanner cuts, each with the parameters that its cost is the sum of. */
export interface Features {
  /** Parameters of all pieces, one after another. */
  readonly parameters: Uint16Array
  /** Where a piece's parameters begin; one entry more than there are pieces. */
  readonly begins: Uint32Array
  /** What long runs add to a piece, in tokens; they are measured and not fitted. */
  readonly fixed: Float32Array
  readonly kinds: Uint8Array
  /** Offset of each piece in its text. */
  readonly offsets: Uint32Array
  /** The first piece of each text; one entry more than there are texts. */
  readonly texts: Uint32Array
}

/** Reads texts by the runtime's own alphabet and automaton. `runs` are costs of symbols in long runs, in tokens. */
export function extractFeatures(texts: readonly string[], shape: Layout, runs: ArrayLike<number>): Features {
  const { classOf, symbolOf, next } = grammar()
  const buckets = bucketsOf(symbolOf, shape)
  const mask = (1 << shape.unitPairBits) - 1
  const parameters = new Growing(Uint16Array)
  const begins = new Growing(Uint32Array)
  const fixed = new Growing(Float32Array)
  const kinds = new Growing(Uint8Array)
  const offsets = new Growing(Uint32Array)
  const firsts: number[] = []
  for (const text of texts) {
    firsts.push(begins.length)
    let state = 0
    let previous = FIRST_UNIT
    let left = FIRST_UNIT
    let repeats = 0
    let run = 0
    const endPiece = (): void => {
      if (state === 0) return
      parameters.push(shape.ends + state)
      kinds.push(kindOf(state))
      fixed.push(run)
      run = 0
    }
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      const symbol = symbolOf[unit] as number
      repeats = unit === previous ? repeats + 1 : 0
      if (repeats >= LONG_RUN && (runs[symbol] as number) > 0) {
        run += runs[symbol] as number
        continue
      }
      const move = next[state * SYMBOLS + symbol] as number
      if (move & 1) {
        endPiece()
        begins.push(parameters.length)
        offsets.push(index)
      }
      state = Math.floor(move / SYMBOLS)
      const leftClass = classOf[left] as number
      const rightClass = classOf[symbol] as number
      // Within a script, what a class costs is what its symbols cost.
      if (unit < 128 || leftClass !== rightClass) {
        parameters.push(shape.classPairs + leftClass * CLASSES + rightClass)
      }
      parameters.push(shape.placed + placeOf(state, shape.places) * SYMBOLS + symbol)
      if (unit > 127) {
        parameters.push(shape.units + (buckets[unit] as number))
        if (shape.unitPairBits > 0) parameters.push(shape.unitPairs + unitPairOf(previous, unit, mask))
      }
      if (shape.pairs) parameters.push(shape.symbolPairs + left * SYMBOLS + symbol)
      left = symbol
      previous = unit
    }
    endPiece()
  }
  firsts.push(begins.length)
  begins.push(parameters.length)
  return {
    parameters: parameters.done() as Uint16Array,
    begins: begins.done() as Uint32Array,
    fixed: fixed.done() as Float32Array,
    kinds: kinds.done() as Uint8Array,
    offsets: offsets.done() as Uint32Array,
    texts: Uint32Array.from(firsts),
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array

class Growing {
  length = 0
  #items: Numbers
  readonly #type: new (
    length: number,
  ) => Numbers
  constructor(type: new (length: number) => Numbers) {
    this.#type = type
    this.#items = new type(1 << 16)
  }
  push(value: number): void {
    if (this.length === this.#items.length) {
      const grown = new this.#type(this.length * 2)
      grown.set(this.#items)
      this.#items = grown
    }
    this.#items[this.length++] = value
  }
  done(): Numbers {
    return this.#items.slice(0, this.length)
  }
}
