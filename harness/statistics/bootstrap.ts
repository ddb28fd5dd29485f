import { REPLICATES, type Resampler, type Resamples } from './resample.ts'

/** Two sums for each source: what a ratio such as WAPE divides. The sources are in a fixed order. */
export interface RatioSums {
  readonly numerators: Float64Array
  readonly denominators: Float64Array
}

/** Σ numerators / Σ denominators; null when nothing is to be divided by. */
export function ratio(sums: RatioSums): number | null {
  const denominator = total(sums.denominators)
  return denominator === 0 ? null : total(sums.numerators) / denominator
}

/**
 * The ratio of sums in each bootstrap replicate. Whole sources are drawn, not documents: the documents of one
 * source are alike, so drawing them one by one would make the interval too narrow (the cluster bootstrap, Davison
 * and Hinkley, "Bootstrap Methods and their Application", 1997, section 3.8). Infinite or NaN where a replicate
 * drew nothing to divide by.
 */
export function ratioReplicates(sums: RatioSums, resamples: Resamples): Float64Array {
  const replicates = resamples.sums(sums.numerators)
  const denominators = resamples.lastingSums(sums.denominators)
  for (let index = 0; index < REPLICATES; index++) {
    replicates[index] = (replicates[index] as number) / (denominators[index] as number)
  }
  return replicates
}

/** A kind's sums, with the label its sources are drawn under. */
export interface KindSums {
  readonly label: string
  readonly sums: RatioSums
}

/**
 * The mean over kinds of the ratio of sums, in each bootstrap replicate: sources are drawn within each kind. A
 * kind with one source cannot vary alone, and to hold it fixed would make the interval too narrow. So those kinds
 * are drawn from one another, as collapsed strata are in survey sampling (Cochran, "Sampling Techniques", 1977,
 * section 5A.12); that errs on the wide side. Every kind must have something to divide by.
 */
export function macroReplicates(
  kinds: readonly KindSums[],
  label: string,
  resampler: Resampler,
): Float64Array {
  const mean = new Float64Array(REPLICATES)
  const addShare = (kind: KindSums, share: number): void => {
    const replicates = ratioReplicates(kind.sums, resampler(kind.label, kind.sums.numerators.length))
    for (let index = 0; index < REPLICATES; index++) {
      mean[index] = (mean[index] as number) + (replicates[index] as number) * share
    }
  }
  const single: number[] = []
  for (const kind of kinds) {
    if (kind.sums.numerators.length === 1) single.push(ratio(kind.sums) as number)
    else addShare(kind, 1 / kinds.length)
  }
  if (single.length > 0) {
    const sums = {
      numerators: Float64Array.from(single),
      denominators: new Float64Array(single.length).fill(1),
    }
    addShare({ label: `${label}/single-source kinds`, sums }, single.length / kinds.length)
  }
  return mean
}

function total(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
