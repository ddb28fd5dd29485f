import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CountOptions, runCount } from '../../../harness/cli/count.ts'
import { findFiles } from '../../../harness/count/find-files.ts'
import { o200kBase } from '../../../harness/references/openai.ts'

const options: CountOptions = { model: 'gpt-4o', estimator: 'fitted', exact: false, upper: false, json: true }
let folder: string
let out: string[]
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokengauge-count-'))
  out = []
  told = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((text) => void told.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const write = (name: string, content: string | Buffer): string => {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
  return file
}

describe('runCount', () => {
  test('files and a total; what is binary is skipped with a note', async () => {
    const one = write('one.txt', 'How many tokens is this?\n')
    const two = write('two.txt', 'And this?\n')
    const picture = write('picture.png', Buffer.from([0x89, 0, 1]))
    expect(await runCount([one, two, picture], { ...options, exact: true })).toBe(0)
    const report = JSON.parse(out.join(''))
    const { count } = await o200kBase.load()
    const exact = count('How many tokens is this?\n') + count('And this?\n')
    expect(report.total).toEqual({ file: 'total', tokens: exact, upper_tokens: null, words: 7, bytes: 35 })
    expect(report.skipped).toEqual([{ file: picture, reason: 'is binary (a zero at byte 1)' }])
    expect(told).toEqual([`skipped ${picture}: it is binary (a zero at byte 1)`])
  })

  test('a budget that is passed is 1, nothing counted is 3', async () => {
    const file = write('a.txt', 'word '.repeat(100))
    expect(await runCount([file], { ...options, budget: 1_000 })).toBe(0)
    expect(await runCount([file], { ...options, budget: 50 })).toBe(1)
    expect(await runCount([write('b.bin', Buffer.from([0]))], options)).toBe(3)
  })

  test('standard input, an estimator by name, and its upper bound', async () => {
    const input = (async function* () {
      yield Buffer.from('one two ')
      yield Buffer.from('three')
    })()
    expect(await runCount([], { ...options, estimator: 'chars-4', upper: true }, input)).toBe(0)
    const { total } = JSON.parse(out.join(''))
    expect(total).toMatchObject({ tokens: 4, words: 3, bytes: 13 })
    expect(total.upper_tokens).toBeGreaterThan(4)
  })

  test('what cannot be done is refused with the remedy', async () => {
    await expect(runCount([join(folder, 'absent')], options)).rejects.toThrow('no such file or directory')
    await expect(runCount([folder], { ...options, estimator: 'nope' })).rejects.toThrow('there are: chars-4')
    await expect(runCount([folder], { ...options, upper: true })).rejects.toThrow('leave --upper out')
    write('.gitignore', '*')
    await expect(runCount([folder], options)).rejects.toThrow('no files there')
    const closed = { ...options, model: 'claude-sonnet-4-5', exact: true }
    await expect(runCount([folder], closed)).rejects.toThrow('leave --exact out')
  })

  test('as a table for a person', async () => {
    await runCount([write('a.txt', 'hello world\n'), write('b.txt', 'x\n')], { ...options, json: false })
    const lines = out.join('').trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^tokens +words +bytes/)
    expect(lines[3]).toMatch(/3 +14 +total/)
  })
})

test("a directory's files are those that git would list", async () => {
  write('.gitignore', 'build/\n*.log\n')
  write('src/.gitignore', 'secret.txt\n!kept.log\n')
  for (const name of ['a.txt', 'b.log', 'build/x.js', 'src/secret.txt', 'src/c.ts', 'src/kept.log', '.dot']) {
    write(name, 'x')
  }
  execFileSync('git', ['init', '-q'], { cwd: folder })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const files = await findFiles([folder])
  expect(files).toEqual(
    listed
      .trim()
      .split('\n')
      .sort()
      .map((name) => join(folder, name)),
  )
  expect(files).toContain(join(folder, 'src/kept.log'))
})
