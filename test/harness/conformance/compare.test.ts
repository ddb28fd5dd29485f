import { describe, expect, it } from 'vitest'
import { compare } from '../../../harness/conformance/compare.ts'
import {
  type KnownDifference,
  knownDifferences,
  withoutKnownDifferences,
} from '../../../harness/conformance/known-differences.ts'

const texts = [
  { id: 'plain', text: 'one two' },
  { id: 'known', text: 'one ☃ two' },
  { id: 'both', text: 'one ☃ two !' },
  { id: 'new', text: 'one two !' },
  { id: 'long', text: 'x'.repeat(11) },
]
const known: KnownDifference[] = [{ reference: 'fake', ranges: [[0x2603, 0x2603]], reason: 'snow' }]
const count = (text: string): number => text.length
// Parts from the reference on snowmen and exclamation marks.
const witness = (text: string): number => text.length + text.split(/[☃!]/).length - 1
const compared = { count, witness, longestRun: 10, known }

describe('compare', () => {
  it('tells differences that are known from those that are not, and names what it skipped', async () => {
    expect(await compare(texts, compared)).toEqual({
      compared: 4,
      skipped: ['long'],
      explained: [{ text: 'known', reference_tokens: 9, witness_tokens: 10 }],
      unexplained: [
        { text: 'both', reference_tokens: 11, witness_tokens: 13 },
        { text: 'new', reference_tokens: 9, witness_tokens: 10 },
      ],
    })
  })

  it('takes a witness that answers later', async () => {
    const later = { ...compared, witness: async (text: string) => witness(text) }
    expect(await compare(texts, later)).toEqual(await compare(texts, compared))
  })

  it('reports progress', async () => {
    const done: number[] = []
    await compare(texts, { ...compared, onProgress: (texts) => done.push(texts) })
    expect(done).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('known differences', () => {
  it('are taken out of a text by code point', () => {
    expect(withoutKnownDifferences('a☃b😀', known)).toBe('ab😀')
  })

  it('are ascending ranges that do not overlap', () => {
    for (const { ranges } of knownDifferences) {
      const flat = ranges.flat()
      expect(flat).toEqual([...flat].sort((a, b) => a - b))
    }
  })
})
