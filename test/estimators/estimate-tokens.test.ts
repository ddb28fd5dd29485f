import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createTokenCounter,
  estimateTokens,
  isWithinTokenLimit,
  loadProfile,
  truncateToTokens,
} from '../../estimators/estimate-tokens.ts'
import { fitted, fittedNano } from '../../estimators/fitted/specs.ts'
import { hostileTexts } from '../../estimators/hostile-texts.ts'
import { modelRules } from '../../estimators/model-rules.ts'

const prose = 'The quick brown fox jumps over the lazy dog, and nobody is surprised. '.repeat(20)

test('without a model, tokens are those of o200k_base', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens(prose)).toBe(estimateTokens(prose, { model: 'gpt-5' }))
})

test('a model that is not known is estimated as o200k_base', () => {
  expect(estimateTokens(prose, { model: 'no-such-model' })).toBe(estimateTokens(prose))
  expect(estimateTokens(prose, { model: '' })).toBe(estimateTokens(prose))
})

test('tokenizers differ: one digit a token in Gemma, three in o200k_base', () => {
  const digits = '1234567890'.repeat(30)
  expect(estimateTokens(digits) / 100).toBeCloseTo(1, 1)
  expect(estimateTokens(digits, { model: 'gemini-2.5-pro' })).toBeGreaterThan(250)
})

test('estimates are those of the contenders that the gate holds: fitted for o200k_base, else fitted-nano', async () => {
  const own = await fitted.create({ id: 'o200k_base' })
  const small = await fittedNano.create({ id: 'gemma-3' })
  for (const text of [prose, ...hostileTexts.map((hostile) => hostile.text)]) {
    expect(estimateTokens(text)).toBe(own.estimate(text))
    expect(estimateTokens(text, { model: 'gemini-2.5-pro' })).toBe(small.estimate(text))
  }
})

test('a closed tokenizer is its nearest open one times the measured factor', () => {
  const old = estimateTokens(prose, { model: 'claude-2' })
  expect(estimateTokens(prose, { model: 'claude-opus-4-7' }) / old).toBeCloseTo(1.36, 2)
  expect(estimateTokens(prose, { model: 'claude-sonnet-4' }) / estimateTokens(prose)).toBeCloseTo(1.14, 2)
})

test('a note that tells a factor has it as a number too', () => {
  for (const { note, factor } of modelRules) {
    const told = /(\d\.\d+) times/.exec(note ?? '')?.[1]
    if (factor !== undefined || (told !== undefined && told !== '1.0')) expect(String(factor)).toBe(told)
  }
})

test('a loaded profile counts for its model, factor included', async () => {
  const profile = await loadProfile('claude-opus-4-7')
  const plain = await loadProfile('claude-2')
  expect(estimateTokens(prose, { profile }) / estimateTokens(prose, { profile: plain })).toBeCloseTo(1.36, 2)
  expect(estimateTokens(prose, { profile: await loadProfile('gpt-5') })).toBe(estimateTokens(prose))
})

test('many names do not change an estimate', () => {
  const before = estimateTokens(prose, { model: 'llama-3.1-8b' })
  for (let name = 0; name < 300; name++) estimateTokens('x', { model: `model-${name}` })
  expect(estimateTokens(prose, { model: 'llama-3.1-8b' })).toBe(before)
})

describe('limits', () => {
  test('agree with the estimate', () => {
    const tokens = estimateTokens(prose)
    expect(isWithinTokenLimit(prose, tokens)).toBe(true)
    expect(isWithinTokenLimit(prose, tokens - 1)).toBe(false)
    expect(isWithinTokenLimit('', 0)).toBe(true)
    expect(isWithinTokenLimit('', -1)).toBe(false)
    expect(isWithinTokenLimit('x', Number.NaN)).toBe(false)
    expect(isWithinTokenLimit(prose, Number.POSITIVE_INFINITY)).toBe(true)
  })

  test('a truncated text is a start of the text, within the limit, and of whole characters', () => {
    const parts = fc.constantFrom('a', ' word', '😀', '👨‍👩‍👧‍👦', 'e\u0301', '\r\n', '中', '🇫🇷', '\ud83d')
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (chosen, limit, grapheme) => {
          const text = chosen.join('')
          const cut = truncateToTokens(text, limit, { grapheme })
          expect(text.startsWith(cut)).toBe(true)
          expect(estimateTokens(cut)).toBeLessThanOrEqual(limit)
          expect(isWithinTokenLimit(text, limit)).toBe(cut === text)
          if (grapheme) {
            const starts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
              ({ index }) => index,
            )
            expect([...starts, text.length]).toContain(cut.length)
          } else {
            expect(/[\ud800-\udbff]$/.test(cut) && /^[\udc00-\udfff]/.test(text.slice(cut.length))).toBe(
              false,
            )
          }
        },
      ),
    )
  })

  test('nothing fits a limit that is no number', () => {
    expect(truncateToTokens('text', Number.NaN)).toBe('')
    expect(truncateToTokens('text', -1)).toBe('')
  })
})

test('a counter adds parts up to the whole', () => {
  const counter = createTokenCounter({ model: 'gemini-2.5-pro' })
  expect(counter.tokens).toBe(0)
  for (const character of prose) counter.append(character)
  expect(counter.tokens).toBe(estimateTokens(prose, { model: 'gemini-2.5-pro' }))
})
