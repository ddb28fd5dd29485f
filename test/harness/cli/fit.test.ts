import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { estimateTokens } from '../../../estimators/estimate-tokens.ts'
import { profileFromJson } from '../../../estimators/fitted/profile-json.ts'

const directory = mkdtempSync(join(tmpdir(), 'fit-'))
afterAll(() => rmSync(directory, { recursive: true }))
const tsx = fileURLToPath(import.meta.resolve('tsx'))

function runFit(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', tsx, resolve('harness/cli/main.ts'), 'fit', ...words], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
}

/** A provider that counts a third more than o200k_base, and 7 tokens around each text. */
const lines = Array.from({ length: 60 }, (_, index) => {
  const text =
    `Entry ${index}: the fog came in from the ${index % 2 ? 'north' : 'south'}, and stayed. `.repeat(
      4 + (index % 13),
    )
  return { text, tokens: Math.round((4 * estimateTokens(text)) / 3) + 7 }
})
const asJson = (line: object): string => JSON.stringify(line)

function file(name: string, content: string | Buffer): string {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

describe('fit', () => {
  test('writes a profile that estimateTokens takes, from a gzipped file', () => {
    const counts = file('counts.jsonl.gz', gzipSync(lines.map(asJson).join('\n')))
    const out = join(directory, 'profile.json')
    const { status, stdout, stderr } = runFit(
      '--counts',
      counts,
      '--base',
      'o200k_base',
      '--out',
      out,
      '--json',
    )
    expect(status).toBe(0)
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ state: 'fitted', base: 'o200k_base', texts: 60, skipped: 0 })
    expect(report.error_before).toBeGreaterThan(0.2)
    expect(report.error_after).toBeLessThan(0.03)
    expect(report.overhead_tokens).toBeGreaterThan(4)
    expect(report.curve.map(({ documents }: { documents: number }) => documents)).toEqual([10, 30])
    expect(stderr).toMatch(/60 texts are few/)
    expect(stderr).toMatch(/few kinds of text: none of the 60 texts has many other scripts/)
    const profile = profileFromJson(readFileSync(out, 'utf8'))
    const { text, tokens } = lines[20] as (typeof lines)[number]
    expect(Math.abs(estimateTokens(text, { profile }) / (tokens - 7) - 1)).toBeLessThan(0.05)
  })

  test('tells of lines that are of no use by file and number, and of nothing in them', () => {
    const usage = { provider: 'x', model: 'm' }
    const counts = file(
      'mixed.jsonl',
      [
        '{"text":"sk-HERRING',
        '{"text":"HERRING"}',
        '{"text":"","tokens":1}',
        '{"text":"HERRING","tokens":1.5}',
        '{"text":"HERRING","count":99999}',
        asJson({ ...usage, messages: [{ role: 'user', content: 'HERRING' }], tokens: 9 }),
        asJson(lines[0] as object),
        ...lines
          .slice(0, 40)
          .map(({ text, tokens }) => asJson({ text, count: tokens, source: text.slice(0, 9) })),
        ...lines.slice(40).map((line) => asJson({ ...usage, ...line })),
      ].join('\n'),
    )
    const out = join(directory, 'mixed.json')
    const { status, stdout, stderr } = runFit('--counts', counts, '--base', 'o200k_base', '--out', out)
    expect(status).toBe(0)
    expect(stdout).toMatch(/base o200k_base, 60 texts/)
    expect(stderr).toContain(`${counts}:1: skipped: the line is not JSON`)
    expect(stderr).toContain(`${counts}:2: skipped: the line has no \`tokens\``)
    expect(stderr).toContain(`${counts}:3: skipped: the line has an empty text`)
    expect(stderr).toContain(`${counts}:4: skipped: the line has a number of tokens that cannot be`)
    expect(stderr).toContain(`${counts}:5: skipped: the line has a number of tokens that cannot be`)
    expect(stderr).toContain(`${counts}:6: skipped: the line holds a whole request`)
    expect(stderr).toContain(`${counts}:8: skipped: the line repeats the text of an earlier one`)
    expect(stdout + stderr).not.toContain('HERRING')
  })

  test('a count that cannot be of its text alone is told', () => {
    const odd = lines.map((line, index) => (index === 7 ? { ...line, tokens: line.tokens * 4 } : line))
    const counts = file('odd.jsonl', odd.map(asJson).join('\n'))
    const { stderr } = runFit(
      '--counts',
      counts,
      '--base',
      'o200k_base',
      '--out',
      join(directory, 'odd.json'),
    )
    expect(stderr).toMatch(new RegExp(`${counts}:8: the estimate is \\d+\\.\\d% of the count`))
  })

  test('exit code 2, and no profile, for what cannot be fitted', () => {
    const out = join(directory, 'none.json')
    const few = file('few.jsonl', lines.slice(0, 12).map(asJson).join('\n'))
    const tooFew = runFit('--counts', few, '--out', out)
    expect(tooFew).toMatchObject({ status: 2, stdout: '' })
    expect(tooFew.stderr).toContain(`${few}: 12 texts of 50 tokens or more; 20 are needed`)
    expect(runFit('--counts', join(directory, 'absent.jsonl'), '--out', out).stderr).toMatch(
      /cannot be read: ENOENT/,
    )
    expect(runFit('--counts', few, '--base', 'gpt-2', '--out', out).stderr).toMatch(
      /no base is named 'gpt-2'; there are: auto, o200k_base/,
    )
    expect(runFit('--out', out).status).toBe(2)
    expect(existsSync(out)).toBe(false)
  })
})
