import { describe, expect, test } from 'vitest'
import type { Estimator } from '../../estimators/estimator.ts'
import { hostileTexts } from '../../estimators/hostile-texts.ts'
import { findFaults, type ValidityRule } from '../../estimators/validity.ts'

const texts = [
  { label: 'short', text: 'ab' },
  { label: 'long', text: 'abcdefgh' },
]

/** Sound but for one text. */
function brokenOn(broken: string, estimate: () => unknown): Estimator {
  return { estimate: (text) => (text === broken ? (estimate() as number) : text.length) }
}

test('a sound estimator has no faults', () => {
  expect(findFaults({ estimate: (text) => text.length })).toEqual([])
})

describe('finds each broken rule, and where', () => {
  const cases: readonly [ValidityRule, string, () => unknown][] = [
    [
      'throws',
      'threw Error: boom',
      () => {
        throw new Error('boom')
      },
    ],
    ['promise', 'a promise', () => Promise.resolve(2)],
    ['promise', 'a promise', () => Promise.reject(new Error('never handled'))],
    ['not-a-number', 'NaN', () => Number.NaN],
    ['not-a-number', 'undefined', () => undefined],
    ['not-a-number', '"2"', () => '2'],
    ['not-an-integer', '2.5', () => 2.5],
    ['not-an-integer', 'Infinity', () => Number.POSITIVE_INFINITY],
    ['negative', '-1', () => -1],
  ]
  test.each(cases)('%s: %s', (rule, observed, estimate) => {
    expect(findFaults(brokenOn('abcdefgh', estimate), texts)).toEqual([{ rule, text: 'long', observed }])
  })
})

test('the empty text must cost nothing', () => {
  expect(findFaults({ estimate: (text) => text.length + 2 }, texts)).toEqual([
    { rule: 'empty-is-not-zero', text: 'empty text', observed: '2' },
  ])
})

test('the empty text may not throw', () => {
  const faults = findFaults(
    brokenOn('', () => {
      throw new TypeError('no text')
    }),
    texts,
  )
  expect(faults).toEqual([{ rule: 'throws', text: 'empty text', observed: 'threw TypeError: no text' }])
})

test('an estimate that changes between calls is found', () => {
  let calls = 0
  expect(
    findFaults(
      brokenOn('ab', () => calls++),
      texts,
    ),
  ).toEqual([{ rule: 'nondeterministic', text: 'short', observed: '0, then 1' }])
})

test('an estimate that depends on the text before is found', () => {
  let before = ''
  const estimator: Estimator = {
    estimate(text) {
      const tokens = text.length === 0 ? 0 : before.length
      before = text
      return tokens
    },
  }
  expect(findFaults(estimator, texts).map(({ rule }) => rule)).toContain('nondeterministic')
})

test('one that throws the second time is found', () => {
  let calls = 0
  const faults = findFaults(
    brokenOn('ab', () => {
      if (calls++ > 0) throw new Error('worn out')
      return 2
    }),
    texts,
  )
  expect(faults).toEqual([
    { rule: 'nondeterministic', text: 'short', observed: '2, then threw Error: worn out' },
  ])
})

test('never throws, whatever is thrown or returned', () => {
  const unprintable = {
    toString() {
      throw new Error('no')
    },
  }
  expect(
    findFaults(
      brokenOn('ab', () => unprintable),
      texts,
    ),
  ).toEqual([{ rule: 'not-a-number', text: 'short', observed: 'an unprintable object' }])
  const thrower = brokenOn('ab', () => {
    throw unprintable
  })
  expect(findFaults(thrower, texts)).toEqual([
    { rule: 'throws', text: 'short', observed: 'threw an unprintable object' },
  ])
  expect(findFaults({} as Estimator, texts)).toHaveLength(3)
})

test('the hostile texts are short, labelled and distinct', () => {
  expect(hostileTexts.length).toBeGreaterThan(50)
  expect(Math.max(...hostileTexts.map(({ text }) => text.length))).toBeLessThanOrEqual(2_000)
  expect(new Set(hostileTexts.map(({ label }) => label)).size).toBe(hostileTexts.length)
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(hostileTexts.length)
  expect(hostileTexts.every(({ text }) => text.length > 0)).toBe(true)
})
