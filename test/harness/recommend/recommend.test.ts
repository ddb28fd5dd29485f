import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../harness/recommend/candidate.ts'
import { recommend, type Wishes } from '../../../harness/recommend/recommend.ts'

const candidate = (
  estimator: string,
  error: number | null,
  size: number | null,
  speed: number | null,
): Candidate => ({
  estimator,
  error,
  under_10pct: error === null ? null : error / 2,
  safety_factor: null,
  bundle_gz_bytes: size,
  speed_to_tokenx: speed,
})
const all = [
  candidate('rough', 0.25, 100, 1000),
  candidate('small', 0.07, 3_000, 7),
  candidate('middle', 0.05, 18_000, 6),
  candidate('exact-slow', 0, 1_000_000, 0.5),
  candidate('exact', 0, 1_400_000, 1.7),
  candidate('native', 0, null, 3),
  candidate('unknown', null, 10, 10),
]
const byError = (one: Candidate, other: Candidate) => (one.error as number) - (other.error as number)
const bestFor = (wishes: Partial<Wishes>, mostWorse = byError, standIn?: number) => {
  const found = recommend(all, { runtime: 'node', ...wishes }, mostWorse, standIn)
  return found.state === 'found' ? found.best.estimator : found
}

describe('recommend', () => {
  test('the least error; among equals the fastest in Node, the smallest in a browser', () => {
    expect(bestFor({})).toBe('native')
    expect(bestFor({ runtime: 'browser' })).toBe('exact-slow')
  })

  test('each wish leaves out what does not keep to it, and what is not known', () => {
    expect(bestFor({ maxBundleBytes: 20_000 })).toBe('middle')
    expect(bestFor({ maxBundleBytes: 3_000 })).toBe('small')
    expect(bestFor({ minSpeed: 6.5 })).toBe('small')
    expect(bestFor({ maxUnderEstimate: 0.03, minSpeed: 5 })).toBe('middle')
    expect(recommend(all, { runtime: 'browser' }, byError)).toMatchObject({
      runnersUp: [{ estimator: 'exact' }, { estimator: 'middle' }, { estimator: 'small' }],
    })
  })

  test('within half a point at the far end of the interval is no worse; a wide interval is no proof', () => {
    const within = { maxBundleBytes: 20_000, runtime: 'edge' } as const
    expect(bestFor(within, () => 0.004)).toBe('rough')
    expect(bestFor(within, (one) => (one.estimator === 'small' ? 0.004 : 0.3))).toBe('small')
    expect(bestFor(within, () => 0.3)).toBe('middle')
  })

  test('beside the error of a stand-in a small error does not show', () => {
    expect(bestFor({ runtime: 'browser' }, byError, 0.3)).toBe('middle')
  })

  test('none: the one wish to relax, and how far', () => {
    expect(bestFor({ maxError: 0.01, maxBundleBytes: 20_000 })).toEqual({
      state: 'none',
      relax: [
        { wish: 'maxBundleBytes', to: 1_000_000, estimator: 'exact-slow' },
        { wish: 'maxError', to: 0.05, estimator: 'middle' },
      ],
    })
    expect(bestFor({ maxError: 0.01, maxBundleBytes: 20_000, minSpeed: 5_000 })).toEqual({
      state: 'none',
      relax: [],
    })
  })
})
