import { expect, test } from 'vitest'
import { select } from '../../harness/select.ts'

const items = ['chars-4', 'tiktoken', 'tokenx'].map((id) => ({ id }))
const chosen = (...patterns: string[]): string[] =>
  select('estimator', items, ({ id }) => id, patterns).map(({ id }) => id)

test.each([
  [[], ['chars-4', 'tiktoken', 'tokenx']],
  [
    ['tokenx', 'chars-4'],
    ['chars-4', 'tokenx'],
  ],
  [['t*'], ['tiktoken', 'tokenx']],
  [['!tokenx'], ['chars-4', 'tiktoken']],
  [['t*', '!tokenx'], ['tiktoken']],
])('%j names %j', (patterns, expected) => {
  expect(chosen(...patterns)).toEqual(expected)
})

test('a wrong name lists the right ones', () => {
  expect(() => chosen('nope')).toThrow("no estimator is named 'nope'; there are: chars-4, tiktoken, tokenx")
})
