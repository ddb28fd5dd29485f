import { below, seededRandom } from './random.ts'

/** Bootstrap replicates behind every interval. */
export const REPLICATES = 2000

/** For each replicate, which sources it drew (with replacement), one replicate after another. */
export interface Resamples {
  readonly sources: number
  readonly indices: Uint16Array
}

/** The draws for so many sources under a label; the same label and number always give the same draws. */
export type Resampler = (label: string, sources: number) => Resamples

/**
 * Draws once for each label and number of sources, and shares the draws: estimators and references then differ
 * by their errors alone, and what else was measured in a run never changes an interval.
 *
 * @throws RangeError from the returned function for fewer than 1 or more than 65,536 sources
 */
export function createResampler(seed: number): Resampler {
  const drawn = new Map<string, Resamples>()
  return (label, sources) => {
    const key = `${label}\0${sources}`
    let resamples = drawn.get(key)
    if (resamples === undefined) {
      resamples = draw(seed, label, sources)
      drawn.set(key, resamples)
    }
    return resamples
  }
}

function draw(seed: number, label: string, sources: number): Resamples {
  if (!(sources >= 1 && sources <= 65_536)) {
    throw new RangeError(`resampling "${label}": from 1 to 65536 sources can be drawn, got ${sources}`)
  }
  const random = seededRandom(seed, 'bootstrap', label, String(sources))
  const indices = new Uint16Array(REPLICATES * sources)
  for (let position = 0; position < indices.length; position++) {
    indices[position] = below(random, sources)
  }
  return { sources, indices }
}
