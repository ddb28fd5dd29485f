import { expect, test } from 'vitest'
import { corpora, documentsOf } from '../../../corpora/index.ts'
import {
  cutAnywhere,
  cutBeforeLetter,
  cutStream,
  NoCutError,
  type TokenStream,
} from '../../../harness/count/token-stream.ts'
import { references } from '../../../harness/references/index.ts'

function fed(stream: TokenStream, text: string, partUnits: number): number {
  for (let at = 0; at < text.length; at += partUnits) stream.append(text.slice(at, at + partUnits))
  return stream.end()
}

const cuttable = references.filter(({ id }) => id !== 'claude-old')

test.each(cuttable.map((reference) => [reference.id, reference] as const))(
  '%s: pieces cut before a letter count together what the whole does',
  async (_, reference) => {
    const { count } = await reference.load()
    const train = [...documentsOf(corpora)].filter(
      ({ split, text }) => split === 'train' && text.length < 3_000,
    )
    // One after another, so that every kind of line end and white space comes before a letter.
    for (let at = 0; at < train.length; at += 300) {
      const text = train
        .slice(at, at + 12)
        .map((document) => `${document.text}\n`)
        .join('And ')
      const pieces = cutStream({ estimate: count }, cutBeforeLetter, { piece: 500, mostHeld: 1e6 })
      expect(fed(pieces, text, 97)).toBe(count(text))
    }
  },
)

test('where a letter begins a line, and where none does', () => {
  expect(cutBeforeLetter('a\nb\n c\n1')).toBe(2)
  expect(cutBeforeLetter('\nb')).toBe(1)
  expect(cutBeforeLetter('a\n{b')).toBe(0)
  expect(cutBeforeLetter('\n')).toBe(0)
  const stream = cutStream({ estimate: () => 1 }, cutBeforeLetter, { piece: 10, mostHeld: 50 })
  expect(() => fed(stream, 'x'.repeat(200), 10)).toThrow(NoCutError)
})

test('an estimate may be cut anywhere but inside a character', () => {
  expect(cutAnywhere('ab\ncd')).toBe(3)
  expect(cutAnywhere('ab cd')).toBe(2)
  expect(cutAnywhere('abcd')).toBe(4)
  expect(cutAnywhere('ab\ud83d')).toBe(2)
})
