import { cellOf, featureOf, trait, traitOf } from './features.ts'
import { hashBase, tokenHash } from './hash.ts'
import { type Model, mostCodes } from './model.ts'
import type { Ribbon } from './ribbon.ts'
import { longestPiece } from './scanner.ts'
import { byteAt, byteCount, byteSymbols, flaggedCodePoints } from './symbols.ts'
import { codePointOf } from './unicode.ts'

const never = 1 << 30

/** Symbols that a piece can have: three bytes a UTF-16 unit. */
const most = 3 * (longestPiece + 1)

const powers = new Int32Array(most + 1)
powers[0] = 1
for (let index = 1; index < powers.length; index++)
  powers[index] = Math.imul(powers[index - 1] as number, hashBase)

const words = trait.lower | trait.upper | trait.space
const signs = trait.sign | trait.space

/**
 * Merges a piece's characters as byte-pair encoding does, but from a set that keeps no tokens: it knows of a pair
 * whether the two together are (most likely) a token, and about how early that token was learnt.
 */
export class Merger {
  readonly #model: Model
  readonly #hashes = new Int32Array(most + 1)
  readonly #traits = new Int32Array(most)
  readonly #next = new Int32Array(most)
  readonly #priorities = new Int32Array(most)
  /** Characters of the last piece. */
  length = 0
  /** Traits of the last piece. */
  traits = 0

  /** The priority of what `#find` found last. */
  #found = 0
  readonly #symbols = new Int32Array(most)
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
    const { wholeChars } = this.#model
    let length = 0
    let characters = 0
    let all = 0
    for (let offset = start; offset < end; characters++) {
      const read = codePointOf(text, offset)
      offset += read < 0x10000 ? 1 : 2
      // A lone surrogate is replaced before a tokenizer sees it.
      const point = (read & 0x1ff800) === 0xd800 ? 0xfffd : read
      const found = traitOf(point)
      all |= found
      if (point < flaggedCodePoints && wholeChars[point] === 1) this.#push(length++, point, found)
      else {
        const count = byteCount(point)
        for (let index = 0; index < count; index++) {
          this.#push(length++, byteSymbols + byteAt(point, index, count), trait.byte)
        }
      }
    }
    this.length = characters
    this.traits = all
    if (length < 2) return length
    // Words and runs of signs are looked up whole first: quickly done, and equal priorities can lead merges past them.
    // Not in other scripts, where fewer words are tokens and a false one costs more.
    const plain = (all & ~words) === 0 || (all & ~signs) === 0
    if (plain && this.#find(this.#hashes[length] as number, all, length) >= 0) return 1
    return length - this.#merge(length)
  }

  #push(at: number, symbol: number, traits: number): void {
    this.#hashes[at + 1] = (Math.imul(this.#hashes[at] as number, hashBase) + symbol + 1) | 0
    this.#symbols[at] = symbol
    this.#traits[at] = traits
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
    const first = this.#symbols[at] as number
    const second = this.#symbols[at + 1] as number
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
