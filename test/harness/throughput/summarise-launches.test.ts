import { describe, expect, test } from 'vitest'
import type { LaunchResult } from '../../../harness/throughput/launch.ts'
import { summariseLaunches } from '../../../harness/throughput/summarise-launches.ts'

const launch = (warm: number, other: Partial<LaunchResult> = {}): LaunchResult => ({
  load_ms: 3,
  ns_per_short_call: 40,
  peak_rss_bytes: 5e7,
  corpora: [
    { corpus: 'english', first_pass_bytes_per_s: warm / 2, warm_bytes_per_s: warm },
    { corpus: 'code', first_pass_bytes_per_s: 1, warm_bytes_per_s: 1 },
  ],
  ...other,
})
const paired = [launch(10), launch(20), launch(40)]
const summarise = (launches: readonly (LaunchResult | null)[], base: typeof launches = paired) =>
  summariseLaunches('ours', 'english', launches, base, 800)

describe('a line of throughput.csv', () => {
  test('has medians over launches, and the extremes of the warm speeds', () => {
    const launches = [launch(300, { load_ms: 9 }), launch(100, { load_ms: 1 }), launch(200, { load_ms: 2 })]
    expect(summarise(launches)).toEqual({
      estimator: 'ours',
      corpus: 'english',
      first_pass_bytes_per_s: 100,
      warm_bytes_per_s: 200,
      low: 100,
      high: 300,
      ns_per_short_call: 40,
      load_ms: 2,
      peak_rss_bytes: 5e7,
      bundle_gz_bytes: 800,
      // Round by round 30, 5 and 5; the ratio of the medians would be 10.
      ratio_to_tokenx: 5,
    })
  })

  test('lacks what one launch lacks, and never takes it for 0', () => {
    expect(summarise([launch(300), null, launch(200)])).toMatchObject({
      first_pass_bytes_per_s: null,
      warm_bytes_per_s: null,
      low: null,
      high: null,
      ns_per_short_call: null,
      load_ms: null,
      peak_rss_bytes: null,
      ratio_to_tokenx: null,
      bundle_gz_bytes: 800,
    })
  })

  test('has no ratio where tokenx was not timed, or failed', () => {
    expect(summarise([launch(300)], []).ratio_to_tokenx).toBeNull()
    expect(summarise([launch(300)], [null])).toMatchObject({ ratio_to_tokenx: null, warm_bytes_per_s: 300 })
  })

  test('has nothing where nothing was launched', () => {
    expect(summarise([])).toMatchObject({ warm_bytes_per_s: null, low: null, ratio_to_tokenx: null })
  })
})
