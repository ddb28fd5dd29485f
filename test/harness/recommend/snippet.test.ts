import { expect, test } from 'vitest'
import { estimators } from '../../../estimators/registry.ts'
import { snippet } from '../../../harness/recommend/snippet.ts'

test.each(estimators.map(({ id }) => [id] as const))('%s: the three lines run', async (id) => {
  const code = snippet(id, 'o200k_base', 1.5)
  if (code === undefined) throw new Error(`${id} has no lines of code`)
  expect(code.split('\n')).toHaveLength(3)
  const body = code.replace(/import (\{.*\}) from 'tokengauge\/(?:estimators|peers)'/, 'const $1 = entry')
  const run = new Function('entry', 'text', `return (async () => {\n${body}\nreturn tokens\n})()`)
  const entry = code.includes('tokengauge/peers')
    ? await import('../../../estimators/peers.ts')
    : await import('../../../estimators/index.ts')
  const text = 'How many tokens is this?'
  const spec = estimators.find((one) => one.id === id)
  const made = await spec?.create({ id: 'o200k_base' })
  expect(await run(entry, text)).toBe(Math.ceil(1.5 * (made?.estimate(text) ?? Number.NaN)))
})

test('an estimator that is not exported has none, and a factor of 1 is not shown', () => {
  expect(snippet('toString', 'o200k_base', 1)).toBeUndefined()
  expect(snippet('fitted', 'o200k_base', 1)).toContain('const tokens = estimate(text)')
})
