import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { adviceFor, bytes, type RecommendOptions, share, times } from '../../../harness/cli/recommend.ts'
import { ACCURACY_COLUMNS } from '../../../reports/columns.ts'
import { readCsv } from '../../../reports/read-csv.ts'
import { renderAdvice } from '../../../reports/recommendation.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokengauge-recommend-'))
afterAll(() => rmSync(folder, { recursive: true }))

const options: RecommendOptions = {
  model: 'gpt-4o',
  corpus: [],
  text: [],
  rows: 'reports/latest/rows.csv',
  runtime: 'node',
  json: true,
}
const BASELINE = 'reports/baseline/accuracy.csv'

describe('on the shipped baseline', () => {
  const shipped = async (wishes: Partial<RecommendOptions>) =>
    adviceFor({ ...options, ...wishes, baseline: true })

  test('its figures are those of accuracy.csv', async () => {
    const { recommendation, basis } = await shipped({ runtime: 'edge', maxBundle: 3_000 })
    expect(basis).toContain(BASELINE)
    if (recommendation.state !== 'found') throw new Error('none was found')
    const line = readCsv(ACCURACY_COLUMNS, readFileSync(BASELINE, 'utf8'), BASELINE).find(
      ({ estimator, reference, corpus, kind, split, stratum }) =>
        estimator === recommendation.best.estimator &&
        reference === 'o200k_base' &&
        corpus === 'macro' &&
        kind === 'all' &&
        split === 'holdout' &&
        stratum === 'all',
    )
    expect(recommendation.best).toMatchObject({ error: line?.wape, under_10pct: line?.under_10pct })
    expect(recommendation.best.bundle_gz_bytes).toBeLessThanOrEqual(3_000)
  })

  test('a closed tokenizer: the stand-in, its factor and its error are told', async () => {
    const text = renderAdvice(await shipped({ model: 'claude-sonnet-4-5', maxBundle: 200_000 }))
    expect(text).toContain('gemma-3 × 1.05 stands in; exact counts of it are 7.2% off')
    expect(text).toContain("create({ id: 'gemma-3' })")
  })

  test('an impossible wish names what to relax', async () => {
    const advice = await shipped({ maxError: 0.005, maxBundle: 50_000 })
    expect(advice.recommendation.state).toBe('none')
    expect(renderAdvice(advice)).toMatch(/Relax one of these:\n {2}--max-bundle \d+ \(/)
  })

  test('a corpus that there is not', async () => {
    await expect(shipped({ corpus: ['poems'] })).rejects.toThrow('there are: english')
  })
})

test('on texts of the user, with paired differences', async () => {
  for (let at = 0; at < 12; at++)
    writeFileSync(join(folder, `${at}.txt`), `Text ${at}: ${'words and words '.repeat(40)}`)
  const advice = await adviceFor({ ...options, text: [folder], maxBundle: 50_000 })
  expect(advice.basis).toContain(folder)
  expect(advice.recommendation.state).toBe('found')
  expect(advice.differences[0]).toMatchObject({ documents: 12, sources: 12 })
})

test('shares, sizes and multiples as people write them', () => {
  expect([
    share('5%'),
    share('0.05'),
    bytes('20kB'),
    bytes('1.5MB'),
    bytes('300'),
    times('5x'),
    times('2'),
  ]).toEqual([0.05, 0.05, 20_000, 1_500_000, 300, 5, 2])
  expect(() => share('much')).toThrow('5% or 0.05')
  expect(() => bytes('3 GBs')).toThrow('20kB')
  expect(() => times('fast')).toThrow('5x')
})
