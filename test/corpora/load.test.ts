import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CorpusError, type CorpusErrorCode } from '../../corpora/errors.ts'
import { openCorpus, sections } from '../../corpora/load.ts'
import type { Source } from '../../corpora/manifest.ts'
import { verifyCorpus } from '../../corpora/verify.ts'
import { ownSource, packagedSource, type TemporaryCorpus, temporaryCorpus } from './temporary-corpus.ts'

const FILES = {
  'node_modules/tales/a.txt': 'Once upon a time.\r\n',
  'node_modules/tales/sub/b.txt': '\u{feff}The end.',
  'corpora/english/text/chat/turns.txt': 'Hello.\n%\nTwo\nlines.\n',
}

function recorded(sources: readonly Source[] = [packagedSource, ownSource]): TemporaryCorpus {
  const corpus = temporaryCorpus(sources, FILES)
  corpus.record()
  return corpus
}

function documents({ manifest, places }: TemporaryCorpus) {
  return [...openCorpus(manifest, places).documents()]
}

function errorOf(action: () => unknown): CorpusError {
  try {
    action()
  } catch (error) {
    if (error instanceof CorpusError) return error
    throw error
  }
  throw new Error('no error was thrown')
}

test('documents are the files as they are, byte order mark and CRLF included', () => {
  expect(documents(recorded()).map(({ id, text }) => [id, text])).toEqual([
    ['english/books/tale/a.txt#whole', 'Once upon a time.\r\n'],
    ['english/books/tale/sub/b.txt#whole', '\u{feff}The end.'],
    ['english/chat/hand-written/turns.txt#1', 'Hello.'],
    ['english/chat/hand-written/turns.txt#2', 'Two\nlines.'],
  ])
})

test('a document carries its source, split and the digest of its text', () => {
  const [first, , third] = documents(recorded())
  expect(first).toMatchObject({
    corpus: 'english',
    kind: 'english/books',
    source: 'tale',
    split: 'train',
    synthetic: false,
  })
  expect(first?.sha256).toBe(createHash('sha256').update('Once upon a time.\r\n').digest('hex'))
  expect(third).toMatchObject({ kind: 'english/chat', source: 'hand-written', split: 'holdout' })
})

test('a cleaning rule is applied before the file is cut', () => {
  const shout = { id: 'shout', description: 'upper case', apply: (text: string) => text.toUpperCase() }
  const [first] = documents(recorded([{ ...packagedSource, cleaning: shout }]))
  expect(first?.text).toBe('ONCE UPON A TIME.\r\n')
})

test('generated texts are documents, lone surrogates included, and marked synthetic', () => {
  const generator = { id: 'hostile', generate: (seed: number) => [{ path: 'x', text: `\ud800${seed}` }] }
  const corpus = recorded([{ ...ownSource, synthetic: true, origin: { generator, seed: 7 }, cut: 'whole' }])
  expect(documents(corpus)).toMatchObject([
    { text: '\ud8007', synthetic: true, id: 'english/chat/hand-written/x#whole' },
  ])
})

const FAULTS: readonly [
  name: string,
  damage: (corpus: TemporaryCorpus) => void,
  code: CorpusErrorCode,
  said: readonly string[],
][] = [
  [
    'a changed byte',
    (corpus) => corpus.write('node_modules/tales/a.txt', 'once upon a time.\r\n'),
    'altered-file',
    ['tales/a.txt', 'npm ci'],
  ],
  [
    'a missing file',
    (corpus) => corpus.remove('node_modules/tales/a.txt'),
    'missing-file',
    ['tales/a.txt', 'npm ci'],
  ],
  [
    'a missing package',
    (corpus) => corpus.remove('node_modules/tales'),
    'missing-package',
    ['tales', 'npm ci'],
  ],
  [
    'a changed text of ours',
    (corpus) => corpus.write('corpora/english/text/chat/turns.txt', 'Hi.'),
    'altered-file',
    ['corpora/english/text/chat/turns.txt', '--update'],
  ],
]

test.each(FAULTS)('%s: reading and verifying name the file and the remedy', (_, damage, code, said) => {
  const corpus = recorded()
  damage(corpus)
  const thrown = errorOf(() => documents(corpus))
  const found = verifyCorpus(corpus.manifest, corpus.places).find(
    (error) => error.detail.file === thrown.detail.file,
  )
  for (const error of [thrown, found]) {
    expect(error?.code).toBe(code)
    for (const words of said) expect(error?.message).toContain(words)
  }
})

test('a changed byte: the error carries the expected and the found digest', () => {
  const corpus = recorded()
  corpus.write('node_modules/tales/a.txt', 'x')
  const { detail, message } = errorOf(() => documents(corpus))
  expect(detail.expected).toBe(createHash('sha256').update('Once upon a time.\r\n').digest('hex'))
  expect(detail.found).toBe(createHash('sha256').update('x').digest('hex'))
  expect(message).toContain(detail.expected)
  expect(message).toContain(detail.found)
})

test('a generator that gives another text is an altered file', () => {
  let text = 'one'
  const generator = { id: 'fickle', generate: () => [{ path: 'x', text }] }
  const corpus = recorded([{ ...ownSource, origin: { generator, seed: 1 }, cut: 'whole' }])
  text = 'two'
  expect(errorOf(() => documents(corpus)).code).toBe('altered-file')
  expect(verifyCorpus(corpus.manifest, corpus.places).map(({ code }) => code)).toEqual(['altered-file'])
})

test('bytes that are not UTF-8 are an error, not replacement characters', () => {
  const corpus = recorded()
  corpus.write('node_modules/tales/a.txt', Uint8Array.of(0x61, 0xff))
  corpus.record()
  expect(errorOf(() => documents(corpus))).toMatchObject({
    code: 'not-utf8',
    detail: { file: 'tales/a.txt' },
  })
})

test('a source without recorded files is an error, not an empty source', () => {
  expect(errorOf(() => documents(temporaryCorpus([packagedSource], FILES))).code).toBe('bad-manifest')
})

test('verifying finds nothing on a sound corpus, and a file that no digest covers on an unsound one', () => {
  const corpus = recorded()
  expect(verifyCorpus(corpus.manifest, corpus.places)).toEqual([])
  corpus.write('node_modules/tales/new.txt', 'new')
  expect(verifyCorpus(corpus.manifest, corpus.places)).toMatchObject([
    { code: 'unlisted-file', detail: { file: 'tales/new.txt' } },
  ])
})

test('sections are separated by lines that are a lone percent sign', () => {
  expect(sections('a\n%\nb % c\n%%\n%\nd\n')).toEqual(['a', 'b % c\n%%', 'd'])
  expect(sections('a\r\n%\r\nb\r\n')).toEqual(['a', 'b'])
})
