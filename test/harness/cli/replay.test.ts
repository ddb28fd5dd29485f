import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { ConvergenceLine, ReplayLine } from '../../../harness/usage/replay-report.ts'
import { CONVERGENCE_COLUMNS, REPLAY_COLUMNS } from '../../../reports/columns.ts'
import { readCsv } from '../../../reports/read-csv.ts'

const directory = mkdtempSync(join(tmpdir(), 'replay-cli-'))
afterAll(() => rmSync(directory, { recursive: true }))

const out = join(directory, 'out')
const fixtures = 'test/harness/usage/fixtures'
const all = readdirSync(fixtures).map((name) => resolve(fixtures, name))
const tsx = fileURLToPath(import.meta.resolve('tsx'))

function replay(
  words: readonly string[],
  cwd = '.',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', tsx, resolve('harness/cli/main.ts'), 'replay', ...words], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  })
}

/** A conversation that grows turn by turn; the provider counts half as much again, and 300 tokens of its own. */
function conversation(turns: number): string {
  const messages: { role: string; content: string }[] = []
  const lines: string[] = []
  for (let turn = 0; turn < turns; turn++) {
    messages.push({ role: 'user', content: `Entry ${turn}: ${'the fog came in from the north '.repeat(30)}` })
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
    const usage = { prompt_tokens: Math.round((1.5 * characters) / 4) + 300 }
    lines.push(
      JSON.stringify({ request: { model: 'gpt-4o', messages }, response: { model: 'gpt-4o', usage } }),
    )
  }
  return lines.join('\n')
}

describe('replay', () => {
  test('every authored format, in JSON: a request for each record, and nothing else on standard output', () => {
    const { status, stdout, stderr } = replay([
      ...all,
      '-e',
      'chars-4',
      '-e',
      'exact',
      '--json',
      '--out',
      out,
    ])
    expect(status).toBe(0)
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ state: 'replayed', requests: 12, bad: [], warnings: [] })
    expect(report.ignored).toEqual({
      'the request failed': 1,
      'a span of no model': 1,
      'the span holds no messages: content capture is off': 1,
    })
    const whole = (report.lines as ReplayLine[]).filter(({ provider }) => provider === 'all')
    expect(whole.map(({ estimator, variant, requests }) => [estimator, variant, requests])).toEqual(
      ['chars-4', 'exact'].flatMap((id) =>
        ['raw', 'calibrated', 'bound-95'].map((variant) => [id, variant, 12]),
      ),
    )
    expect(stderr).not.toMatch(/undefined|NaN/)
  })

  test('learns what the provider adds, and writes CSVs that read back', () => {
    const file = join(directory, 'conversation.jsonl')
    writeFileSync(file, conversation(60))
    const { status, stdout } = replay([file, '-e', 'chars-4', '--context-tokens', '16000', '--out', out])
    expect(status).toBe(0)
    expect(stdout).toMatch(/openai +│ gpt-4o +│ 60 +│ chars-4/)
    const lines = readCsv(REPLAY_COLUMNS, readFileSync(join(out, 'replay.csv'), 'utf8'), 'replay.csv')
    const of = (variant: string): ReplayLine =>
      lines.find((line) => line.variant === variant && line.model === 'gpt-4o') as ReplayLine
    expect(of('raw').wape).toBeGreaterThan(0.3)
    expect(of('calibrated').wape).toBeLessThan(0.03)
    expect(of('bound-95').under_0pct).toBeLessThan(0.1)
    const { rejected_rightly, rejection_missed } = of('raw')
    expect(rejected_rightly).toBe(0)
    expect(rejection_missed).toBeGreaterThan(5)
    expect(of('calibrated').rejected_rightly).toBeGreaterThan(5)
    expect(of('calibrated').rejection_missed).toBe(0)
    const curve = readCsv(CONVERGENCE_COLUMNS, readFileSync(join(out, 'convergence.csv'), 'utf8'), 'c')
    const at = (from: number): ConvergenceLine =>
      curve.find((line) => line.variant === 'calibrated' && line.from_request === from) as ConvergenceLine
    expect(at(1).wape as number).toBeGreaterThan(10 * (at(21).wape as number))
  })

  test('bad lines are named on standard error, by number and without their text', () => {
    const file = join(directory, 'damaged.jsonl')
    writeFileSync(file, `${conversation(2)}\n{"prompt":"sk-HERRING\n${'[1]\n'.repeat(30)}`)
    const { status, stdout, stderr } = replay([file, '-e', 'chars-4', '--out', out])
    expect(status).toBe(0)
    expect(stderr).toContain(`${file}:3: skipped: the line is not JSON`)
    expect(stderr).toContain('and 11 more bad lines')
    expect(stdout + stderr).not.toContain('HERRING')
  })

  test('a request nested too deep costs its own line alone', () => {
    const file = join(directory, 'deep.jsonl')
    const deep = `{"request":{"messages":[{"role":"user","content":${'['.repeat(200_000)}${']'.repeat(200_000)}}],"model":"m"},"prompt_tokens":9}`
    writeFileSync(file, `${deep}\n${conversation(1)}`)
    const { status, stdout } = replay([file, '-e', 'chars-4', '--json', '--out', out])
    expect(status).toBe(0)
    const { requests, bad } = JSON.parse(stdout)
    expect(requests + bad.length).toBe(2)
    expect(requests).toBeGreaterThanOrEqual(1)
  })

  test('exit codes: 2 for what the caller named wrongly, 3 where nothing could be replayed', () => {
    expect(replay([join(directory, 'absent.jsonl')])).toMatchObject({ status: 2, stdout: '' })
    expect(replay([...all, '-e', 'nope']).stderr).toMatch(/no estimator is named 'nope'; there are: .*exact/)
    expect(replay([...all, '--context-tokens', '2']).status).toBe(2)
    const empty = join(directory, 'empty.jsonl')
    writeFileSync(empty, '\n')
    expect(replay([empty, '--out', out]).status).toBe(3)
  })

  test('without a file and without the shared records it is missing, and not passed', () => {
    const nowhere = mkdtempSync(join(directory, 'nowhere-'))
    const { status, stdout } = replay(['--json'], join(nowhere))
    expect(status).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({ state: 'missing' })
  })
})
