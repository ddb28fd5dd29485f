import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { codeDigest } from '../../../harness/counting/code-digest.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokengauge-code-'))
afterAll(() => rmSync(folder, { recursive: true }))
const module = pathToFileURL(join(folder, 'index.ts')).href

test('changes with a named file, and with no other', () => {
  for (const name of ['index.ts', 'a.ts', 'b.ts']) writeFileSync(join(folder, name), name)
  const before = [codeDigest(module, ['a']), codeDigest(module)]
  writeFileSync(join(folder, 'b.ts'), 'changed')
  writeFileSync(join(folder, 'notes.md'), 'not code')
  expect(codeDigest(module, ['a'])).toBe(before[0])
  expect(codeDigest(module)).not.toBe(before[1])
  writeFileSync(join(folder, 'a.ts'), 'changed')
  expect(codeDigest(module, ['a'])).not.toBe(before[0])
})
