import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { holds, leavesOf } from '../../../budget/messages/leaves.ts'

describe('leaves', () => {
  test('hold for an equal value, and for no other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        assert.ok(holds(a, leavesOf(a)))
        assert.ok(holds(structuredClone(a), leavesOf(a)))
        assert.equal(holds(b, leavesOf(a)), JSON.stringify(b) === JSON.stringify(a) && !hasNegativeZero(a, b))
      }),
      { numRuns: 5000 },
    )
  })

  test('see every change made in place since', () => {
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
          const leaves = leavesOf(holder)
          const before = JSON.stringify(holder)
          change()
          // An object met twice is compared by identity: at worst an equal value is counted again.
          if (holds(holder, leaves)) assert.equal(JSON.stringify(holder), before)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('end at a cycle, and take bytes as one', () => {
    const cycle: Record<string, unknown> = { a: 1, bytes: new Uint8Array(1_000_000) }
    cycle.self = [cycle, cycle]
    const leaves = leavesOf(cycle)
    assert.ok(leaves.length < 20)
    assert.ok(holds(cycle, leaves))
    cycle.bytes = new Uint8Array(1)
    assert.ok(!holds(cycle, leaves))
    const plain: Record<string, unknown> = { a: { b: 1 } }
    const before = leavesOf(plain)
    plain.a = plain
    assert.ok(!holds(plain, before))
  })
})

/** JSON writes -0 as 0, which are equal here too. */
function hasNegativeZero(...values: readonly unknown[]): boolean {
  return values.some(
    (value) =>
      JSON.stringify(value, (_, inner) => (Object.is(inner, -0) ? '-0' : inner)) !== JSON.stringify(value),
  )
}
