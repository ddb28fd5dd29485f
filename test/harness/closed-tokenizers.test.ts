import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claudeOld } from '../../harness/references/claude.ts'

const directory = mkdtempSync(join(tmpdir(), 'closed-'))
afterAll(() => rmSync(directory, { recursive: true }))

test('finds the factor and what is counted beside a text, leaves out what is no text, and quotes nothing', async () => {
  const { count } = await claudeOld.load()
  const records = Array.from({ length: 30 }, (_, index) => {
    const text = `HERRING ${index}: the fog came in from the north, and stayed for the day. `.repeat(
      2 + (index % 9),
    )
    const path = `source-${index % 6}/record.yaml`
    return {
      path,
      model: 'claude-opus-4-8',
      completion_text: text,
      completion_tokens: Math.round(1.3 * count(text)) + 4,
    }
  })
  const [first] = records as [(typeof records)[number]]
  const others = [
    { ...first, reasoning_tokens: 90, completion_tokens: 900 },
    { ...first, completion_tool_calls: [{}] },
    { ...first, model: 'gpt-5' },
    { ...first, completion_tokens: 90_000 },
  ]
  const file = join(directory, 'requests.jsonl')
  writeFileSync(file, [...records, ...others].map((record) => JSON.stringify(record)).join('\n'))
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'harness/closed-tokenizers.ts', file],
    { encoding: 'utf8' },
  )
  expect(status).toBe(0)
  expect(stdout).toContain('claude-old × 1.36: claude-opus-4-8\n')
  expect(stdout).toMatch(
    /30 of 31 completions, 6 sources; factor 1\.3\d? \(1\.[23]\d to 1\.3\d\), [345] beside/,
  )
  expect(stdout).not.toContain('HERRING')
})
