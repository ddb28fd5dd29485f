import type { CalibratedRow, Row } from './row.ts'
import type { Stratum } from './summary.ts'

/** Below this a relative error says little (one token too many of three is 33%): such documents count in sums only. */
export const TINY_BELOW_TOKENS = 50
/** The corpora cut documents to about 0.3, 4 and 32 kB; these bounds fall in the gaps between the three sizes. */
export const MEDIUM_FROM_TOKENS = 300
export const LONG_FROM_TOKENS = 3000

/** A calibrator's first observations of a source are reported apart from the rest. */
export const FIRST_OBSERVATIONS = 10

export type LengthStratum = Extract<Stratum, 'tiny' | 'short' | 'medium' | 'long'>

export const LENGTH_STRATA: readonly LengthStratum[] = ['tiny', 'short', 'medium', 'long']

/** Null when the reference could not count the document. */
export function lengthStratum(row: Row): LengthStratum | null {
  const tokens = row.reference_tokens
  if (tokens === null) return null
  if (tokens < TINY_BELOW_TOKENS) return 'tiny'
  if (tokens < MEDIUM_FROM_TOKENS) return 'short'
  return tokens < LONG_FROM_TOKENS ? 'medium' : 'long'
}

export type ObservationStratum = Extract<Stratum, 'first-10' | 'after-10'>

export const OBSERVATION_STRATA: readonly ObservationStratum[] = ['first-10', 'after-10']

export function observationStratum(row: CalibratedRow): ObservationStratum {
  return row.position < FIRST_OBSERVATIONS ? 'first-10' : 'after-10'
}
