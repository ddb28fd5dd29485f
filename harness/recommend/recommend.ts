import type { Candidate } from './candidate.ts'

export type Runtime = 'node' | 'browser' | 'edge'

/** What the answer must keep to; an absent wish allows anything. Shares are fractions. */
export interface Wishes {
  readonly maxError?: number
  readonly maxUnderEstimate?: number
  readonly maxBundleBytes?: number
  /** Times tokenx. */
  readonly minSpeed?: number
  readonly runtime: Runtime
}

export type Recommendation =
  | {
      readonly state: 'found'
      readonly best: Candidate
      /** The next ones that keep to the wishes, nearest first. */
      readonly runnersUp: readonly Candidate[]
      /** The estimator with the least error; `best` itself unless that is no worse and faster or smaller. */
      readonly nearest: Candidate
    }
  | {
      readonly state: 'none'
      /** For each wish that alone stands in the way: the least change by which it would not. */
      readonly relax: readonly Relaxation[]
    }

export interface Relaxation {
  readonly wish: keyof Wishes
  readonly to: number | Runtime
  readonly estimator: string
}

/** What a worker of Cloudflare's free plan may weigh, gzipped ("Workers limits"). */
export const EDGE_GZ_BYTES = 3_000_000

/**
 * How much more error one has than another, at the unfavourable end of the paired difference's interval: a wide
 * interval around 0 is no proof that two are alike.
 */
export type MostWorse = (candidate: Candidate, nearest: Candidate) => number

/** Half a point of error more is no worse. */
const NO_WORSE = 0.005

/**
 * Among those that keep to the wishes and are no worse than the nearest of them, the fastest in Node, and the
 * smallest elsewhere.
 *
 * @param standInError mean error of exact counts, where another tokenizer stands in for the model's own: beside it a
 * small error of the estimator does not show, since independent errors add in squares
 */
export function recommend(
  candidates: readonly Candidate[],
  wishes: Wishes,
  mostWorse: MostWorse,
  standInError = 0,
): Recommendation {
  const known = candidates
    .filter(({ error }) => error !== null)
    .sort((one, two) => (one.error as number) - (two.error as number) || speedOf(two) - speedOf(one))
  const fitting = known.filter((candidate) => brokenBy(candidate, wishes).length === 0)
  const [nearest] = fitting
  if (nearest === undefined) return { state: 'none', relax: relaxations(known, wishes) }
  const total = (error: number): number => Math.hypot(error, standInError)
  const nearestError = nearest.error as number
  const equals = fitting.filter(
    (candidate) =>
      candidate === nearest ||
      total(nearestError + mostWorse(candidate, nearest)) - total(nearestError) <= NO_WORSE,
  )
  const best = equals.reduce((one, two) => (isPreferred(two, one, wishes.runtime) ? two : one))
  return { state: 'found', best, nearest, runnersUp: fitting.filter((one) => one !== best).slice(0, 3) }
}

/** The wishes that a candidate does not keep to. What is not known of it keeps to none. */
function brokenBy(candidate: Candidate, wishes: Wishes): (keyof Wishes)[] {
  const { maxError, maxUnderEstimate, maxBundleBytes, minSpeed, runtime } = wishes
  const broken: (keyof Wishes)[] = []
  const above = (value: number | null, most: number | undefined): boolean =>
    most !== undefined && !(value !== null && value <= most)
  if (above(candidate.error, maxError)) broken.push('maxError')
  if (above(candidate.under_10pct, maxUnderEstimate)) broken.push('maxUnderEstimate')
  if (above(candidate.bundle_gz_bytes, maxBundleBytes)) broken.push('maxBundleBytes')
  if (minSpeed !== undefined && !(speedOf(candidate) >= minSpeed)) broken.push('minSpeed')
  const most = runtime === 'edge' ? EDGE_GZ_BYTES : Number.MAX_SAFE_INTEGER
  if (runtime !== 'node' && above(candidate.bundle_gz_bytes, most)) broken.push('runtime')
  return broken
}

/** Of the candidates that break one wish alone, for each wish the one that breaks it least. */
function relaxations(candidates: readonly Candidate[], wishes: Wishes): Relaxation[] {
  const found = new Map<keyof Wishes, Relaxation>()
  for (const candidate of candidates) {
    const [wish, another] = brokenBy(candidate, wishes)
    if (wish === undefined || another !== undefined) continue
    const to = neededFor(wish, candidate)
    const known = found.get(wish)
    const isNearer =
      known === undefined ||
      (wish === 'minSpeed' ? Number(to) > Number(known.to) : Number(to) < Number(known.to))
    if (to !== null && isNearer) found.set(wish, { wish, to, estimator: candidate.estimator })
  }
  return [...found.values()]
}

function neededFor(wish: keyof Wishes, candidate: Candidate): number | Runtime | null {
  switch (wish) {
    case 'maxError':
      return candidate.error
    case 'maxUnderEstimate':
      return candidate.under_10pct
    case 'maxBundleBytes':
      return candidate.bundle_gz_bytes
    case 'minSpeed':
      return candidate.speed_to_tokenx
    case 'runtime':
      return 'node'
  }
}

function isPreferred(one: Candidate, other: Candidate, runtime: Runtime): boolean {
  return runtime === 'node' ? speedOf(one) > speedOf(other) : sizeOf(one) < sizeOf(other)
}

function speedOf({ speed_to_tokenx }: Candidate): number {
  return speed_to_tokenx ?? 0
}

function sizeOf({ bundle_gz_bytes }: Candidate): number {
  return bundle_gz_bytes ?? Number.MAX_SAFE_INTEGER
}
