import { describe, expect, it } from 'vitest'
import { ContextBudgetError } from '../../budget/context-budget-error.ts'
import { createContextGauge } from '../../budget/gauge.ts'
import { type GaugeReading, type GaugeState, shortCount } from '../../budget/gauge-reading.ts'
import { estimateMessagesTokens } from '../../budget/messages/estimate-messages.ts'

/** A token a character, so that a test says what it uses. */
const perChar = { estimate: (text: string) => text.length }
const gaugeOf = (contextTokens: number, more = {}) =>
  createContextGauge({ contextTokens, estimator: perChar, ...more })
const user = (content: string) => ({ role: 'user', content })
const calling = (count: number) => ({
  role: 'assistant',
  content: null,
  tool_calls: Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    type: 'function',
    function: { name: 'f', arguments: '{}' },
  })),
})

describe('a reading', () => {
  it('counts the whole input: tools, system and history', () => {
    const tools = [{ type: 'function', function: { name: 'add' } }]
    const messages = [{ role: 'system', content: 'Be brief.' }, user('Hello')]
    const options = { estimator: perChar, format: 'openai-chat' } as const
    const gauge = createContextGauge({ contextTokens: 1000, tools, ...options })
    for (const message of messages) gauge.add(message)
    const withoutTools = createContextGauge({ contextTokens: 1000, ...options })
    for (const message of messages) withoutTools.add(message)
    const history = estimateMessagesTokens(messages, options)
    expect(withoutTools.reading().usedTokens).toBe(history)
    expect(gauge.reading().usedTokens).toBeGreaterThan(history + 20)
  })

  it('reads as one line', () => {
    const gauge = gaugeOf(8192)
    gauge.add('x'.repeat(6226))
    expect(gauge.reading()).toEqual({
      usedTokens: 6226,
      totalTokens: 8192,
      unit: 'tokens',
      ratio: 6226 / 8192,
      state: 'ok',
      text: '6.2k / 8.2k (76%)',
    })
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1049, '1k'],
    [1050, '1.1k'],
    [99_949, '99.9k'],
    [99_950, '100k'],
    [131_072, '131k'],
    [999_499, '999k'],
    [999_500, '1M'],
    [1_048_576, '1M'],
    [2_500_000, '2.5M'],
  ])('shortens %i to %s', (count, text) => {
    expect(shortCount(count)).toBe(text)
  })

  it.each([
    [100, 79, 'ok', '79%'],
    [100, 80, 'warn', '80%'],
    [100, 94, 'warn', '94%'],
    [100, 95, 'reject', '95%'],
    [4097, 3277, 'ok', '79%'], // 0.79985
    [4097, 3278, 'warn', '80%'],
    [4097, 3892, 'warn', '94%'], // 0.94996, which rounds to 95%
    [4097, 3893, 'reject', '95%'],
    [100, 250, 'reject', '250%'],
  ])('of %i tokens at %i is %s, and shows %s', (total, used, state, percent) => {
    const gauge = gaugeOf(total)
    gauge.add('x'.repeat(used))
    expect(gauge.reading()).toMatchObject({ state, text: expect.stringContaining(`(${percent})`) })
  })

  it.each([0, 1, 2, -1, Number.NaN, 0.5, Number.POSITIVE_INFINITY])(
    'refuses a window of %d',
    (contextTokens) => {
      expect(() => gaugeOf(contextTokens)).toThrow(ContextBudgetError)
    },
  )

  it('refuses a threshold of no tool calls', () => {
    expect(() => gaugeOf(100, { toolCallsThreshold: 0 })).toThrow(
      /toolCallsThreshold must be at least 1, got 0/,
    )
  })
})

describe('an unknown window', () => {
  it('holds characters against the fallback, and divides by no zero', () => {
    const gauge = createContextGauge({ estimator: { estimate: (text) => Math.ceil(text.length / 4) } })
    expect(gauge.reading()).toMatchObject({ usedTokens: 0, totalTokens: null, ratio: 0, state: 'ok' })
    gauge.add('x'.repeat(144_000))
    expect(gauge.reading()).toEqual({
      usedTokens: 36_000,
      totalTokens: null,
      unit: 'chars',
      ratio: 0.8,
      state: 'warn',
      text: '144k / 180k (80%) of characters, window unknown',
    })
    expect(gauge.shouldCompact()).toBe('density')
  })
})

describe('a stream', () => {
  it('costs what the whole message would, although the estimator is not additive', () => {
    const pairs = { estimate: (text: string) => Math.ceil(text.length / 2) }
    const text = 'It is one of those answers that goes on. '.repeat(40)
    const streamed = createContextGauge({ contextTokens: 8192, estimator: pairs })
    for (const character of text) streamed.append(character)
    const whole = createContextGauge({ contextTokens: 8192, estimator: pairs })
    whole.add({ role: 'assistant', content: text })
    expect(streamed.reading()).toEqual(whole.reading())
  })

  it('begins a message of its own, and is replaced by the finished one', () => {
    const gauge = gaugeOf(1000)
    gauge.add(user('Hi'))
    gauge.append('Hel')
    gauge.append('lo')
    gauge.replaceLast({ role: 'assistant', content: 'Hello' })
    gauge.append('More')
    const whole = gaugeOf(1000)
    for (const message of [
      user('Hi'),
      { role: 'assistant', content: 'Hello' },
      { role: 'assistant', content: 'More' },
    ]) {
      whole.add(message)
    }
    expect(gauge.reading()).toEqual(whole.reading())
  })

  it('passes over its text a bounded number of times, however small the chunks', () => {
    let passed = 0
    const counting = {
      estimate: (text: string) => {
        passed += text.length
        return text.length
      },
    }
    const gauge = createContextGauge({ contextTokens: 1_000_000, estimator: counting })
    for (let chunk = 0; chunk < 50_000; chunk++) gauge.append('ab')
    expect(gauge.reading().usedTokens).toBe(100_004)
    expect(passed).toBeLessThan(20 * 100_000)
  })
})

