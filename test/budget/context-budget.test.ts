import { describe, expect, it } from 'vitest'
import { createContextBudget, MAX_CONTEXT_CHARS } from '../../budget/context-budget.ts'
import { ContextBudgetError, type ContextBudgetErrorCode } from '../../budget/context-budget-error.ts'
import { createContextGauge } from '../../budget/gauge.ts'
import { estimateToolsTokens } from '../../budget/tools/estimate-tools.ts'

const fails = (build: () => unknown): ContextBudgetErrorCode | 'no error' => {
  try {
    build()
    return 'no error'
  } catch (error) {
    if (error instanceof ContextBudgetError) return error.code
    throw error
  }
}

describe('createContextBudget', () => {
  // safetyFactor 1.15: history is the floor of (total - response) / 1.15, less the tools.
  it.each([
    // total, response, tools, error, history, pruneAbove
    [256, 64, 25, 26, 141, 141],
    [512, 128, 51, 51, 282, 282],
    [4096, 1024, 409, 401, 2262, 2262],
    [4097, 1024, 409, 401, 2263, 2263],
    [8192, 2048, 500, 802, 4842, 4842],
    [32_768, 4096, 500, 3740, 24_432, 24_076],
    [131_072, 4096, 500, 16_563, 109_913, 97_804],
    [1_000_000, 4096, 500, 129_901, 865_503, 749_500],
  ])('shares out %i tokens', (total, response, tools, error, history, pruneAbove) => {
    expect(createContextBudget({ contextTokens: total, safetyFactor: 1.15 })).toEqual({
      state: 'known',
      unit: 'tokens',
      totalTokens: total,
      reserveForResponse: response,
      reserveForTools: tools,
      reserveForError: error,
      availableForHistory: history,
      pruneAbove,
    })
  })

  it('takes a bare number, and defaults the factor to 1.15', () => {
    expect(createContextBudget(8192)).toEqual(
      createContextBudget({ contextTokens: 8192, safetyFactor: 1.15 }),
    )
  })

  it('reserves nothing extra for an exact estimator once the response covers the reject level', () => {
    const budget = createContextBudget({ contextTokens: 8192, safetyFactor: 1 })
    expect(budget.reserveForError).toBe(0)
  })

  it('keeps input below the reject level although the estimator is exact and no response is reserved', () => {
    const budget = createContextBudget({ contextTokens: 1000, safetyFactor: 1, maxOutputTokens: 0, tools: 0 })
    expect(budget).toMatchObject({ reserveForResponse: 0, availableForHistory: 949, reserveForError: 51 })
  })

  it("takes the estimator's own safety factor, and the caller's before it", () => {
    const estimator = { estimate: () => 0, safetyFactor: 2 }
    expect(createContextBudget({ contextTokens: 1000, tools: 0, estimator }).availableForHistory).toBe(375)
    const overridden = createContextBudget({ contextTokens: 1000, tools: 0, estimator, safetyFactor: 1.5 })
    expect(overridden.availableForHistory).toBe(500)
  })

  it('divides by the factor in integers: 1100 / 1.1 is 1000', () => {
    const budget = createContextBudget({
      contextTokens: 2200,
      maxOutputTokens: 1100,
      tools: 0,
      safetyFactor: 1.1,
    })
    expect(budget.availableForHistory).toBe(1000)
  })

  it('never shrinks given tools', () => {
    expect(createContextBudget({ contextTokens: 8192, tools: 3000 })).toMatchObject({
      reserveForTools: 3000,
      availableForHistory: 2342,
      pruneAbove: 2342,
    })
  })

  it("prices definitions by the provider's rule", () => {
    const tools = [{ type: 'function', function: { name: 'add', description: 'Adds.', parameters: {} } }]
    const rule = { provider: 'openai', model: 'gpt-4o', estimator: (text: string) => text.length }
    const cost = estimateToolsTokens(tools, rule)
    expect(createContextBudget({ contextTokens: 8192, tools, ...rule }).reserveForTools).toBe(cost)
    const gauge = createContextGauge({ contextTokens: 8192, tools, ...rule })
    expect(gauge.reading().usedTokens).toBe(cost)
    expect(cost).not.toBe(estimateToolsTokens(tools, { estimator: rule.estimator }))
  })

  it('prunes to nothing but the mandatory messages where the tools alone pass 75%', () => {
    const budget = createContextBudget({
      contextTokens: 1000,
      maxOutputTokens: 0,
      safetyFactor: 1,
      tools: 800,
    })
    expect(budget).toMatchObject({ availableForHistory: 149, pruneAbove: 0 })
  })

  it('says when nothing is left, with the sizes and the remedy', () => {
    expect(() => createContextBudget({ contextTokens: 4096, tools: 3000 })).toThrow(
      /nothing is left for messages in a window of 4096: .*1024 .*3000 .*2671 .*send fewer tools/,
    )
    expect(fails(() => createContextBudget({ contextTokens: 4096, tools: 3000 }))).toBe('nothing-left')
  })

  it.each([0, -1, 1, 2, 0.5, 4096.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])(
    'refuses a window of %d',
    (contextTokens) => {
      expect(fails(() => createContextBudget(contextTokens))).toBe('invalid-context-tokens')
    },
  )

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d output tokens', (maxOutputTokens) => {
    expect(fails(() => createContextBudget({ contextTokens: 8192, maxOutputTokens }))).toBe(
      'invalid-max-output-tokens',
    )
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a tool cost of %d', (tools) => {
    expect(fails(() => createContextBudget({ contextTokens: 8192, tools }))).toBe('invalid-tools')
    expect(fails(() => createContextBudget({ tools }))).toBe('invalid-tools')
  })

  it.each([0, 0.99, 11, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a safety factor of %d',
    (safetyFactor) => {
      expect(fails(() => createContextBudget({ contextTokens: 8192, safetyFactor }))).toBe(
        'invalid-safety-factor',
      )
    },
  )

  it.each([
    { warnAt: 0 },
    { warnAt: Number.NaN },
    { rejectAt: 1.01 },
    { warnAt: 0.95, rejectAt: 0.8 },
    { compactAt: 0.9, warnAt: 0.9 },
  ])('refuses the thresholds %o', (thresholds) => {
    expect(fails(() => createContextBudget({ contextTokens: 8192, ...thresholds }))).toBe(
      'invalid-thresholds',
    )
  })
})

