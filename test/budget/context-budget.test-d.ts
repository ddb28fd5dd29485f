import { describe, expectTypeOf, it } from 'vitest'
import { resolveContextSize } from '../../budget/context-size/index.ts'
import {
  type CharBudget,
  createContextBudget,
  createContextGauge,
  pruneForBudget,
  readOverflowError,
  type TokenBudget,
} from '../../budget/index.ts'

describe('the budget', () => {
  const budget = createContextBudget(8192)

  it('is told apart by its state or its unit', () => {
    if (budget.state === 'known') expectTypeOf(budget).toEqualTypeOf<TokenBudget>()
    if (budget.unit === 'chars') expectTypeOf(budget).toEqualTypeOf<CharBudget>()
  })

  it('goes into pruneForBudget as it is', () => {
    const messages = [{ role: 'user', content: 'Hi' }]
    const result = pruneForBudget(messages, budget)
    if (result.state === 'fits') expectTypeOf(result.messages).toEqualTypeOf<typeof messages>()
  })

  it('takes what resolveContextSize gives, spread or whole', async () => {
    const size = await resolveContextSize({})
    expectTypeOf(createContextBudget).toBeCallableWith(size)
    expectTypeOf(createContextBudget).toBeCallableWith({ ...size, maxOutputTokens: 1024 })
    expectTypeOf(createContextGauge).toBeCallableWith({ ...size, tools: [] })
  })
})

describe('an overflow', () => {
  it('has a count in one state alone', () => {
    const overflow = readOverflowError('')
    expectTypeOf(overflow).not.toHaveProperty('needed')
    if (overflow.state === 'counted') expectTypeOf(overflow.needed).toEqualTypeOf<number>()
  })
})
