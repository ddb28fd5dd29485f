import { kindOf } from './automaton.ts'
import { unitPairOf } from './buckets.ts'
import { FIRST_UNIT, FLOOR_STEP, LONG_RUN, type Profile } from './profile.ts'
import { SYMBOLS } from './symbols.ts'

/** How far a text was read; all a stream needs to be continued. Costs are in the profile's units. */
export interface Progress {
  /** The last move (see `Profile`), 0 before the first. */
  state: number
  unit: number
  /** How often `unit` was repeated. */
  repeats: number
  /** Cost of the current piece so far. */
  pending: number
  /** Cost of the pieces before it. */
  settled: number
}

export function newProgress(): Progress {
  return { state: 0, unit: FIRST_UNIT, repeats: 0, pending: 0, settled: 0 }
}

export function restart(progress: Progress): void {
  progress.state = 0
  progress.unit = FIRST_UNIT
  progress.repeats = 0
  progress.pending = 0
  progress.settled = 0
}

/** Most units in one `scan`: the sum of their costs, each below 2^16, stays within 2^29. */
export const BLOCK = 8192
/** A piece without end may cost more than 2^31: above this, a scan adds to it, and leaves the rest alone. */
const BASE = 2 ** 30

/** Reads the units [from, to) of a text, at most a block. Has no branches where text would mispredict them. */
export function scan(profile: Profile, progress: Progress, text: string, from: number, to: number): void {
  const { symbolOf, moves, pairs, units, unitPairs, runs } = profile
  const mask = unitPairs.length - 1
  let { state, unit: previous, repeats } = progress
  let pending = Math.min(progress.pending, BASE)
  const rest = progress.pending - pending
  let row = (symbolOf[previous] as number) * SYMBOLS
  let sum = 0
  let floors = 0
  for (let index = from; index < to; index++) {
    const unit = text.charCodeAt(index)
    let symbol = unit
    let cost = 0
    if (unit > 127) {
      symbol = symbolOf[unit] as number
      cost = (units[unit] as number) + (unitPairs[unitPairOf(previous, unit, mask)] as number)
    }
    if (unit !== previous) {
      previous = unit
      repeats = 0
    } else if (++repeats >= LONG_RUN && (runs[symbol] as number) > 0) {
      pending = (pending + (runs[symbol] as number)) | 0
      continue
    }
    const move = moves[(state & 0xffc0) + symbol] as number
    const ended = pending & -(move & 1)
    sum = (sum + (ended & ~(ended >> 31))) | 0
    floors = (floors + (move & 62)) | 0
    pending = ((pending ^ ended) + cost + (move >> 16) + (pairs[row + symbol] as number)) | 0
    state = move
    row = symbol * SYMBOLS
  }
  progress.state = state
  progress.unit = previous
  progress.repeats = repeats
  progress.settled += sum + floors * FLOOR_STEP
  // Only the piece that was there before can cost as much.
  if (pending > BASE / 2) pending += rest
  else progress.settled += rest
  progress.pending = pending
}

/** Tokens in what was read, as a whole number; only the empty text has none. */
export function tokensIn({ floors, unitsPerToken }: Profile, { state, pending, settled }: Progress): number {
  if (state === 0) return 0
  const kind = kindOf(Math.floor((state & 0xffff) / SYMBOLS))
  const last = Math.max(0, pending) + (floors[kind] as number) * 2 * FLOOR_STEP
  return Math.max(1, Math.round((settled + last) / unitsPerToken))
}

/** Tokens in the pieces that are complete: never falls as more is read. */
export function settledTokens({ unitsPerToken }: Profile, { settled }: Progress): number {
  return Math.round(settled / unitsPerToken)
}
