import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContextBudget } from '../../budget/context-budget.ts'
import { ContextBudgetError } from '../../budget/context-budget-error.ts'
import { levelsOf, MAX_CONTEXT_TOKENS } from '../../budget/levels.ts'

const RUNS = { numRuns: 5000, seed: 1 }

const windows = fc.oneof(
  fc.integer({ min: 3, max: 40 }),
  fc.integer({ min: 3, max: 10_000 }),
  fc.integer({ min: 3, max: 2_000_000 }),
  fc.integer({ min: 3, max: MAX_CONTEXT_TOKENS }),
)
const shares = fc.integer({ min: 1, max: 999_999 }).map((parts) => parts / 1_000_000)
/** Ordered thresholds in parts per million; some left to their default. */
const thresholds = fc
  .tuple(fc.uniqueArray(shares, { minLength: 3, maxLength: 3 }), fc.nat({ max: 7 }))
  .map(([values, mask]) => {
    const [compactAt, warnAt, rejectAt] = values.sort((a, b) => a - b)
    return {
      ...(mask & 1 ? { compactAt } : {}),
      ...(mask & 2 ? { warnAt } : {}),
      ...(mask & 4 ? { rejectAt } : {}),
    }
  })

describe('levels', () => {
  it('are integers with 1 <= compact < warn < reject <= total, at every window', () => {
    fc.assert(
      fc.property(windows, thresholds, (total, given) => {
        const { compact, warn, reject } = levelsOf(total, given)
        expect([compact, warn, reject].every(Number.isInteger)).toBe(true)
        expect(compact).toBeGreaterThanOrEqual(1)
        expect(compact).toBeLessThan(warn)
        expect(warn).toBeLessThan(reject)
        expect(reject).toBeLessThanOrEqual(total)
      }),
      RUNS,
    )
  })

  it('are exact from 20 tokens on, against rational arithmetic in bigints', () => {
    fc.assert(
      fc.property(windows, (total) => {
        fc.pre(total >= 20)
        const { compact, warn, reject } = levelsOf(total)
        // use / total >= 80 / 100, decided without a division
        const reaches = (use: number, percent: bigint) => BigInt(use) * 100n >= percent * BigInt(total)
        expect([reaches(warn, 80n), reaches(warn - 1, 80n)]).toEqual([true, false])
        expect([reaches(reject, 95n), reaches(reject - 1, 95n)]).toEqual([true, false])
        expect([reaches(compact + 1, 75n), BigInt(compact) * 100n <= 75n * BigInt(total)]).toEqual([
          true,
          true,
        ])
      }),
      RUNS,
    )
  })

  it.each([
    [3, 1, 2, 3],
    [4, 2, 3, 4],
    [5, 3, 4, 5],
    [6, 4, 5, 6],
    [10, 7, 8, 10],
    [19, 14, 16, 19],
    [20, 15, 16, 19],
    [100, 75, 80, 95],
  ])('of %i tokens are %i, %i and %i', (total, compact, warn, reject) => {
    expect(levelsOf(total)).toEqual({ compact, warn, reject })
  })

  it('read 0.55 of 100 as 55, which the float product overshoots', () => {
    expect(0.55 * 100).toBeGreaterThan(55)
    expect(levelsOf(100, { compactAt: 0.5, warnAt: 0.55 }).warn).toBe(55)
  })
})

describe('createContextBudget', () => {
  const options = fc.record(
    {
      contextTokens: fc.option(windows, { freq: 10 }),
      maxOutputTokens: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 200_000 }), fc.nat()),
      tools: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 50_000 })),
      safetyFactor: fc.integer({ min: 100, max: 1000 }).map((percent) => percent / 100),
    },
    { requiredKeys: [] },
  )

  it('shares out every window in non-negative integers that sum to it, or says that nothing is left', () => {
    let shared = 0
    fc.assert(
      fc.property(options, thresholds, (given, shares) => {
        let budget: ReturnType<typeof createContextBudget>
        try {
          budget = createContextBudget({ ...given, ...shares })
        } catch (error) {
          expect(error).toBeInstanceOf(ContextBudgetError)
          expect((error as ContextBudgetError).code).toBe('nothing-left')
          return
        }
        shared++
        const total = budget.unit === 'tokens' ? budget.totalTokens : budget.totalChars
        const { reserveForResponse, reserveForTools, reserveForError, availableForHistory, pruneAbove } =
          budget
        const parts = [reserveForResponse, reserveForTools, reserveForError, availableForHistory]
        expect([...parts, pruneAbove].every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part)).toBe(total)
        expect(availableForHistory).toBeGreaterThanOrEqual(1)
        expect(pruneAbove).toBeLessThanOrEqual(availableForHistory)
        expect(reserveForResponse).toBeLessThanOrEqual(total / 2)
        if (given.tools !== undefined) expect(reserveForTools).toBe(given.tools)

        const { warn, reject } = levelsOf(total, shares)
        expect(availableForHistory + reserveForTools).toBeLessThan(reject)
        if (pruneAbove > 0) expect(pruneAbove + reserveForTools).toBeLessThan(warn)
        if (budget.unit === 'tokens') {
          const percent = BigInt(Math.round((given.safetyFactor ?? 1.15) * 100))
          const worstInput = percent * BigInt(availableForHistory + reserveForTools)
          expect(worstInput <= 100n * BigInt(total - reserveForResponse)).toBe(true)
        }
      }),
      RUNS,
    )
    expect(shared).toBeGreaterThan(RUNS.numRuns / 4)
  })

  it('reserves no more for error than it must: one more token of history would break a limit', () => {
    fc.assert(
      fc.property(options, (given) => {
        fc.pre(given.contextTokens != null)
        let budget: ReturnType<typeof createContextBudget>
        try {
          budget = createContextBudget(given)
        } catch {
          return
        }
        fc.pre(budget.unit === 'tokens')
        if (budget.unit !== 'tokens') return
        const input = budget.availableForHistory + budget.reserveForTools + 1
        const percent = BigInt(Math.round((given.safetyFactor ?? 1.15) * 100))
        const overflows =
          percent * BigInt(input) > 100n * BigInt(budget.totalTokens - budget.reserveForResponse)
        expect(overflows || input >= levelsOf(budget.totalTokens).reject).toBe(true)
      }),
      RUNS,
    )
  })

  it('is total over all numbers: a budget or a typed error, never NaN', () => {
    const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, Number.NaN, 1e308))
    fc.assert(
      fc.property(
        fc.record({ contextTokens: anyNumber, maxOutputTokens: anyNumber, tools: anyNumber }),
        (given) => {
          try {
            const budget = createContextBudget(given)
            expect(Object.values(budget).every((part) => typeof part === 'string' || part >= 0)).toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(ContextBudgetError)
          }
        },
      ),
      RUNS,
    )
  })
})
