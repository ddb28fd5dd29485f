import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { keptLengths, truncateText } from '../../../budget/prune/truncate-text.ts'
import { RUNS } from '../prune-case.ts'

const long = fc
  .array(fc.constantFrom('a', 'é', '三', '😀', '👩‍💻', '"', '\n'), { minLength: 1, maxLength: 400 })
  .map((units) => units.join(''))

describe('a truncated text', () => {
  test('is its beginning and its end, with no surrogate pair split, and tells how much is gone', () => {
    fc.assert(
      fc.property(long, fc.nat(400), (text, kept) => {
        const keptChars = Math.min(kept, text.length - 1)
        const cut = truncateText(text, keptChars)
        assert.ok(cut.isWellFormed())
        const [, head, removed, tail] =
          /^([\s\S]*)\n\[… (\d+) characters removed …\]\n([\s\S]*)$/.exec(cut) ?? []
        assert.ok(head !== undefined && tail !== undefined)
        assert.ok(text.startsWith(head) && text.endsWith(tail))
        assert.equal(head.length + tail.length + Number(removed), text.length)
        assert.ok(head.length + tail.length <= keptChars + 1)
      }),
      { numRuns: RUNS },
    )
  })

  test('that was JSON is JSON', () => {
    fc.assert(
      fc.property(fc.array(long, { minLength: 1, maxLength: 5 }), fc.nat(200), (list, kept) => {
        const text = JSON.stringify(list)
        const cut = JSON.parse(truncateText(text, kept))
        assert.ok(text.startsWith(cut.head) && text.endsWith(cut.tail))
        assert.equal(cut.head.length + cut.tail.length + cut.removedChars, text.length)
      }),
      { numRuns: RUNS },
    )
  })

  test('gets shorter from state to state, by its length alone', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (length) => {
        const lengths = [...keptLengths(length)]
        for (const [index, kept] of lengths.entries()) assert.ok(kept < (lengths[index - 1] ?? length))
        assert.ok(lengths.length < 60)
      }),
      { numRuns: RUNS },
    )
  })
})