describe('an unknown window (CTX: ollama#8531)', () => {
  it.each([undefined, null, {}, { contextTokens: undefined }, { contextTokens: null }])(
    'flags %o',
    (options) => {
      expect(createContextBudget(options)).toEqual({
        state: 'unknown-size',
        unit: 'chars',
        totalChars: MAX_CONTEXT_CHARS,
        reserveForResponse: 0,
        reserveForTools: 0,
        reserveForError: 9001,
        availableForHistory: 170_999,
        pruneAbove: 135_000,
      })
    },
  )

  it('takes off the characters of the tools, whatever the provider counts in tokens', () => {
    const tools = [{ name: 'add' }]
    const cost = estimateToolsTokens(tools, { estimator: (text) => text.length })
    expect(cost).toBeGreaterThanOrEqual(JSON.stringify(tools[0]).length)
    expect(createContextBudget({ tools, provider: 'anthropic' })).toMatchObject({
      reserveForTools: cost,
      pruneAbove: 135_000 - cost,
    })
  })
})

describe('RESERVE', () => {
  it('cuts an output maximum near the window to half of it (anomalyco/opencode#31152)', () => {
    expect(createContextBudget({ contextTokens: 8192, maxOutputTokens: 8192 })).toMatchObject({
      reserveForResponse: 4096,
      availableForHistory: 3061,
    })
  })

  it('never reserves more than half, whatever window was assumed (iii-hq/workers#550)', () => {
    expect(createContextBudget({ contextTokens: 4096, maxOutputTokens: 8192 }).reserveForResponse).toBe(2048)
  })

  it('leaves prompt and answer inside one window (cortexkit/magic-context#275)', () => {
    const budget = createContextBudget({ contextTokens: 32_768, maxOutputTokens: 8000, safetyFactor: 1 })
    expect(budget.availableForHistory + budget.reserveForTools + 8000).toBeLessThanOrEqual(32_768)
  })
})
