import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderReadme } from '../../../harness/cli/readme.ts'

test('the result table of README.md is that of the committed baseline', async () => {
  const readme = readFileSync('README.md', 'utf8')
  // Remedy: npm run tokengauge -- readme
  expect(await renderReadme(readme)).toBe(readme)
})
