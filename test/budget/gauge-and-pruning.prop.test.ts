import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContextBudget, createContextBudget } from '../../budget/context-budget.ts'
import { ContextBudgetError } from '../../budget/context-budget-error.ts'
import { createContextGauge } from '../../budget/gauge.ts'
import type { Message, MessageFormat } from '../../budget/messages/message.ts'
import { pruneForBudget } from '../../budget/prune/prune-for-budget.ts'

const RUNS = { numRuns: 2000, seed: 1 }

type Turn = { user: string; steps: readonly { calls: readonly string[]; say: string }[]; answer: string }

const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.nat({ max: 3000 }).map((length) => 'word '.repeat(length / 5)),
)
const turn: fc.Arbitrary<Turn> = fc.record({
  user: text,
  steps: fc.array(fc.record({ calls: fc.array(text, { minLength: 1, maxLength: 3 }), say: text }), {
    maxLength: 3,
  }),
  answer: text,
})
const conversation = fc.record({
  system: fc.option(text),
  turns: fc.array(turn, { minLength: 1, maxLength: 6 }),
  /** Cut off while the last turn is under way: a live tail. */
  cut: fc.nat({ max: 3 }),
})
type Conversation = typeof conversation extends fc.Arbitrary<infer T> ? T : never

/** The same conversation in three formats that tell calls and results differently. */
const WRITERS: Record<'openai-chat' | 'anthropic' | 'gemini', (turn: Turn, at: number) => Message[]> = {
  'openai-chat': ({ user, steps, answer }, at) => [
    { role: 'user', content: user },
    ...steps.flatMap(({ calls, say }, step) => [
      {
        role: 'assistant',
        content: say === '' ? null : say,
        tool_calls: calls.map((_, index) => ({
          id: `${at}.${step}.${index}`,
          type: 'function',
          function: { name: 'read', arguments: '{}' },
        })),
      },
      ...calls.map((result, index) => ({
        role: 'tool',
        tool_call_id: `${at}.${step}.${index}`,
        content: result,
      })),
    ]),
    { role: 'assistant', content: answer },
  ],
  anthropic: ({ user, steps, answer }, at) => [
    { role: 'user', content: user },
    ...steps.flatMap(({ calls, say }, step) => [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: say },
          ...calls.map((_, index) => ({
            type: 'tool_use',
            id: `${at}.${step}.${index}`,
            name: 'read',
            input: {},
          })),
        ],
      },
      {
        role: 'user',
        content: calls.map((result, index) => ({
          type: 'tool_result',
          tool_use_id: `${at}.${step}.${index}`,
          content: result,
        })),
      },
    ]),
    { role: 'assistant', content: [{ type: 'text', text: answer }] },
  ],
  gemini: ({ user, steps, answer }) => [
    { role: 'user', parts: [{ text: user }] },
    ...steps.flatMap(({ calls, say }) => [
      {
        role: 'model',
        parts: [{ text: say }, ...calls.map(() => ({ functionCall: { name: 'read', args: {} } }))],
      },
      {
        role: 'user',
        parts: calls.map((result) => ({ functionResponse: { name: 'read', response: { result } } })),
      },
    ]),
    { role: 'model', parts: [{ text: answer }] },
  ],
}
const FORMATS = Object.keys(WRITERS) as (keyof typeof WRITERS)[]

function write({ system, turns, cut }: Conversation, format: keyof typeof WRITERS): Message[] {
  const messages = turns.flatMap((turn, at) => WRITERS[format](turn, at))
  const live = messages.slice(0, Math.max(1, messages.length - cut))
  return system === null || format === 'gemini' ? live : [{ role: 'system', content: system }, ...live]
}

const options = fc.record(
  {
    contextTokens: fc.option(fc.oneof(fc.integer({ min: 3, max: 500 }), fc.integer({ min: 3, max: 8000 })), {
      freq: 8,
    }),
    maxOutputTokens: fc.nat({ max: 4000 }),
    tools: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 4000 })),
    safetyFactor: fc.constantFrom(1, 1.15, 2),
    compactAt: fc.constantFrom(0.3, 0.5, 0.6),
    warnAt: fc.constantFrom(0.61, 0.7, 0.8),
    rejectAt: fc.constantFrom(0.85, 0.95, 1),
  },
  { requiredKeys: [] },
)
const estimator = { estimate: (text: string) => Math.ceil(text.length / 4) }

function budgetOrNull(given: Parameters<typeof createContextBudget>[0]): ContextBudget | null {
  try {
    return createContextBudget(given)
  } catch (error) {
    if (error instanceof ContextBudgetError && error.code === 'nothing-left') return null
    throw error
  }
}

/** What is left when everything that may go has gone: the mandatory messages alone. */
function leastCost(messages: readonly Message[], unit: ContextBudget['unit'], format: MessageFormat): number {
  const least = pruneForBudget(
    messages,
    { unit, availableForHistory: 0, pruneAbove: 0 },
    { estimator, format, batch: 0 },
  )
  if (least.state === 'cannot-fit') return least.needed
  return least.state === 'pruned' ? least.after : least.before
}

describe('pruning and the gauge', () => {
  it.each(FORMATS)(
    'THRESH: what pruning returns reads below reject, and below warn unless the mandatory messages alone exceed it (%s)',
    (format) => {
      const seen = { fits: 0, pruned: 0, 'cannot-fit': 0, warned: 0 }
      fc.assert(
        fc.property(conversation, options, fc.boolean(), (input, given, truncate) => {
          const budget = budgetOrNull({ ...given, estimator })
          if (budget === null) return
          const messages = write(input, format)
          const result = pruneForBudget(messages, budget, { estimator, format, truncate })
          seen[result.state]++
          if (result.state === 'cannot-fit') return

          const gauge = createContextGauge({ ...given, tools: budget.reserveForTools, estimator, format })
          gauge.replace(result.messages)
          const reading = gauge.reading()
          expect(reading.state).not.toBe('reject')
          if (reading.state === 'warn') seen.warned++
          // Where the aim was within reach, it is reached: no warning, and no compaction straight after one.
          if (leastCost(messages, budget.unit, format) <= budget.pruneAbove) {
            expect(reading.state).toBe('ok')
            expect(gauge.shouldCompact()).not.toBe('density')
          }
        }),
        RUNS,
      )
      // The property must not pass for want of cases.
      for (const cases of Object.values(seen)) expect(cases).toBeGreaterThan(0)
    },
  )

  it('RESERVE: prompt, tools and answer stay inside the window by the safety factor', () => {
    fc.assert(
      fc.property(conversation, options, (input, given) => {
        const budget = budgetOrNull({ ...given, estimator })
        if (budget?.unit !== 'tokens') return
        const result = pruneForBudget(write(input, 'openai-chat'), budget, {
          estimator,
          format: 'openai-chat',
        })
        if (result.state === 'cannot-fit') return
        const cost = result.state === 'fits' ? result.before : result.after
        // In hundredths: the factors above have two decimals.
        const worstInput = (cost + budget.reserveForTools) * Math.round((given.safetyFactor ?? 1.15) * 100)
        expect(worstInput).toBeLessThanOrEqual((budget.totalTokens - budget.reserveForResponse) * 100)
      }),
      RUNS,
    )
  })
})
