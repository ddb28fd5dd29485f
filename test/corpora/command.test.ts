import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corporaCommand } from '../../corpora/command.ts'
import { digestsPath } from '../../corpora/files.ts'
import { ownSource, packagedSource, type TemporaryCorpus, temporaryCorpus } from './temporary-corpus.ts'

const FILES = {
  'node_modules/tales/a.txt': 'Once.',
  'corpora/english/text/chat/turns.txt': 'Hello.\n%\nBye.\n',
}

function run(corpus: TemporaryCorpus, ...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = corporaCommand(args, {
    manifests: [corpus.manifest],
    places: corpus.places,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

function recorded(): TemporaryCorpus {
  const corpus = temporaryCorpus([packagedSource, ownSource], FILES)
  corpus.record()
  return corpus
}

test('a sound corpus exits 0 and prints a line a kind and split, and totals', () => {
  const { code, out, err } = run(recorded())
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/english\/books +train +1 +1 +0 +0 +5 +1/)
  expect(out).toMatch(/english\/chat +holdout +2 +2 +0 +0 +10 +1/)
  expect(out).toContain('all: 3 documents')
})

test('--json prints one object with the same figures', () => {
  const { rows } = JSON.parse(run(recorded(), '--json').out) as { rows: unknown[] }
  expect(rows).toMatchObject([
    { kind: 'english/books', split: 'train', documents: 1, bytes: 5, sources: 1 },
    { kind: 'english/chat', split: 'holdout', documents: 2, bytes: 10, sources: 1 },
  ])
})

test('an altered file exits 3, prints nothing on stdout and names the file', () => {
  const corpus = recorded()
  corpus.write('node_modules/tales/a.txt', 'Twice.')
  const { code, out, err } = run(corpus)
  expect([code, out]).toEqual([3, ''])
  expect(err).toContain('tales/a.txt')
})

test('--update records the altered file, the same bytes each time', () => {
  const corpus = recorded()
  corpus.write('node_modules/tales/a.txt', 'Twice.')
  const digests = (): string => readFileSync(digestsPath('english', corpus.places), 'utf8')
  const before = digests()
  expect(run(corpus, '--update').code).toBe(0)
  const after = digests()
  expect(after).not.toBe(before)
  expect(run(corpus, '--update').code).toBe(0)
  expect(digests()).toBe(after)
  expect(run(corpus).code).toBe(0)
})

test('an unknown option exits 2 and shows the usage', () => {
  const { code, err } = run(recorded(), '--nope')
  expect(code).toBe(2)
  expect(err).toContain('--nope')
  expect(err).toContain('Usage')
})
