import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutput } from '../../../harness/cli/output.ts'
import { UsageError } from '../../../harness/usage-error.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tokengauge-output-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the last report stands until the new one is whole', () => {
  writeFileSync(join(directory, 'a.csv'), 'old')
  const output = openOutput(directory, ['a.csv'])
  expect(readFileSync(join(directory, 'a.csv'), 'utf8')).toBe('old')
  output.write('a.csv', ['new', ' text'])
  expect(readFileSync(join(directory, 'a.csv'), 'utf8')).toBe('new text')
  output.abandon()
  expect(readdirSync(directory)).toEqual(['a.csv'])
})

test('an abandoned run leaves what was there and nothing else', () => {
  writeFileSync(join(directory, 'a.csv'), 'old')
  openOutput(directory, ['a.csv', 'b.csv']).abandon()
  expect(readdirSync(directory)).toEqual(['a.csv'])
})

test('what a killed run left aside is removed by the next', () => {
  // No process has this number: Linux ends at 4,194,304.
  writeFileSync(join(directory, '.a.csv.99999999.tmp'), 'half')
  openOutput(directory, ['a.csv']).abandon()
  expect(readdirSync(directory)).toEqual([])
})

test('a folder that cannot be is named before anything is measured', () => {
  writeFileSync(join(directory, 'file'), '')
  expect(() => openOutput(join(directory, 'file', 'inner'), ['a.csv'])).toThrow(UsageError)
})

test('what was opened before a file that cannot be is not left aside', () => {
  expect(() => openOutput(directory, ['a.csv', 'absent/b.csv'])).toThrow(UsageError)
  expect(readdirSync(directory)).toEqual([])
})
