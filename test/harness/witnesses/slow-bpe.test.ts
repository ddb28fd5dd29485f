import { describe, expect, it } from 'vitest'
import { cl100kBase } from '../../../harness/references/openai.ts'
import { readVocabulary } from '../../../harness/references/packages.ts'
import { qwen36 } from '../../../harness/references/qwen.ts'
import { readMerges } from '../../../harness/witnesses/htk-merges.ts'
import { countSlowly, type SlowBpe } from '../../../harness/witnesses/slow-bpe.ts'
import { longestRun } from '../../../harness/witnesses/witness.ts'

const bpe: SlowBpe = {
  ranks: new Map(
    ['a', 'b', 'c', 'd', ' ', 'bc', 'ab', 'abc', 'cd', 'dab'].map((token, rank) => [token, rank]),
  ),
  pattern: / ?\w+/g,
  takesWholePieces: false,
  normalise: (text) => text,
}

describe('countSlowly', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['bc', 1],
    // bc before ab: a, bc; then abc.
    ['abc', 1],
    // bc, then abc; d is left.
    ['abcd', 2],
    ['cd', 1],
    ['acd', 2],
    // Pieces do not merge with each other.
    ['ab ab', 3],
    ['abab', 2],
  ])('of %j is %i', (text, tokens) => {
    expect(countSlowly(bpe, text)).toBe(tokens)
  })

  it('takes a piece that is a token as a whole only if told to', () => {
    // ab merges first, and dab is made of da, b in no rank.
    const dab = { ...bpe, ranks: new Map([...bpe.ranks].filter(([token]) => token !== 'ab')) }
    expect(countSlowly(dab, 'dab')).toBe(3)
    expect(countSlowly({ ...dab, takesWholePieces: true }, 'dab')).toBe(1)
  })

  it('merges bytes, not characters', () => {
    const ranks = new Map(
      [...new Set(Buffer.from('é€').toString('latin1'))].map((byte, rank) => [byte, rank]),
    )
    expect(countSlowly({ ...bpe, ranks, pattern: /./gu }, 'é€')).toBe(5)
  })
})

describe('readMerges', () => {
  it('reads the place of each token among the merges of Qwen', async () => {
    const merges = readMerges(await readVocabulary(qwen36.source)) as readonly number[]
    expect(merges).toHaveLength(248_070)
    expect(Math.max(...merges.slice(0, 256))).toBe(0)
    expect(merges.slice(256, 260)).toEqual([1, 2, 3, 4])
    expect(merges.reduce((most, place) => Math.max(most, place))).toBe(247_587)
  })

  it('is null for a vocabulary whose ids tell the order', async () => {
    expect(readMerges(await readVocabulary(cl100kBase.source))).toBeNull()
  })
})

describe('longestRun', () => {
  it.each([
    ['', 0],
    ['a bc def', 3],
    ['a     b', 5],
    ['[[1,22],[333,4]]', 3],
    ['<<<<-a', 5],
    ['漢字かな。x', 4],
    ['e\u0301e\u0301', 4],
  ])('of %j is %i', (text, units) => {
    expect(longestRun(text)).toBe(units)
  })
})