describe('state changes', () => {
  it('are each emitted once', () => {
    const seen: [GaugeState, GaugeState, number][] = []
    const onStateChange = (reading: GaugeReading, before: GaugeState) =>
      void seen.push([before, reading.state, reading.usedTokens])
    const gauge = gaugeOf(100, { onStateChange })
    for (let added = 0; added < 11; added++) gauge.add('x'.repeat(10))
    gauge.reading()
    gauge.replace(['x'.repeat(85)])
    gauge.replace(['x'])
    gauge.reading()
    expect(seen).toEqual([
      ['ok', 'warn', 80],
      ['warn', 'reject', 100],
      ['reject', 'warn', 85],
      ['warn', 'ok', 1],
    ])
  })
})

describe('shouldCompact', () => {
  it('asks above 75%, not at it', () => {
    const gauge = gaugeOf(100)
    gauge.add('x'.repeat(75))
    expect(gauge.shouldCompact()).toBeNull()
    gauge.add('x')
    expect(gauge.shouldCompact()).toBe('density')
  })

  it('asks after 15 tool calls, counted anew after a compaction', () => {
    const gauge = gaugeOf(100_000)
    for (let step = 0; step < 7; step++) gauge.add(calling(2))
    expect(gauge.shouldCompact()).toBeNull()
    gauge.add(calling(1))
    expect(gauge.shouldCompact()).toBe('tool-calls')
    gauge.replace([calling(3)])
    expect(gauge.shouldCompact()).toBeNull()
    for (let step = 0; step < 15; step++) gauge.add(calling(1))
    expect(gauge.shouldCompact()).toBe('tool-calls')
  })

  it('counts the calls of every format', () => {
    const gauge = gaugeOf(10_000, { toolCallsThreshold: 4 })
    gauge.add({ role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: {} }] })
    const item = { type: 'function_call', call_id: 'b', name: 'f', arguments: '{}' }
    gauge.add(item)
    gauge.add({ role: 'model', parts: [{ functionCall: { name: 'f', args: {} } }] })
    expect(gauge.shouldCompact()).toBeNull()
    gauge.add({
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'd', toolName: 'f', input: {} }],
    })
    expect(gauge.shouldCompact()).toBe('tool-calls')
  })

  it('counts a message replaced by its finished form once', () => {
    const gauge = gaugeOf(10_000, { toolCallsThreshold: 2 })
    gauge.add(calling(1))
    gauge.replaceLast(calling(1))
    expect(gauge.shouldCompact()).toBeNull()
  })

  it('does not ask again until the history has grown, where compaction freed too little (HYST: code-yeongyu/senpi#425)', () => {
    const gauge = gaugeOf(1000)
    gauge.add('x'.repeat(955))
    expect(gauge.shouldCompact()).toBe('density')
    gauge.replace(['x'.repeat(850)])
    // The estimate sways around the threshold; each time a compaction would cost a request and free nothing.
    let asked = 0
    for (let turn = 0; turn < 20; turn++) {
      gauge.add('x'.repeat(5))
      if (gauge.shouldCompact()) asked++
    }
    expect(asked).toBe(0)
    gauge.add('x')
    expect(gauge.shouldCompact()).toBe('density')
  })
})

describe('an upper bound decides rejection, and nothing else', () => {
  const upperBound = (tokens: number) => Math.ceil(tokens * 1.5)

  it('rejects by the bound, warns by the estimate', () => {
    const gauge = gaugeOf(1000, { upperBound })
    gauge.add('x'.repeat(633))
    expect(gauge.reading()).toMatchObject({ usedTokens: 633, upperBoundTokens: 950, state: 'reject' })
    expect(gaugeOf(1000, { upperBound }).reading()).toMatchObject({ upperBoundTokens: 0, state: 'ok' })
    const below = gaugeOf(1000, { upperBound })
    below.add('x'.repeat(632))
    expect(below.reading()).toMatchObject({ upperBoundTokens: 948, state: 'ok' })
  })

  it("bounds only what came after the provider's count", () => {
    const gauge = gaugeOf(1000, { upperBound })
    gauge.add('x'.repeat(700))
    gauge.observe({ prompt_tokens: 600 })
    expect(gauge.reading()).toMatchObject({ usedTokens: 600, upperBoundTokens: 600, state: 'ok' })
    gauge.add('x'.repeat(100))
    expect(gauge.reading()).toMatchObject({ usedTokens: 700, upperBoundTokens: 750, state: 'ok' })
  })

  it('is never below the estimate, and plays no part where the window is unknown', () => {
    const low = gaugeOf(1000, { upperBound: () => 1 })
    low.add('x'.repeat(950))
    expect(low.reading()).toMatchObject({ upperBoundTokens: 950, state: 'reject' })
    const unknown = createContextGauge({ estimator: perChar, upperBound: () => 1e9 })
    unknown.add('x')
    expect(unknown.reading().state).toBe('ok')
    expect(unknown.reading().upperBoundTokens).toBeUndefined()
  })
})

it('a list of messages is added as its messages', () => {
  const one = gaugeOf(1000)
  one.add([user('Hello'), 'a text', user('again')])
  const each = gaugeOf(1000)
  for (const message of [user('Hello'), 'a text', user('again')]) each.add(message)
  expect(one.reading()).toEqual(each.reading())
})
