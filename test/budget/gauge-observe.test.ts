import { describe, expect, it } from 'vitest'
import { createContextGauge } from '../../budget/gauge.ts'
import { emaCalibrated } from '../../estimators/ema-calibrated.ts'

/** A token a character, so that a test says what it uses. */
const perChar = { estimate: (text: string) => text.length }
const gaugeOf = (contextTokens: number) => createContextGauge({ contextTokens, estimator: perChar })
const user = (content: string) => ({ role: 'user', content })

describe('observe', () => {
  it("anchors on the provider's count, and estimates only what comes later", () => {
    const gauge = gaugeOf(1000)
    gauge.add(user('x'.repeat(96)))
    expect(gauge.reading().usedTokens).toBe(100)
    gauge.observe({ prompt_tokens: 150 })
    expect(gauge.reading().usedTokens).toBe(150)
    gauge.add({ role: 'assistant', content: 'x'.repeat(16) })
    expect(gauge.reading().usedTokens).toBe(170)
    gauge.observe({ prompt_tokens: 180 })
    expect(gauge.reading().usedTokens).toBe(180)
  })

  it('takes the number of messages that the request held', () => {
    const gauge = gaugeOf(1000)
    for (let added = 0; added < 3; added++) gauge.add(user('x'.repeat(6)))
    gauge.observe({ prompt_tokens: 50 }, 2)
    expect(gauge.reading().usedTokens).toBe(60)
  })

  it('leaves out the answer being streamed, for its usage comes at the end', () => {
    const gauge = gaugeOf(1000)
    gauge.add(user('x'.repeat(6)))
    gauge.append('x'.repeat(16))
    gauge.observe({ prompt_tokens: 50 })
    expect(gauge.reading().usedTokens).toBe(70)
  })

  it("takes a refused request's count", () => {
    const gauge = gaugeOf(100)
    gauge.add('x'.repeat(50))
    gauge.observe(120)
    expect(gauge.reading()).toMatchObject({ usedTokens: 120, state: 'reject' })
  })

  it.each([
    ['OpenAI, cached inside', { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 80 } }, 100],
    ['OpenAI Responses', { input_tokens: 100, input_tokens_details: { cached_tokens: 80 } }, 100],
    [
      'Anthropic, cached apart',
      { input_tokens: 10, cache_read_input_tokens: 80, cache_creation_input_tokens: 10 },
      100,
    ],
    ['Anthropic, nothing cached', { input_tokens: 100, cache_read_input_tokens: null }, 100],
    ['Gemini', { promptTokenCount: 100, cachedContentTokenCount: 80 }, 100],
    ['Bedrock', { inputTokens: 10, cacheReadInputTokens: 80, cacheWriteInputTokens: 10 }, 100],
    ['AI SDK', { inputTokens: 100, inputTokenDetails: { cacheReadTokens: 80 } }, 100],
    ['Ollama', { prompt_eval_count: 100 }, 100],
    ['llama.cpp', { prompt_n: 1, cache_n: 99 }, 100],
    ['a missing usage', undefined, 7],
    ['a zero', { prompt_tokens: 0 }, 7],
    ['a failed request', { error: 'overloaded' }, 7],
    ['no number', { prompt_tokens: Number.NaN }, 7],
    ['a negative part', { input_tokens: 100, cache_read_input_tokens: -1 }, 7],
  ])('reads the usage of %s', (_, usage, expected) => {
    const gauge = gaugeOf(1000)
    gauge.add('x'.repeat(7))
    gauge.observe(usage)
    expect(gauge.reading().usedTokens).toBe(expected)
  })

  it('forgets the anchor when the history is replaced', () => {
    const gauge = gaugeOf(1000)
    gauge.add('x'.repeat(100))
    gauge.observe(300)
    gauge.replace(['x'.repeat(50)])
    expect(gauge.reading().usedTokens).toBe(50)
  })

  it('feeds a calibrated estimator the raw estimate of exactly the request, tools included', () => {
    const key = { provider: 'openai', model: 'gpt-x' }
    const calibrated = emaCalibrated(perChar, { key, minimumSamples: 1 })
    const gauge = createContextGauge({
      contextTokens: 10_000,
      estimator: perChar,
      tools: 100,
      calibration: { estimator: calibrated, key },
    })
    gauge.add('x'.repeat(100))
    // Twice the estimate each time: a ratio taken against the corrected estimate would settle at 1.41.
    for (let turn = 1; turn <= 20; turn++) {
      gauge.observe({ prompt_tokens: 2 * (100 + 100 * turn) })
      gauge.add('x'.repeat(100))
    }
    expect(calibrated.snapshot().averages[0]?.ratio).toBe(2)
    // The anchor of the last request, and 100 characters at the calibrated rate.
    expect(gauge.reading().usedTokens).toBe(2 * 2100 + 200)
  })
})
