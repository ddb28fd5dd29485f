import { describe, expect, test } from 'vitest'
import type { LaunchRequest } from '../../../harness/throughput/launch.ts'
import { runLaunch } from '../../../harness/throughput/run-launch.ts'

const request = (id: string): LaunchRequest => ({
  module: new URL('../counting/unruly-contenders.ts', import.meta.url).href,
  id,
  target: { id: 'o200k_base' },
  batches: [{ corpus: 'english', familiar: ['a b c'], unseen: ['d e f', 'i j'] }],
  shortTexts: ['k l m'],
  warmMs: 5,
})

describe('runLaunch', () => {
  test('measures every figure', async () => {
    const outcome = await runLaunch(request('length'), 30_000)
    if (outcome.state !== 'measured') throw new Error(outcome.reason)
    const { corpora, ...figures } = outcome.result
    for (const figure of Object.values({ ...figures, ...corpora[0], corpus: 1 }))
      expect(figure).toBeGreaterThan(0)
    expect(corpora.map(({ corpus }) => corpus)).toEqual(['english'])
    // It must be the launch's own memory, not what it inherits from the process that started it.
    expect(figures.peak_rss_bytes).toBeLessThan(200_000_000)
  })

  test('tells why a contender could not be timed', async () => {
    expect(await runLaunch(request('does-not-load'), 30_000)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('vocabulary missing'),
    })
  })

  test('ends a contender that hangs', async () => {
    expect(await runLaunch(request('hangs-while-loading'), 2_000)).toEqual({
      state: 'failed',
      reason: 'deadline: not done within 2000 ms',
    })
  })
})
