import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { corpora, documentsOf } from '../../../corpora/index.ts'
import { checkReference } from '../../../harness/conformance/check-reference.ts'
import type { NamedText } from '../../../harness/conformance/compare.ts'
import { hostileTexts } from '../../../harness/conformance/hostile-texts.ts'
import { references } from '../../../harness/references/index.ts'
import { seededRandom, shuffled } from '../../../harness/statistics/random.ts'

const SEED = 1
const SHARE = 0.1

// Bits that decide where a pattern cuts, thrown together.
const scraps = fc.constantFrom(
  ...['a', 'B', 'ß', 'ǅ', 'ʰ', '1', '²', 'Ⅷ', ' ', '  ', '\n', '\r\n', '\t', '\u0085', '\ufeff', '\u00a0'],
  ...["'s", "'LL", "'ſ", '’t', '.', '/', '!', '\\', '"', '<', '>', '</', '<h1>', '|', '_', '-', '`', '$'],
  ...[
    '\u0301',
    '\u200d',
    '\ufe0f',
    '漢',
    'か',
    '한',
    'ه',
    'क्',
    'ก',
    '😀',
    '🏽',
    '▁',
    '\ufffd',
    '\ud83d',
    '\0',
  ],
  ...['the', ' of', 'ing', '<|', '|>', '<bos>', '0x', '=>', ' {', '};'],
)
const randomTexts: NamedText[] = fc
  .sample(fc.array(scraps, { maxLength: 60 }), { seed: SEED, numRuns: 200 })
  .map((parts, index) => ({ id: `random ${index}`, text: parts.join('') }))

let texts: readonly NamedText[] = []

beforeAll(() => {
  const documents = [...documentsOf(corpora)].filter(({ corpus }) => corpus !== 'adversarial')
  const chosen = shuffled(documents, seededRandom(SEED, 'conformance')).slice(0, documents.length * SHARE)
  expect(chosen.length).toBeGreaterThan(100)
  texts = [...hostileTexts, ...randomTexts, ...chosen]
}, 60_000)

it('has hostile texts with ids of their own, of up to 4,000 units', () => {
  expect(new Set(hostileTexts.map(({ id }) => id)).size).toBe(hostileTexts.length)
  expect(Math.max(...hostileTexts.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000)
})

describe.each(references.map((reference) => [reference.id, reference] as const))('%s', (_, reference) => {
  it('counts as its witness does, but for the known differences, which all persist', async () => {
    const { compared, unexplained, outdated } = await checkReference(reference, texts)
    expect(unexplained).toEqual([])
    expect(outdated).toEqual([])
    expect(compared).toBeGreaterThan(0.95 * texts.length)
  }, 120_000)
})
