import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { resolveContextSize } from '../../../budget/context-size/index.ts'
import { createContextBudget, estimateMessagesTokens, pruneForBudget } from '../../../budget/index.ts'
import { list, plainCount, user } from './messages.ts'

const exact = { estimate: plainCount.estimator, safetyFactor: 1 }

describe('the window and its reserves', () => {
  test('#29 anomalyco/opencode#31152: an output limit near the window leaves half of it', () => {
    const budget = createContextBudget({ contextTokens: 32_768, maxOutputTokens: 32_000, estimator: exact })
    expect(budget.reserveForResponse).toBe(16_384)
    expect(budget.availableForHistory).toBeGreaterThan(10_000)
  })

  test('#54 iii-hq/workers#550: an output cap of 8192 in a window of 4096 reserves at most half', () => {
    const budget = createContextBudget({ contextTokens: 4096, maxOutputTokens: 8192 })
    expect(budget.reserveForResponse).toBe(2048)
    expect(budget.availableForHistory).toBeGreaterThan(0)
  })

  test('#56 cortexkit/magic-context#275: prompt and answer fit the window together', () => {
    const messages = list(...Array.from({ length: 200 }, (_, index) => user(`message ${index}`)))
    const budget = createContextBudget({
      contextTokens: 1000,
      maxOutputTokens: 400,
      estimator: exact,
      tools: 50,
    })
    const pruned = pruneForBudget(messages, budget, plainCount)
    expect(pruned.state).toBe('pruned')
    if (pruned.state !== 'pruned') return
    expect(estimateMessagesTokens(pruned.messages, plainCount) + 50 + 400).toBeLessThanOrEqual(1000)
  })

  test("#38 aaif-goose/goose#11049: the user's own size wins", async () => {
    const lookUp = () => 1_000_000
    const size = await resolveContextSize({ explicit: 32_768, catalogue: { lookUp, model: 'any' } })
    expect(size).toMatchObject({ state: 'known', contextTokens: 32_768, source: 'explicit' })
  })

  test('#53 can1357/oh-my-pi#3752: what the server runs with wins over the length of training', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ default_generation_settings: { n_ctx: 123_904 }, total_slots: 1 }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const trained = { lookUp: () => 262_144, model: 'any' }
      const size = await resolveContextSize({ server: { kind: 'llama.cpp', baseUrl }, catalogue: trained })
      expect(size).toMatchObject({ state: 'known', contextTokens: 123_904, source: 'llama.cpp' })
    } finally {
      server.close()
    }
  })

  test('#59 ollama/ollama#8531: an unknown window gives the flagged character budget', async () => {
    const size = await resolveContextSize({})
    expect(size.state).toBe('unknown')
    const budget = createContextBudget(size)
    expect(budget).toMatchObject({ state: 'unknown-size', unit: 'chars', totalChars: 180_000 })
    const messages = list(user('x'.repeat(200_000)), user('y'.repeat(1000)))
    expect(pruneForBudget(messages, budget)).toMatchObject({ state: 'pruned', messages: [messages[1]] })
  })
})
