import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Document } from '../../corpora/document.ts'
import { createPool } from '../../harness/counting/pool.ts'
import { measure, ReferenceNotLoadedError } from '../../harness/measure.ts'
import { references } from './counting/fake-references.ts'
import { estimators } from './counting/unruly-contenders.ts'

const modules = {
  estimators: new URL('./counting/unruly-contenders.ts', import.meta.url).href,
  references: new URL('./counting/fake-references.ts', import.meta.url).href,
}
const pool = createPool(2)
afterAll(() => pool.destroy())

let cacheDirectory: string
beforeEach(() => {
  cacheDirectory = mkdtempSync(join(tmpdir(), 'tokengauge-measure-'))
  return () => rmSync(cacheDirectory, { recursive: true })
})

const document = (id: string, text: string): Document => ({
  id,
  corpus: 'english',
  kind: 'english/books',
  source: 'a',
  split: 'holdout',
  synthetic: false,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})
const documents = [document('one', 'abc'), document('two', 'h é'), document('three', 'text')]

const run = (ids: readonly string[], deadlineMs = 600) =>
  measure({
    documents,
    references,
    estimators: estimators.filter(({ id }) => ids.includes(id)),
    pool,
    deadlineMs,
    cacheDirectory,
    modules,
  })

describe('measure', () => {
  test('a row for each estimator, reference and document, in that order', async () => {
    const { rows } = await run(['length', 'throws-on-t'])
    expect(rows.map((row) => [row.estimator, row.reference, row.document, row.estimated_tokens])).toEqual([
      ['length', 'units', 'one', 3],
      ['length', 'units', 'two', 3],
      ['length', 'units', 'three', 4],
      ['length', 'refuses-e', 'one', 3],
      ['length', 'refuses-e', 'two', 3],
      ['length', 'refuses-e', 'three', 4],
      ['throws-on-t', 'units', 'one', 3],
      ['throws-on-t', 'units', 'two', 3],
      ['throws-on-t', 'units', 'three', null],
      ['throws-on-t', 'refuses-e', 'one', 3],
      ['throws-on-t', 'refuses-e', 'two', 3],
      ['throws-on-t', 'refuses-e', 'three', null],
    ])
    expect(rows[1]).toMatchObject({ utf16_units: 3, bytes: 4, reference_tokens: 3, fault: null })
    expect(rows[8]?.fault).toBe('threw RangeError: no t, please')
  })

  test('what a reference cannot count is null and says so', async () => {
    const { rows } = await run(['length'])
    expect(rows.filter(({ reference_tokens }) => reference_tokens === null)).toMatchObject([
      {
        reference: 'refuses-e',
        document: 'three',
        estimated_tokens: 4,
        fault: 'reference: threw Error: no e',
      },
    ])
  })

  test('a reference that does not load ends the run, and is named with the reason', async () => {
    const absent = references.map((reference) => ({ ...reference, id: 'absent' })).slice(0, 1)
    const measured = measure({
      documents,
      references: absent,
      estimators: [],
      pool,
      deadlineMs: 600,
      cacheDirectory,
      modules,
    })
    await expect(measured).rejects.toThrow(ReferenceNotLoadedError)
    await expect(measured).rejects.toThrow(/^reference absent: load: .*has no 'absent'/)
  })

  test('a contender that hangs becomes rows with a fault, and the others are measured', async () => {
    const { rows } = await run(['hangs-on-h', 'length'])
    expect(
      rows.filter(({ fault }) => fault?.startsWith('deadline')).map((row) => [row.estimator, row.document]),
    ).toEqual([
      ['hangs-on-h', 'two'],
      ['hangs-on-h', 'two'],
    ])
    expect(rows.filter(({ estimated_tokens }) => estimated_tokens === null)).toHaveLength(2)
  })

  test.each([
    ['one-for-nothing', 'empty-is-not-zero'],
    ['never-the-same', 'nondeterministic'],
    ['fraction', 'not-an-integer'],
    ['does-not-load', 'load:'],
  ])('%s is proven invalid: %s', async (id, rule) => {
    const { invalid } = await run([id])
    expect(invalid.get(id)?.some((broken) => broken.startsWith(rule))).toBe(true)
  })

  test('one that keeps the rules is not named', async () => {
    expect((await run(['length'])).invalid.size).toBe(0)
  })

  test('counts of references are read back, and a damaged one is counted again', async () => {
    const first = await run(['length'])
    const file = readdirSync(cacheDirectory).find((name) => name.startsWith('reference-units')) as string
    const path = join(cacheDirectory, file)
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, lines.map((line) => line.replace(/\t3\t/, '\t7\t')).join('\n'))
    expect((await run(['length'])).rows).toEqual(first.rows)
    const spans: string[] = []
    await measure({
      documents,
      references,
      estimators: estimators.filter(({ id }) => id === 'length'),
      pool,
      deadlineMs: 600,
      cacheDirectory,
      modules,
      onSpan: ({ name }) => spans.push(name),
    })
    expect(spans).toEqual(['estimator length'])
  })

  test('texts that differ in a lone surrogate alone are not taken for each other', async () => {
    const texts = [document('high', 'a\ud800'), document('replaced', 'a\ufffd')]
    const spans: number[] = []
    const counting = (documents: readonly Document[]) =>
      measure({
        documents,
        references,
        estimators: [],
        pool,
        deadlineMs: 600,
        cacheDirectory,
        modules,
        onSpan: (span) => spans.push(span.texts),
      })
    await counting(texts.slice(0, 1))
    await counting(texts)
    expect(spans).toEqual([1, 1, 1, 1])
  })

  test('our own estimators are never remembered', async () => {
    await run(['length'])
    expect(readdirSync(cacheDirectory).some((name) => name.startsWith('estimator'))).toBe(false)
  })
})
