import { buildAutomaton, KINDS, kindOf, LENGTHS, STATES } from './automaton.ts'
import { bucketsOf } from './buckets.ts'
import { type Alphabet, buildAlphabet, CLASSES, SYMBOLS } from './symbols.ts'
import { decodeNumbers, STEP, type Weights } from './weights.ts'

/** Costs are summed in 1/3072 of a token: finer than the weights, so that long runs come out right. */
const FINE = 64
export const UNITS_PER_TOKEN: number = STEP * FINE
/** From which repeat on a unit that equals the one before it has the cost of a run. */
export const LONG_RUN = 8
/** What a text is read as standing behind: a line break. */
export const FIRST_UNIT = 10
/** The least cost of a piece is in 1/16 of a token, of 0 to 31, and stands in bits 1 to 5 of a move. */
export const FLOORS_PER_TOKEN = 16
/** What bits 1 to 5 are multiplied by. */
export const FLOOR_STEP: number = UNITS_PER_TOKEN / FLOORS_PER_TOKEN / 2

/** The tables that `scan` reads, made from weights once. */
export interface Profile {
  /** How many of the tables' units make a token. */
  readonly unitsPerToken: number
  readonly symbolOf: Uint8Array
  readonly moves: Int32Array
  readonly pairs: Int16Array
  /** What a piece of a kind costs at least, in 1/16 of a token. */
  readonly floors: Int16Array
  /** Corrections for units that are not ASCII, and for such behind another unit. */
  readonly units: Int16Array
  readonly unitPairs: Int16Array
  /** 0 where runs are counted like other text. */
  readonly runs: Int16Array
}

/** The profile for a tokenizer that gives `factor` times as many tokens. Shares the tables. */
export function scaleProfile(profile: Profile, factor: number): Profile {
  return factor === 1 ? profile : { ...profile, unitsPerToken: profile.unitsPerToken / factor }
}

/** The tables that do not depend on weights. */
export interface Grammar extends Alphabet {
  /** See `buildAutomaton`. */
  readonly next: Uint16Array
}

let shared: Grammar | undefined

export function grammar(): Grammar {
  shared ??= buildGrammar()
  return shared
}

function buildGrammar(): Grammar {
  const alphabet = buildAlphabet()
  return { ...alphabet, next: buildAutomaton(alphabet.classOf) }
}

/** In which row of `placed` a state looks. */
export function placeOf(state: number, places: number): number {
  return Math.min(state % LENGTHS, places - 1)
}

/** `fine`: the units that the weights' costs are in, for those that are finer than 1/STEP of a token. */
export function buildProfile(weights: Weights, fine: number = FINE): Profile {
  const { classOf, symbolOf, next } = grammar()
  const { places } = weights
  const scaled = (text: string, length: number): Int16Array =>
    decodeNumbers(text, length).map((cost) => cost * fine)
  const byPlace = scaled(weights.placed, places * SYMBOLS)
  const byClass = scaled(weights.classPairs, CLASSES * CLASSES)
  const floors = decodeNumbers(weights.floors, KINDS)
  const ends = scaled(weights.ends, STATES)
  const buckets = Int16Array.from(bucketsOf(symbolOf, weights))
  const units = scaled(weights.units, buckets[0x10000] as number)
  const moves = new Int32Array(next.length).map((_, cell) => {
    const before = Math.floor(cell / SYMBOLS)
    const to = next[cell] as number
    const after = Math.floor(to / SYMBOLS)
    const place = placeOf(after, places)
    let cost = (byPlace[place * SYMBOLS + (cell % SYMBOLS)] as number) + (ends[after] as number)
    if (!(to & 1)) cost -= ends[before] as number
    return (cost << 16) | to | (to & 1 ? (floors[kindOf(before)] as number) << 1 : 0)
  })
  return {
    unitsPerToken: UNITS_PER_TOKEN,
    symbolOf,
    moves,
    pairs: scaled(weights.symbolPairs, SYMBOLS * SYMBOLS).map((cost, pair) => {
      const left = classOf[Math.floor(pair / SYMBOLS)] as number
      return cost + (byClass[left * CLASSES + (classOf[pair % SYMBOLS] as number)] as number)
    }),
    floors,
    units: buckets.map((bucket) => units[bucket] as number),
    unitPairs: scaled(weights.unitPairs, 1 << weights.unitPairBits),
    runs: decodeNumbers(weights.runs, SYMBOLS).map((root) => ((root * root) / 127 / 127) * UNITS_PER_TOKEN),
  }
}
