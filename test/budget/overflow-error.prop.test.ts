import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOverflowError } from '../../budget/overflow-error.ts'

describe('readOverflowError', () => {
  it('never throws, and gives integers, whatever the error', () => {
    const words = fc.constantFrom(
      ...[
        'prompt is too long: ',
        ' tokens > ',
        ' maximum',
        'maximum context length is ',
        ' tokens',
        '(',
        ')',
      ],
      ...[
        'requested ',
        'resulted in ',
        ' in the completion',
        ' input tokens',
        'n_prompt_tokens',
        'n_ctx',
        ': ',
      ],
    )
    const text = fc.array(fc.oneof(words, fc.nat().map(String), fc.string()), { maxLength: 30 })
    const error = fc.oneof(
      fc.anything(),
      text.map((parts) => parts.join('')),
      fc.record({ error: fc.record({ message: text.map((parts) => parts.join('')), cause: fc.anything() }) }),
    )
    fc.assert(
      fc.property(error, (value) => {
        const read = readOverflowError(value)
        const numbers = Object.values(read).filter((field) => typeof field === 'number')
        expect(numbers.every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true)
      }),
      { numRuns: 3000, seed: 1 },
    )
  })
})
