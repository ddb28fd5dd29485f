import { cellOf, featureOf, trait, traitOf } from './features.ts'
import { hashBase, tokenHash } from './hash.ts'
import { costedCodePoints, type Model, mostCodes } from './model.ts'
import type { Ribbon } from './ribbon.ts'
import { longestPiece } from './scanner.ts'
import { codePointOf } from './unicode.ts'

const never = 1 << 30

const powers = new Int32Array(longestPiece + 2)
powers[0] = 1
for (let index = 1; index < powers.length; index++) powers[index] = Math.imul(powers[index - 1] as number, hashBase)

const longWords = trait.lower | trait.upper | trait.space

/**
 * Merges a piece's characters as byte-pair encoding does, but from a set that keeps no tokens: it knows of a pair
 * whether the two together are (most likely) a token, and about how early that token was learnt.
 */
export class Merger {
  readonly #model: Model
  readonly #hashes = new Int32Array(longestPiece + 3)
  readonly #traits = new Int32Array(longestPiece + 2)
  readonly #next = new Int32Array(longestPiece + 2)
  readonly #priorities = new Int32Array(longestPiece + 2)
  /** Characters of the last piece. */
  length = 0
  /** Traits of the last piece. */
  traits = 0

  /** The priority of what `#find` found last. */
  #found = 0
  readonly #points = new Int32Array(longestPiece + 2)
  /** The priorities of all pairs of ASCII characters, which are asked for most. */
  readonly #pairs = new Int32Array(1 << 14).fill(never)

  constructor(model: Model) {
    this.#model = model
    for (let first = 0; first < 128; first++) {
      for (let second = 0; second < 128; second++) {
        const found = this.#find(tokenHash([first, second]), traitOf(first) | traitOf(second), 2)
        if (found >= 0) this.#pairs[(first << 7) | second] = this.#found
      }
    }
  }

  /** Tokens of the piece of `text` from `start` to `end`. Sets `length` and `traits`. */
  count(text: string, start: number, end: number): number {
    const { charCosts } = this.#model
    const hashes = this.#hashes
    const traits = this.#traits
    let length = 0
    let all = 0
    let tokens = 0
    for (let offset = start; offset < end; length++) {
      const point = codePointOf(text, offset)
      offset += point < 0x10000 ? 1 : 2
      const cost = charCosts[point < costedCodePoints ? point : costedCodePoints - 1] as number
      hashes[length + 1] = (Math.imul(hashes[length] as number, hashBase) + point + 1) | 0
      const found = traitOf(point)
      this.#points[length] = point
      all |= found
      tokens += cost
      // A character of several tokens takes part in no merge.
      traits[length] = cost === 1 ? found : 0
    }
    this.length = length
    this.traits = all
    if (length < 2) return tokens
    // A whole word is looked up first: quickly done, and equal priorities can lead merges past it. Not in other
    // scripts, where fewer words are tokens and a false one costs more.
    if ((all & ~longWords) === 0 && this.#find(hashes[length] as number, all, length) >= 0) return 1
    return tokens - this.#merge(length)
  }

  /** Merges as long as it can and returns how often. */
  #merge(length: number): number {
    const next = this.#next
    const priorities = this.#priorities
    for (let at = 0; at < length; at++) next[at] = at + 1
    for (let at = 0; at < length; at++) priorities[at] = this.#priority(at, length)
    for (let merges = 0; ; merges++) {
      let best = never
      let chosen = 0
      let before = -1
      for (let at = 0, previous = -1; at < length; previous = at, at = next[at] as number) {
        if ((priorities[at] as number) < best) {
          best = priorities[at] as number
          chosen = at
          before = previous
        }
      }
      if (best === never) return merges
      const gone = next[chosen] as number
      next[chosen] = next[gone] as number
      this.#traits[chosen] = (this.#traits[chosen] as number) | (this.#traits[gone] as number)
      priorities[chosen] = this.#priority(chosen, length)
      if (before >= 0) priorities[before] = this.#priority(before, length)
    }
  }

  /** Of the part at `at` with the one behind it. */
  #priority(at: number, length: number): number {
    const middle = this.#next[at] as number
    if (middle >= length) return never
    const left = this.#traits[at] as number
    const right = this.#traits[middle] as number
    if (left === 0 || right === 0) return never
    const size = (this.#next[middle] as number) - at
    if (size === 2) {
      const pair = this.#asciiPair(at)
      if (pair >= 0) return this.#pairs[pair] as number
    }
    const before = Math.imul(this.#hashes[at] as number, powers[size] as number)
    const hash = ((this.#hashes[at + size] as number) - before) | 0
    return this.#find(hash, left | right, size) >= 0 ? this.#found : never
  }

  /** The index of the pair at `at`, or -1 if it is not all ASCII. */
  #asciiPair(at: number): number {
    const first = this.#points[at] as number
    const second = this.#points[at + 1] as number
    return (first | second) < 128 ? (first << 7) | second : -1
  }

  /** Whether it is a token; its priority is then `#found`. */
  #find(hash: number, traits: number, size: number): number {
    const model = this.#model
    const cell = cellOf(traits, size)
    const code = (model.ribbons[cell] as Ribbon).find(hash)
    if (code >= 0) this.#found = model.priorities[cell * mostCodes + code] as number
    return code
  }

  /** The group of the last piece. */
  get group(): number {
    return (featureOf[this.traits] as number) >> 1
  }
}
