import { describe, expect, test } from 'vitest'
import { pruningChecks } from '../../../harness/gate/pruning.ts'
import { pruningCases } from '../../../harness/pruning/cases.ts'
import { INVARIANTS } from '../../../harness/pruning/invariants.ts'
import { measurePruning, PRUNERS } from '../../../harness/pruning/measure-pruning.ts'
import { gone, whole } from '../../../harness/pruning/outcome.ts'
import type { Pruner } from '../../../harness/pruning/pruner.ts'
import { ours } from '../../../harness/pruning/pruners/ours.ts'
import { cacheLine } from '../../../harness/pruning/tool-loop.ts'
import { violationsOf } from '../../../harness/pruning/violations.ts'

const [own] = ours as [Pruner]
const cases = pruningCases(60, 1)

/** Ours, with one message more or less in what comes out. */
function broken(spoil: (left: number[]) => number[]): Pruner {
  return {
    ...own,
    formats: ['openai-chat'],
    async prune({ items }) {
      const kept = spoil(items.map((_, index) => index))
      const left = items.map((item, index) => (kept.includes(index) ? whole(item, 'kept') : gone))
      return { left, isSubsequence: true, cost: 0, refused: false }
    },
  }
}

describe('pruning is measured', () => {
  test('ours breaks nothing in any format, and is judged on every invariant', async () => {
    const lines = (await violationsOf(own, cases)) ?? []
    expect(lines.map(({ invariant }) => invariant)).toEqual([...INVARIANTS.map(({ id }) => id), 'FIT'])
    for (const line of lines) expect(line).toMatchObject({ violations: 0, share: 0 })
    expect(lines[0]?.cases).toBeGreaterThan(200)
    expect(pruningChecks(lines).every(({ state }) => state === 'passed')).toBe(true)
  })

  test.each([
    ['drops the oldest message', (left: number[]) => left.slice(1), ['START']],
    [
      'drops the newest message',
      (left: number[]) => left.slice(0, -1),
      ['PAIR', 'BATCH', 'LAST_USER', 'LIVE_TAIL'],
    ],
    ['keeps every second message', (left: number[]) => left.filter((index) => index % 2), ['PAIR', 'SYSTEM']],
    ['keeps nothing', () => [], ['NONEMPTY', 'SYSTEM', 'LAST_USER']],
  ])('a pruner that %s fails the gate', async (_, spoil, ids) => {
    const lines = (await violationsOf(broken(spoil), cases)) ?? []
    const failed = pruningChecks(lines).filter(({ state }) => state === 'failed')
    expect(failed.map(({ metric }) => metric)).toEqual(expect.arrayContaining(ids))
  })

  test('a pruner that throws breaks NONEMPTY and FIT in every case', async () => {
    const throwing: Pruner = { ...own, prune: () => Promise.reject(new Error('no')) }
    const lines = (await violationsOf(throwing, cases)) ?? []
    for (const { invariant, share } of lines)
      expect(share).toBe(['NONEMPTY', 'FIT'].includes(invariant) ? 1 : 0)
  })

  test('without any line of ours the gate cannot say', () => {
    expect(pruningChecks([])).toMatchObject([{ state: 'missing' }])
  })

  test('every peer is measured with two sets of options, on the same cases, and the same twice', async () => {
    const peers = PRUNERS.filter((pruner) => pruner.package !== null)
    expect(peers.length).toBe(6)
    const few = { seed: 3, cases: 20, speed: false, pruners: peers }
    const first = await measurePruning(few)
    expect(new Set(first.violations.map(({ pruner, options }) => `${pruner} ${options}`)).size).toBe(6)
    expect(
      first.violations.some(({ pruner, violations }) => pruner.startsWith('LangChain') && violations > 0),
    ).toBe(true)
    expect(await measurePruning(few)).toEqual(first)
  })

  test('a package that is not installed leaves no line', async () => {
    expect(await violationsOf({ ...own, package: 'no-such-package' }, cases)).toBeNull()
    expect(await cacheLine({ ...own, package: 'no-such-package' }, 300)).toBeNull()
  })
})

describe('the tool loop', () => {
  test('what is sent unchanged is read from the cache, all but the newest step', async () => {
    const keeping: Pruner = { ...own, session: () => async (messages) => messages }
    const line = await cacheLine(keeping, 300)
    expect(line?.hit_rate).toBeGreaterThan(0.98)
    expect(line?.overflows).toBeGreaterThan(90)
  })

  test('what changes at its beginning is written anew', async () => {
    let request = 0
    const changing: Pruner = {
      ...own,
      session: () => async (messages) => [
        { role: 'user', content: `request ${request++}` } as never,
        ...messages.slice(-4),
      ],
    }
    expect(await cacheLine(changing, 300)).toMatchObject({
      cached_tokens: 0,
      hit_rate: 0,
      relative_cost: 1.25,
    })
  })

  test('ours never overflows', async () => {
    for (const pruner of ours) expect(await cacheLine(pruner, 1_000)).toMatchObject({ overflows: 0 })
  })
})
