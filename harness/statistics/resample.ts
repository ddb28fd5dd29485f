import { below, seededRandom } from './random.ts'

/** Bootstrap replicates behind every interval; a multiple of four. */
export const REPLICATES = 2000

/** The sources that each replicate drew, with replacement. */
export interface Resamples {
  /** The sum of the drawn sources' values, for each replicate. */
  sums(values: Float64Array): Float64Array
  /** The same for values that come back with every estimator, the reference tokens: added up once, not to be changed. */
  lastingSums(values: Float64Array): Float64Array
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
  const drawn = new Uint16Array(REPLICATES * sources)
  for (let position = 0; position < drawn.length; position++) {
    drawn[position] = below(random, sources)
  }
  const lasting: { readonly values: Float64Array; readonly sums: Float64Array }[] = []
  return {
    sums: (values) => sumDrawn(values, drawn),
    lastingSums(values) {
      let known = lasting.find((entry) => equal(entry.values, values))
      if (known === undefined) {
        known = { values, sums: sumDrawn(values, drawn) }
        lasting.push(known)
      }
      return known.sums
    },
  }
}

/** Replicate r drew the sources `drawn[r × n]` to `drawn[r × n + n - 1]`, n being the number of values. */
function sumDrawn(values: Float64Array, drawn: Uint16Array): Float64Array {
  const sums = new Float64Array(REPLICATES)
  const sources = values.length
  // Four replicates at once: a lone sum waits for each addition before the next, which takes twice the time.
  for (let replicate = 0; replicate < REPLICATES; replicate += 4) {
    let a = replicate * sources
    let b = a + sources
    let c = b + sources
    let d = c + sources
    let sumA = 0
    let sumB = 0
    let sumC = 0
    let sumD = 0
    for (const end = b; a < end; a++, b++, c++, d++) {
      sumA += values[drawn[a] as number] as number
      sumB += values[drawn[b] as number] as number
      sumC += values[drawn[c] as number] as number
      sumD += values[drawn[d] as number] as number
    }
    sums[replicate] = sumA
    sums[replicate + 1] = sumB
    sums[replicate + 2] = sumC
    sums[replicate + 3] = sumD
  }
  return sums
}

function equal(left: Float64Array, right: Float64Array): boolean {
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return left.length === right.length
}
