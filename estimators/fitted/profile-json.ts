import { KINDS } from './automaton.ts'
import { bucketsOf } from './buckets.ts'
import { buildProfile, grammar, type Profile, scaleProfile, UNITS_PER_TOKEN } from './profile.ts'
import { CLASSES, SYMBOLS } from './symbols.ts'
import { decodeNumbers, type Weights } from './weights.ts'

/** What `tokengauge fit` finds. */
export interface SavedProfile {
  /** Costs are in 1/SAVED_STEP of a token. */
  readonly weights: Weights
  /** Tokens for each token of the weights. */
  readonly factor: number
  /** What the counts had beside each text; no part of what the profile estimates. */
  readonly overheadTokens: number
}

/** A saved profile is damaged, or of another version. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

/** Changes of costs are small: they are kept in finer steps than those that `npm run fit` writes. */
export const SAVED_STEP = 384

const FORMAT = 'tokengauge-profile'
const VERSION = 1

/** A saved profile as JSON. `notes` are kept beside it, for people. */
export function profileToJson(saved: SavedProfile, notes: Readonly<Record<string, unknown>> = {}): string {
  const { weights, factor, overheadTokens } = saved
  const head = { format: FORMAT, version: VERSION, grammar: grammarDigest(), factor, overheadTokens }
  return `${JSON.stringify({ ...head, notes, weights }, null, 2)}\n`
}

/**
 * The profile that `tokengauge fit` wrote, for `estimateTokens(text, { profile })`.
 * @param json the file's text, or what `JSON.parse` made of it
 * @throws {ProfileError} where it is anything else, or was made by a version that cuts texts otherwise
 */
export function profileFromJson(json: unknown): Profile {
  const value = typeof json === 'string' ? parsed(json) : json
  if (!isRecord(value) || value.format !== FORMAT) throw new ProfileError(`no ${FORMAT}`)
  if (value.version !== VERSION || value.grammar !== grammarDigest()) {
    throw new ProfileError('the profile was made for another version: make it again with `tokengauge fit`')
  }
  const { factor, weights } = value
  if (typeof factor !== 'number' || !(factor >= 0.01 && factor <= 100)) throw damaged('factor')
  return scaleProfile(buildProfile(checkedWeights(weights), UNITS_PER_TOKEN / SAVED_STEP), factor)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProfileError('the profile is not JSON')
  }
}

/** Most tokens of a cost: sums of costs must stay within 16 bits. */
export const MOST_TOKENS = 4

function checkedWeights(value: unknown): Weights {
  if (!isRecord(value)) throw damaged('weights')
  const whole = (name: string, least: number, most: number): number => {
    const given = value[name]
    if (!Number.isInteger(given) || (given as number) < least || (given as number) > most) throw damaged(name)
    return given as number
  }
  const shape = {
    places: whole('places', 1, 8),
    unitBits: whole('unitBits', 0, 8),
    wideBits: whole('wideBits', 0, 12),
    unitPairBits: whole('unitPairBits', 0, 14),
  }
  const numbers = (name: string, length: number, least: number, most: number): string => {
    const text = value[name]
    if (typeof text !== 'string' || text.length > length * 30) throw damaged(name)
    // One more than there should be: it must have stayed 0.
    const decoded = decodeNumbers(text, length + 1)
    if (!/^[#*-~]*$/.test(text) || decoded[length] !== 0) throw damaged(name)
    if (!decoded.every((number) => number >= least && number <= most)) throw damaged(name)
    return text
  }
  const costs = (name: string, length: number): string =>
    numbers(name, length, -MOST_TOKENS * SAVED_STEP, MOST_TOKENS * SAVED_STEP)
  if (typeof value.tokenizer !== 'string') throw damaged('tokenizer')
  return {
    ...shape,
    tokenizer: value.tokenizer,
    ends: costs('ends', grammar().next.length / SYMBOLS),
    floors: numbers('floors', KINDS, 0, 31),
    classPairs: costs('classPairs', CLASSES * CLASSES),
    symbolPairs: costs('symbolPairs', SYMBOLS * SYMBOLS),
    placed: costs('placed', shape.places * SYMBOLS),
    units: costs('units', bucketsOf(grammar().symbolOf, shape)[0x10000] as number),
    unitPairs: costs('unitPairs', 1 << shape.unitPairBits),
    runs: numbers('runs', SYMBOLS, 0, 255),
  }
}

function damaged(field: string): ProfileError {
  return new ProfileError(`the profile is damaged: ${field} is not what it should be`)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

let digest: string | undefined

/** FNV-1a of how texts are cut: weights mean nothing to a version that cuts them otherwise. */
function grammarDigest(): string {
  if (digest !== undefined) return digest
  const { next, classOf, symbolOf } = grammar()
  let hash = 0x811c9dc5
  for (const table of [next, classOf, symbolOf]) {
    for (const number of table) hash = Math.imul(hash ^ number, 0x01000193)
  }
  digest = (hash >>> 0).toString(16)
  return digest
}
