import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieceCutter } from '../../../harness/references/piece-cutter.ts'
import { countSlowly } from '../../../harness/witnesses/slow-bpe.ts'

const spaceIsLine = (unit: number): number => (unit === 0x20 ? 0x5f : unit)

describe('pieceCutter', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['abab', ['ab', 'ab']],
    ['ba', ['b', 'a']],
    // `_b` is a token, and a space is a line.
    ['a b_b', ['a', ' b', '_b']],
    // Never within a character.
    ['a😀a', ['a', '😀', 'a']],
  ])('of %j', (text, pieces) => {
    expect(pieceCutter(['ab', '_b'], spaceIsLine)(text)).toEqual(pieces)
  })

  it('changes no count of byte-pair encoding', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_'), minLength: 2, maxLength: 4 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_', ' '), maxLength: 40 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), text, (tokens, text) => {
        const bpe = {
          ranks: new Map(tokens.map((token, rank) => [token, rank])),
          pattern: /.+/gs,
          takesWholePieces: false,
          normalise: (piece: string) => piece.replaceAll(' ', '_'),
        }
        const pieces = pieceCutter(tokens, spaceIsLine)(text)
        expect(pieces.join('')).toBe(text)
        expect(pieces.reduce((sum, piece) => sum + countSlowly(bpe, piece), 0)).toBe(countSlowly(bpe, text))
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})
