import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateChars4 } from '../../estimators/chars-4.ts'
import { hostileTexts } from '../../estimators/hostile-texts.ts'
import { estimators } from '../../estimators/registry.ts'
import { estimateUtf8Bytes4 } from '../../estimators/utf8-bytes-4.ts'
import { findFaults } from '../../estimators/validity.ts'
import { estimateWordHeuristic } from '../../estimators/word-heuristic.ts'
import { countReads } from './counting-text.ts'

const own = estimators.filter(({ foreign }) => foreign === undefined)

/** Any UTF-16, lone surrogates included, rich in spaces and in the characters the formulas name. */
const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\u00a0',
        '\u0085',
        '\ufeff',
        '\u2028',
        '\u180e',
        '\u3000',
        '\u200b',
      ),
      fc.constantFrom(...'{}[](),;:\'"<>!?/\\|`-'),
      fc.constantFrom(...hostileTexts.map(({ text }) => text)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('own estimators are registered', () => {
  expect(own.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['chars-4', 'utf8-bytes-4', 'word-heuristic']),
  )
})

describe.each(own)('$id', (spec) => {
  const target = { id: 'o200k_base' }

  test('is valid on hostile texts', async () => {
    expect(findFaults(await spec.create(target))).toEqual([])
  })

  test('is total, deterministic, and gives an integer >= 0; 0 for the empty text', async () => {
    const estimator = await spec.create(target)
    const again = await spec.create(target)
    expect(estimator.estimate('')).toBe(0)
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = estimator.estimate(text)
        return (
          Number.isInteger(tokens) &&
          tokens >= 0 &&
          estimator.estimate(text) === tokens &&
          again.estimate(text) === tokens
        )
      }),
      { numRuns: 500 },
    )
  })

  test('reads at most twice as much of a text twice as long', async () => {
    const { estimate } = await spec.create(target)
    for (const { label, text } of hostileTexts) {
      const long = text.repeat(Math.ceil(200_000 / text.length))
      const once = countReads(estimate, long)
      const twice = countReads(estimate, long + long)
      expect(twice, label).toBeLessThanOrEqual(2 * once + 10)
      // A piece that is met for the first time is read by the walk, the splitting, the hash and the merges.
      expect(once, label).toBeLessThanOrEqual(6 * long.length + 10)
    }
  })
})

test('chars-4 is its formula', () => {
  fc.assert(fc.property(anyText, (text) => estimateChars4(text) === Math.ceil(text.length / 4)))
})

test('utf8-bytes-4 counts the bytes Node encodes', () => {
  fc.assert(
    fc.property(
      anyText,
      (text) => estimateUtf8Bytes4(text) === Math.ceil(Buffer.byteLength(text, 'utf8') / 4),
    ),
    { numRuns: 1000 },
  )
})

/** The formula as it was published, with its own regexes. */
function literalWordHeuristic(text: string): number {
  if (text === '') return 0
  const words = text.split(/\s+/).length
  const specials = (text.match(/[{}[\](),;:'"<>]/g) ?? []).length
  return Math.ceil(words * 1.3 + specials * 0.5)
}

test('word-heuristic is its formula', () => {
  fc.assert(
    fc.property(anyText, (text) => estimateWordHeuristic(text) === literalWordHeuristic(text)),
    { numRuns: 1000 },
  )
})

test('word-heuristic treats each UTF-16 unit as the formula does', () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const text = `a${String.fromCharCode(unit)}b`
    if (estimateWordHeuristic(text) !== literalWordHeuristic(text)) expect.fail(`U+${unit.toString(16)}`)
  }
})

test('the published figures of the word heuristic', () => {
  expect(estimateWordHeuristic('two words')).toBe(3)
  expect(estimateWordHeuristic(' ')).toBe(3)
  expect(estimateWordHeuristic('f(a, b);')).toBe(5)
  expect(estimateWordHeuristic('a'.repeat(8000))).toBe(2)
})
