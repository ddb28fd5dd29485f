import { expect, test } from 'vitest'
import { rounded } from '../../harness/rounded.ts'
import type { Summary } from '../../harness/summary.ts'

test('ratios have 6 digits; integers, texts and null stay', () => {
  const summary = { estimator: 'a', documents: 3, wape: 0.1234567891, bias: -1 / 3, mape: null, coverage: 1 }
  expect(rounded(summary as unknown as Summary)).toEqual({
    estimator: 'a',
    documents: 3,
    wape: 0.123457,
    bias: -0.333333,
    mape: null,
    coverage: 1,
  })
})
