import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCountCache } from '../../../harness/counting/cache.ts'
import { counted, faulted } from '../../../harness/counting/count.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tokengauge-cache-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const open = (identity: unknown = { version: 1 }) => openCountCache(directory, 'some/id', identity)
const onlyFile = (): string => join(directory, readdirSync(directory)[0] as string)

test('what was flushed is there again; what was not is not', () => {
  const cache = open()
  cache.set('a', counted(3))
  cache.set('b', faulted('threw "x"\twith a tab\nand a line'))
  cache.flush()
  cache.set('c', counted(5))
  const again = open()
  expect([again.get('a'), again.get('b'), again.get('c')]).toEqual([
    counted(3),
    faulted('threw "x"\twith a tab\nand a line'),
    undefined,
  ])
})

test('another identity knows nothing of it', () => {
  const cache = open()
  cache.set('a', counted(3))
  cache.flush()
  expect(open({ version: 2 }).get('a')).toBeUndefined()
})

test('a damaged line is forgotten, the others are kept', () => {
  const cache = open()
  cache.set('a', counted(3))
  cache.set('b', counted(44))
  cache.flush()
  writeFileSync(onlyFile(), readFileSync(onlyFile(), 'utf8').replace('\t44\t', '\t45\t'))
  expect([open().get('a'), open().get('b')]).toEqual([counted(3), undefined])
})

test.each(['', '\0\0\0\n\n', 'no tabs at all', 'a\t3\t\t'])(
  'rubbish in place of the file is an empty cache: %j',
  (rubbish) => {
    const cache = open()
    cache.set('a', counted(3))
    cache.flush()
    writeFileSync(onlyFile(), rubbish)
    expect(open().get('a')).toBeUndefined()
  },
)

test('a truncated file keeps its whole lines', () => {
  const cache = open()
  cache.set('a', counted(3))
  cache.set('b', counted(4))
  cache.flush()
  const content = readFileSync(onlyFile(), 'utf8')
  writeFileSync(onlyFile(), content.slice(0, content.length - 3))
  expect([open().get('a'), open().get('b')]).toEqual([counted(3), undefined])
})

test('two runs at once keep what both counted, and leave no file aside', () => {
  const first = open()
  const second = open()
  first.set('a', counted(1))
  second.set('b', counted(2))
  first.flush()
  second.flush()
  expect([open().get('a'), open().get('b')]).toEqual([counted(1), counted(2)])
  expect(readdirSync(directory)).toHaveLength(1)
})
