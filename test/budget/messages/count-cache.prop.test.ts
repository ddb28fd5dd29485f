import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { estimateMessagesTokens } from '../../../budget/index.ts'
import { text } from '../../../harness/pruning/transcripts/script.ts'
import { type Transcript, transcript } from '../../../harness/pruning/transcripts/transcript.ts'
import { RUNS } from '../prune-case.ts'

function counting(): { readonly estimator: (text: string) => number; calls: number } {
  const counter = {
    calls: 0,
    estimator: (value: string) => {
      counter.calls++
      return value.length
    },
  }
  return counter
}

const fresh = ({ messages }: Transcript) =>
  estimateMessagesTokens(structuredClone(messages), { estimator: (t) => t.length })

describe('counts are kept, and never stale', () => {
  test('GROWTH: a growing conversation calls the estimator for its new messages alone', () => {
    fc.assert(
      fc.property(transcript, (from) => {
        const counter = counting()
        let before = 0
        for (const [index, message] of from.messages.entries()) {
          const alone = counting()
          estimateMessagesTokens([message], { estimator: alone.estimator })
          estimateMessagesTokens(from.messages.slice(0, index + 1), { estimator: counter.estimator })
          assert.equal(counter.calls - before, alone.calls)
          before = counter.calls
        }
        estimateMessagesTokens(from.messages, { estimator: counter.estimator })
        assert.equal(counter.calls, before)
      }),
      { numRuns: RUNS },
    )
  })

  test('IN_PLACE: a message changed in place, at any depth, is counted anew', () => {
    fc.assert(
      fc.property(transcript, fc.nat(), text, (from, pick, appended) => {
        const counter = counting()
        const messages = structuredClone(from.messages)
        estimateMessagesTokens(messages, { estimator: counter.estimator })
        const holders = stringHolders(messages)
        const holder = holders[pick % Math.max(1, holders.length)]
        if (holder === undefined) return
        holder.owner[holder.key] = `${holder.owner[holder.key]}${appended}`
        const changed = { ...from, messages }
        assert.equal(estimateMessagesTokens(messages, { estimator: counter.estimator }), fresh(changed))
      }),
      { numRuns: RUNS },
    )
  })

  test('STREAM: appending to the last message counts that message alone', () => {
    fc.assert(
      fc.property(transcript, fc.array(text, { minLength: 1, maxLength: 5 }), (from, chunks) => {
        const counter = counting()
        const streamed = { role: 'assistant', content: '' }
        const messages = [...from.messages, streamed]
        estimateMessagesTokens(messages, { estimator: counter.estimator })
        for (const chunk of chunks) {
          counter.calls = 0
          streamed.content += chunk
          const total = estimateMessagesTokens(messages, { estimator: counter.estimator })
          assert.ok(counter.calls <= 1)
          assert.equal(total, fresh({ ...from, messages }))
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('ADDITIVE: a list costs the sum of its messages, so none depends on its neighbours', () => {
    fc.assert(
      fc.property(transcript, (from) => {
        const estimator = (value: string) => value.length
        const sum = from.messages.reduce(
          (total, message) => total + estimateMessagesTokens([message], { estimator }),
          0,
        )
        assert.equal(estimateMessagesTokens(from.messages, { estimator }), sum)
      }),
      { numRuns: RUNS },
    )
  })

  test('DETECTED: naming the format changes the overheads alone', () => {
    fc.assert(
      fc.property(transcript, (from) => {
        const options = {
          estimator: (value: string) => value.length,
          overheads: { perMessage: 1, perName: 1, priming: 0, countsRole: false },
        }
        const detected = estimateMessagesTokens(from.messages, options)
        const named = estimateMessagesTokens(from.messages, { ...options, format: from.format })
        // Images cost by provider, and a message that is text and image alone may not tell whose it is.
        const bytes = /iVBOR|QUJDQUJD/.test(JSON.stringify(from.messages))
        if (!bytes) assert.equal(named, detected)
      }),
      { numRuns: RUNS },
    )
  })

  test('an estimator that learns is asked anew each time', () => {
    const learning = {
      factor: 1,
      estimate: (value: string) => value.length * learning.factor,
      observe: () => {
        learning.factor = 2
      },
    }
    const messages = [{ role: 'user', content: 'hello' }]
    const before = estimateMessagesTokens(messages, { estimator: learning })
    learning.observe()
    assert.equal(estimateMessagesTokens(messages, { estimator: learning }), before + 5)
  })
})

interface Holder {
  readonly owner: Record<string, string>
  readonly key: string
}

/** Every place of a string in the messages that counts as text. */
function stringHolders(value: unknown): readonly Holder[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): readonly Holder[] => {
    if (typeof inner !== 'string') return stringHolders(inner)
    const isText = ['text', 'content', 'output', 'arguments', 'value', 'thinking', 'name'].includes(key)
    return isText ? [{ owner: value as Record<string, string>, key }] : []
  })
}
