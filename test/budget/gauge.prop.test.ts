import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContextGauge } from '../../budget/gauge.ts'
import type { GaugeState } from '../../budget/gauge-reading.ts'
import { shortCount } from '../../budget/gauge-reading.ts'

const RUNS = { numRuns: 2000, seed: 1 }
const windows = fc.oneof(
  fc.integer({ min: 3, max: 40 }),
  fc.integer({ min: 3, max: 20_000 }),
  fc.integer({ min: 3, max: 1e9 }),
)

/** The text is its own cost in digits, so that a use of a billion tokens needs no text of a gigabyte. */
const byValue = { estimate: (text: string) => Number(text) }

describe('the gauge', () => {
  it('is exact at the boundaries: the state is the one of the rational use / window', () => {
    const near = fc.tuple(windows, fc.constantFrom(75, 80, 95), fc.integer({ min: -2, max: 2 }))
    fc.assert(
      fc.property(near, ([total, percent, offset]) => {
        fc.pre(total >= 20)
        const used = Math.max(1, Math.ceil((total / 100) * percent) + offset)
        const gauge = createContextGauge({ contextTokens: total, estimator: byValue })
        gauge.add(String(used))
        const reaches = (share: bigint) => BigInt(used) * 100n >= share * BigInt(total)
        const expected: GaugeState = reaches(95n) ? 'reject' : reaches(80n) ? 'warn' : 'ok'
        expect(gauge.reading().state).toBe(expected)
        const above = BigInt(used) * 100n > 75n * BigInt(total)
        expect(gauge.shouldCompact()).toBe(above ? 'density' : null)
      }),
      RUNS,
    )
  })

  it('asks to compact no later than it warns, and warns before it rejects, at every window', () => {
    fc.assert(
      fc.property(windows, (total) => {
        const first = (reached: (used: number) => boolean) => {
          let [low, high] = [0, total]
          while (low < high) {
            const middle = Math.floor((low + high) / 2)
            if (reached(middle)) high = middle
            else low = middle + 1
          }
          return low
        }
        const at = (used: number) => {
          const gauge = createContextGauge({ contextTokens: total, estimator: byValue })
          gauge.add(String(used))
          return gauge
        }
        const compact = first((used) => at(used).shouldCompact() !== null)
        const warn = first((used) => at(used).reading().state !== 'ok')
        const reject = first((used) => at(used).reading().state === 'reject')
        expect(compact).toBeGreaterThan(0)
        expect(compact).toBeLessThanOrEqual(warn)
        expect(warn).toBeLessThan(reject)
        expect(reject).toBeLessThanOrEqual(total)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  type Step =
    | { do: 'add' | 'append' | 'replaceLast'; size: number }
    | { do: 'replace'; sizes: number[] }
    | { do: 'observe'; actual: number }
    | { do: 'reading' }
  const size = fc.nat({ max: 60 })
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constantFrom('add' as const, 'append' as const, 'replaceLast' as const), size }),
    fc.record({ do: fc.constant('replace' as const), sizes: fc.array(size, { maxLength: 4 }) }),
    fc.record({ do: fc.constant('observe' as const), actual: fc.nat({ max: 120 }) }),
    fc.record({ do: fc.constant('reading' as const) }),
  )
  /** Not additive, and dear at the seams. */
  const estimator = { estimate: (text: string) => Math.ceil(text.length / 3) + (text.length > 0 ? 1 : 0) }

  it('equals a slow model that holds the texts and counts them all, and emits each change once', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.integer({ min: 3, max: 200 }),
        (steps, contextTokens) => {
          const changes: [GaugeState, GaugeState][] = []
          const gauge = createContextGauge({
            contextTokens,
            estimator,
            tools: 5,
            onStateChange: (reading, before) => void changes.push([before, reading.state]),
          })
          let messages: { text: string; streamed: boolean }[] = []
          let correction = 0
          const cost = (message: { text: string; streamed: boolean }) =>
            estimator.estimate(message.text) + (message.streamed ? 4 : 0)
          const total = (of = messages) => of.reduce((sum, message) => sum + cost(message), 5)
          let state: GaugeState = gauge.reading().state

          for (const one of steps) {
            if (one.do === 'add' || one.do === 'replaceLast') {
              const text = 'x'.repeat(one.size)
              if (one.do === 'replaceLast') messages.pop()
              messages.push({ text, streamed: false })
              gauge[one.do](text)
            } else if (one.do === 'append') {
              if (!messages.at(-1)?.streamed) messages.push({ text: '', streamed: true })
              const last = messages.at(-1)
              if (last) last.text += 'x'.repeat(one.size)
              gauge.append('x'.repeat(one.size))
            } else if (one.do === 'replace') {
              messages = one.sizes.map((length) => ({ text: 'x'.repeat(length), streamed: false }))
              correction = 0
              gauge.replace(messages.map((message) => message.text))
            } else if (one.do === 'observe') {
              const sent = messages.at(-1)?.streamed ? messages.slice(0, -1) : messages
              if (one.actual > 0) correction = one.actual - total(sent)
              gauge.observe(one.actual)
            }
            const reading = gauge.reading()
            expect(reading.usedTokens).toBe(Math.max(0, total() + correction))
            if (reading.state !== state) {
              expect(changes.at(-1)?.[1]).toBe(reading.state)
              state = reading.state
            }
          }
          // Each change starts where the one before ended, and is one.
          changes.forEach(([before, after], index) => {
            expect(after).not.toBe(before)
            if (index > 0) expect(before).toBe(changes[index - 1]?.[1])
          })
          expect(changes.length === 0 || changes.at(-1)?.[1] === state).toBe(true)
        },
      ),
      RUNS,
    )
  })

  it('gives a streamed text the total of one add, for any estimator and any chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (chunks) => {
        const streamed = createContextGauge({ contextTokens: 8192, estimator })
        for (const chunk of chunks) streamed.append(chunk)
        const whole = createContextGauge({ contextTokens: 8192, estimator })
        if (chunks.length > 0) whole.add({ role: 'assistant', content: chunks.join('') })
        expect(streamed.reading()).toEqual(whole.reading())
      }),
      RUNS,
    )
  })

  it('never reads NaN or divides by zero, known window or not', () => {
    fc.assert(
      fc.property(fc.option(windows), fc.array(fc.string()), fc.anything(), (contextTokens, texts, usage) => {
        const gauge = createContextGauge({ contextTokens })
        for (const text of texts) gauge.add(text)
        gauge.observe(usage)
        const { usedTokens, ratio, text } = gauge.reading()
        expect(Number.isSafeInteger(usedTokens) && usedTokens >= 0).toBe(true)
        expect(Number.isFinite(ratio)).toBe(true)
        expect(text).not.toMatch(/NaN|Infinity|undefined/)
      }),
      RUNS,
    )
  })

  it('shortens a count to within 5%, in at most 5 characters below a billion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_499_999 }), (count) => {
        const text = shortCount(count)
        const factor = text.endsWith('k') ? 1000 : text.endsWith('M') ? 1_000_000 : 1
        expect(text.length).toBeLessThanOrEqual(5)
        expect(Math.abs(Number.parseFloat(text) * factor - count)).toBeLessThanOrEqual(count * 0.05)
      }),
      RUNS,
    )
  })
})
