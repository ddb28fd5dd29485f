import { featureCount, lengthsPerFeature } from '../../max/features.ts'
import type { SizedToken } from './build-model.ts'

/** Bits and codes by length, from two characters on; the last rung is for all that are longer. */
export type Ladder = readonly (readonly [bits: number, codes: number])[]

/** How many bits the tokens of each cell get, and which tokens are left out. */
export interface Plan {
  readonly ribbons: readonly { readonly bits: number; readonly codes: number }[]
  /** By cell. */
  readonly ribbonOf: readonly number[]
  keeps(token: SizedToken): boolean
}

/** A ladder for each of the families of tokens, which ask for different precision. */
export interface Ladders {
  readonly eastAsian: Ladder
  /** Other scripts than Latin, and symbols beyond ASCII. */
  readonly scripts: Ladder
  readonly latin: Ladder
  readonly signs: Ladder
  /** With parts of characters. */
  readonly bytes: Ladder
  /** ASCII with letters. */
  readonly words: Ladder
}

export function planOf(ladders: Ladders, keeps: Plan['keeps'] = () => true): Plan {
  const ribbons: { bits: number; codes: number }[] = []
  const first = new Map<Ladder, number>()
  for (const ladder of Object.values(ladders) as Ladder[]) {
    if (first.has(ladder)) continue
    first.set(ladder, ribbons.length)
    for (const [bits, codes] of ladder) ribbons.push({ bits, codes })
  }
  const ribbonOf: number[] = []
  for (let feature = 0; feature < featureCount; feature++) {
    const ladder = ladders[familyOf(feature >> 1)]
    for (let index = 0; index < lengthsPerFeature; index++) {
      ribbonOf.push((first.get(ladder) as number) + Math.min(index, ladder.length - 1))
    }
  }
  return { ribbons, ribbonOf, keeps }
}

/** See `groupOf` in features.ts. */
export function familyOf(group: number): keyof Ladders {
  if (group === 11) return 'bytes'
  if (group === 0) return 'eastAsian'
  if (group <= 3 || group === 5) return 'scripts'
  if (group === 4) return 'latin'
  return group === 6 ? 'signs' : 'words'
}
