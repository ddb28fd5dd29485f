import { expect, test } from 'vitest'
import { longestRun } from '../../corpora/runs.ts'

test('a run is one class repeated: words, white space, or the rest', () => {
  expect(longestRun('')).toBe(0)
  expect(longestRun('ab1_ 漢字かな, x')).toBe(4)
  expect(longestRun('a  \n\t b')).toBe(5)
  expect(longestRun('a+==//=b')).toBe(6)
  expect(longestRun('a'.repeat(501))).toBe(501)
  expect(longestRun('e\u0301e\u0301')).toBe(4)
})
