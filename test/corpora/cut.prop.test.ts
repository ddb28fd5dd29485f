import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPieces, type PieceSize, pieceSizes, type SourceFile } from '../../corpora/cut.ts'

const words = fc.constantFrom(
  'a',
  'word',
  ' ',
  ', ',
  '\n',
  '\n\n',
  '\r\n',
  '\r\n\r\n',
  '\u{feff}',
  'é',
  '漢字',
  '。',
  '😀',
  '👩‍👩‍👧',
  '{"k":1,',
  ';',
  '\0',
)
// A short pattern repeated is enough to make files of every size, and shrinks well.
const text = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 2_000 }))
  .map(([pattern, times]) => pattern.join('').repeat(times).slice(0, 150_000))
const files = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 6 }), text), {
    selector: ([path]) => path,
    minLength: 1,
    maxLength: 4,
  })
  .map((entries) => entries.map(([path, content]): SourceFile => ({ path, bytes: Buffer.from(content) })))
const wanted = fc.record({
  short: fc.nat({ max: 12 }),
  medium: fc.nat({ max: 6 }),
  long: fc.nat({ max: 3 }),
})

test('pieces are in order, disjoint, within bounds, no more than wanted, and valid UTF-8', () => {
  fc.assert(
    fc.property(files, wanted, (given, want) => {
      const pieces = cutPieces(given, want)
      const decoder = new TextDecoder('utf-8', { fatal: true })
      for (const [index, piece] of pieces.entries()) {
        const file = given.find(({ path }) => path === piece.path)
        const { min, max } = pieceSizes[piece.size]
        expect(piece.end - piece.start).toBeGreaterThanOrEqual(min)
        expect(piece.end - piece.start).toBeLessThanOrEqual(max)
        expect(piece.end).toBeLessThanOrEqual(file?.bytes.length ?? -1)
        decoder.decode(file?.bytes.subarray(piece.start, piece.end))
        const previous = pieces[index - 1]
        if (previous?.path === piece.path) expect(piece.start).toBeGreaterThanOrEqual(previous.end)
      }
      for (const size of Object.keys(pieceSizes) as PieceSize[]) {
        expect(pieces.filter((piece) => piece.size === size).length).toBeLessThanOrEqual(want[size])
      }
    }),
    { numRuns: 150, seed: 1 },
  )
})

test('the same files give the same pieces, in whatever order they are listed', () => {
  fc.assert(
    fc.property(files, wanted, (given, want) => {
      expect(cutPieces([...given].reverse(), want)).toEqual(cutPieces(given, want))
    }),
    { numRuns: 60, seed: 2 },
  )
})

test('as many pieces are cut as are wanted when there is text enough', () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `line ${line} of a long file`).join('\n')
  const pieces = cutPieces([{ path: 'big.txt', bytes: Buffer.from(lines) }], {
    short: 10,
    medium: 5,
    long: 3,
  })
  expect(pieces.map(({ size }) => size).sort()).toEqual([
    ...Array(3).fill('long'),
    ...Array(5).fill('medium'),
    ...Array(10).fill('short'),
  ])
})

test('a piece of prose begins after a blank line and ends with one', () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, index) => `Paragraph ${index}.\nIts second line.\n\n`,
  ).join('')
  const bytes = Buffer.from(paragraphs)
  for (const { start, end } of cutPieces([{ path: 'prose.txt', bytes }], { short: 6, medium: 2 })) {
    const piece = bytes.subarray(start, end).toString()
    expect(piece).toMatch(/^Paragraph/)
    expect(piece).toMatch(/\n\n$/)
  }
})

test('a file of medium size is taken whole before a larger one is cut', () => {
  const larger = { path: 'a', bytes: Buffer.from('x y\n'.repeat(20_000)) }
  const fitting = { path: 'b', bytes: Buffer.from('p q\n'.repeat(1_000)) }
  expect(cutPieces([larger, fitting], { medium: 1 })).toEqual([
    { path: 'b', size: 'medium', start: 0, end: 4_000 },
  ])
})
