import type { Size } from './features.ts'
import type { Settings } from './optimise.ts'

export type Tier = 'nano' | 'fitted'

/** What was chosen by cross-validation within the training split. */
export const sizes: Readonly<Record<Tier, Size>> = {
  nano: { places: 2, pairs: false, unitBits: 1 },
  fitted: { places: 6, pairs: true, unitBits: 5 },
}

export const settings: Settings = {
  seed: 'tokengauge',
  stages: [
    { steps: 800, pieces: [4, 60], huber: 0.3, rate: 0.02 },
    { steps: 2000, pieces: [60, 1000], huber: 0.08, rate: 0.01 },
  ],
  chunksPerStep: 24,
  decay: 0.1,
}

/** Costs of pairs by fewer steps than this are left out. */
export const leastSteps: Readonly<Record<Tier, { classPairs: number; symbolPairs: number }>> = {
  nano: { classPairs: 4, symbolPairs: 0 },
  fitted: { classPairs: 0, symbolPairs: 2 },
}

/** How often a kind is drawn, real text counting 1. */
export const shares: {
  synthetic: number
  latinWords: number
  wordsOfUnseenScript: number
  wordsOfSeenScript: number
} = {
  synthetic: 0.5,
  latinWords: 1,
  wordsOfUnseenScript: 0.3,
  wordsOfSeenScript: 0.15,
}

/** A script with fewer letters than this in the texts is an unseen one. */
export const fewLetters = 500
