import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadMaxEstimator } from '../../../../estimators/fitted/max/load.ts'
import { referenceOf } from './reference.ts'

const length = 200_000

let base64 = ''
for (let at = 0; base64.length < length; at++) {
  base64 += createHash('sha512').update(`${at}`).digest('base64').replaceAll('=', '')
}

const texts = {
  a: 'a'.repeat(length),
  spaces: ' '.repeat(length),
  'line ends': '\n'.repeat(length),
  dashes: '-'.repeat(length),
  digits: '1234567890'.repeat(length / 10),
  emoji: '😀'.repeat(length / 4),
  base64: base64,
  'unspaced CJK': '他们从很远的地方来到这个国家寻找新的生活'.repeat(length / 60),
}

describe.each([
  'o200k_base',
  'cl100k_base',
  'llama-3',
  'qwen-3.6',
  'mistral-tekken',
  'deepseek-v4',
  'kimi-k3',
])('%s', async (id) => {
  const reference = await referenceOf(id).load()
  const estimator = await loadMaxEstimator(id)

  test.each(Object.entries(texts))('is within a fifth of the reference on unbroken %s', (_, text) => {
    const ratio = estimator.estimate(text) / reference.count(text)
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.2)
  })
})
