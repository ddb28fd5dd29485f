import { below, seededRandom } from '../../../harness/statistics/random.ts'

/** A source's numerator and denominator. */
export type SourcePair = readonly [numerator: number, denominator: number]

/** Draw the sources, list the drawn ones, add them up, divide: 2,000 times. */
export function naiveReplicates(seed: number, label: string, sources: readonly SourcePair[]): number[] {
  const random = seededRandom(seed, 'bootstrap', label, String(sources.length))
  return Array.from({ length: 2000 }, () => {
    const drawn = sources.map(() => sources[below(random, sources.length)] as SourcePair)
    const sum = (part: 0 | 1): number => drawn.reduce((total, source) => total + source[part], 0)
    return sum(0) / sum(1)
  })
}

/** Sorts, and reads off with linear interpolation where 2.5% and 97.5% lie. */
export function naiveInterval(replicates: readonly number[]): { low: number; high: number } {
  const sorted = [...replicates].sort((a, b) => a - b)
  const at = (position: number): number => {
    const lower = sorted[Math.floor(position)] as number
    return lower + (position % 1) * ((sorted[Math.ceil(position)] as number) - lower)
  }
  return { low: at(0.025 * 1999), high: at(0.975 * 1999) }
}
