import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runRequests } from '../../../harness/cli/requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokengauge-requests-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('writes the figures, names what was left out, and is not content with groups that are absent', async () => {
  const file = join(folder, 'recorded.jsonl')
  const record = {
    provider: 'openai',
    endpoint: 'chat',
    model: 'gpt-4o',
    request: { messages: [{ role: 'user', content: 'Hello' }] },
    // 3 + (3 + user 1 + Hello 1)
    prompt_tokens: 8,
    source_repo: 'a/c',
    path: 'x/y.yaml',
  }
  writeFileSync(file, `${JSON.stringify(record)}\n{"broken\n`)
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  try {
    expect(await runRequests(file, { out: folder, json: true, updateBaseline: false })).toBe(3)
  } finally {
    vi.restoreAllMocks()
  }
  const report = JSON.parse(written.join(''))
  expect(report).toMatchObject({ state: 'measured', requests: 1, leftOut: { 'is not JSON': 1 } })
  expect(report.lines[0]).toMatchObject({ contender: 'exact', exact_share: 1, median_error: 0 })
  expect(
    report.lines.find(({ contender }: { contender: string }) => contender === 'cookbook').exact_share,
  ).toBe(1)
  expect(report.verdicts.some(({ state }: { state: string }) => state === 'missing')).toBe(true)
  expect(readFileSync(join(folder, 'requests.csv'), 'utf8').split('\n')[0]).toContain('group,half,contender')
})
