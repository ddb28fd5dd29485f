import type { Size } from './features.ts'
import type { Settings } from './optimise.ts'

export type Tier = 'nano' | 'fitted'

/** What was chosen by cross-validation within the training split. */
export const sizes: Readonly<Record<Tier, Size>> = {
  nano: { places: 2, pairs: false, unitBits: 0, wideBits: 0, unitPairBits: 0 },
  fitted: { places: 6, pairs: true, unitBits: 6, wideBits: 10, unitPairBits: 12 },
}

export const settings: Settings = {
  seed: 'tokengauge',
  stages: [
    { steps: 800, pieces: [4, 60], huber: 0.3, rate: 0.02 },
    { steps: 2000, pieces: [60, 1000], huber: 0.08, rate: 0.004 },
  ],
  chunksPerStep: 48,
  decay: 0.1,
}

/** Costs are rounded to so many steps: what has many values or few bytes, more coarsely. */
export interface Grains {
  readonly ends: number
  readonly classPairs: number
  readonly symbolPairs: number
  readonly placed: number
  readonly units: number
  readonly unitPairs: number
}

export const grains: Readonly<Record<Tier, Grains>> = {
  nano: { ends: 6, classPairs: 6, symbolPairs: 1, placed: 3, units: 8, unitPairs: 8 },
  fitted: { ends: 1, classPairs: 1, symbolPairs: 3, placed: 1, units: 2, unitPairs: 2 },
}

/** Pairs of classes that stand fewer times in all texts cost nothing of their own. */
export const rarePairs: Readonly<Record<Tier, number>> = { nano: 5000, fitted: 0 }

/** How often a kind is drawn, real text counting 1. */
export const shares: {
  synthetic: number
  wordsOfCommonScript: number
  wordsOfUnseenScript: number
  wordsOfSeenScript: number
} = {
  synthetic: 1,
  wordsOfCommonScript: 1,
  wordsOfUnseenScript: 0.3,
  wordsOfSeenScript: 0.15,
}

/** A script with fewer letters than this in the texts is an unseen one. */
export const fewLetters = 500
