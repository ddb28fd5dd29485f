import { afterAll, describe, expect, test } from 'vitest'
import type { Contender } from '../../../harness/counting/contender.ts'
import { countTexts } from '../../../harness/counting/count-texts.ts'
import { createPool } from '../../../harness/counting/pool.ts'

const module = new URL('./unruly-contenders.ts', import.meta.url).href
const pool = createPool(2)
afterAll(() => pool.destroy())

const unruly = (id: string): Contender => ({ role: 'estimator', module, id, target: { id: 'o200k_base' } })
const run = (id: string, texts: readonly string[], deadlineMs = 500) =>
  countTexts(pool, unruly(id), texts, { deadlineMs, loadDeadlineMs: 5_000 })

describe('countTexts', () => {
  test('counts every text in order', async () => {
    const { counts } = await run('length', ['a', '', 'abc'])
    expect(counts).toEqual([1, 0, 3].map((tokens) => ({ tokens, fault: null })))
  })

  test('no texts need no worker', async () => {
    const { counts, load_ms } = await run('does-not-load', [])
    expect([counts, load_ms]).toEqual([[], 0])
  })

  test('a text on which the contender hangs is a fault, and the others are counted', async () => {
    const { counts } = await run('hangs-on-h', ['a', 'h', 'bb', 'hh', 'ccc'])
    expect(counts.map(({ tokens }) => tokens)).toEqual([1, null, 2, null, 3])
    expect(counts[1]?.fault).toBe('deadline: no count within 500 ms')
  })

  test('an exception is the fault of its text alone, by its first line', async () => {
    const { counts } = await run('throws-on-t', ['a', 't', 'b'])
    expect(counts.map(({ fault }) => fault)).toEqual([null, 'threw RangeError: no t, please', null])
  })

  test.each([
    ['fraction', '1.5'],
    ['nan', 'NaN'],
    ['negative', '-1'],
    ['promise', '[object Promise]'],
  ])('%s is named as what it is', async (id, shown) => {
    const { counts } = await run(id, ['a'])
    expect(counts).toEqual([{ tokens: null, fault: `not an integer >= 0: ${shown}` }])
  })

  test('a contender that does not load faults on every text', async () => {
    const { counts } = await run('does-not-load', ['a', 'b'])
    expect(counts.map(({ fault }) => fault)).toEqual(Array(2).fill('load: Error: vocabulary missing'))
  })

  test('a contender that hangs while loading is given up', async () => {
    const { counts } = await countTexts(pool, unruly('hangs-while-loading'), ['a'], {
      deadlineMs: 500,
      loadDeadlineMs: 1_500,
    })
    expect(counts[0]?.fault).toBe('load: deadline: no count within 1500 ms')
  })

  test('a thread that ends itself loses only its text', async () => {
    const { counts } = await run('exits', ['a', 'x', 'b'])
    expect(counts.map(({ tokens }) => tokens)).toEqual([1, null, 1])
    expect(counts[1]?.fault).toMatch(/\S/)
  })

  test('progress reaches the number of texts', async () => {
    let last = 0
    await countTexts(pool, unruly('length'), ['a', 'b'], {
      deadlineMs: 500,
      loadDeadlineMs: 5_000,
      onProgress: (done) => {
        last = done
      },
    })
    expect(last).toBe(2)
  })
})
