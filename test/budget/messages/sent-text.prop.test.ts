import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { sentText } from '../../../budget/messages/sent-text.ts'

describe('sentText', () => {
  test('is the JSON of any value, strings as they are, null and undefined nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
        assert.equal(sentText(value), expected)
        assert.equal(sentText(value), expected)
      }),
      { numRuns: 2000 },
    )
    assert.equal(sentText(undefined), '')
  })

  test('sees every change made in place since', () => {
    const changes = fc.record({ a: fc.jsonValue(), b: fc.jsonValue() })
    fc.assert(
      fc.property(changes, fc.jsonValue(), (object, value) => {
        const list: unknown[] = [object.a]
        const holder: Record<string, unknown> = { ...object, list }
        for (const change of [
          () => list.push(value),
          () => list.splice(0, 1, value),
          () => Object.assign(holder, { a: value }),
          () => Object.assign(holder, { c: value }),
          () => delete holder.b,
        ]) {
          sentText(holder)
          change()
          assert.equal(sentText(holder), JSON.stringify(holder))
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('what no SDK could send costs nothing and does not throw, also when it becomes so later', () => {
    const value: Record<string, unknown> = { a: { b: 1 } }
    assert.equal(sentText(value), '{"a":{"b":1}}')
    value.a = value
    assert.equal(sentText(value), '')
    assert.equal(sentText({ big: 1n }), '')
    assert.equal(
      sentText(() => 1),
      '',
    )
  })
})
