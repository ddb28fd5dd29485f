import { expect, test } from 'vitest'
import { createConvergence } from '../../harness/convergence.ts'
import { calibratedRow, row } from './rows.ts'

test('pools sources by observations made before, beside the base on the same documents', () => {
  const bases = Array.from({ length: 10 }, (_, d) =>
    row({ document: `d${d}`, estimated_tokens: 150, reference_tokens: 100 }),
  )
  const convergence = createConvergence('ema', bases)
  for (const [index, { document }] of bases.entries()) {
    convergence.add(calibratedRow(0, 0, { document, source: `s${index}`, estimated_tokens: 120 }))
    // Nine sources have a second document: too few to show.
    if (index > 0) convergence.add(calibratedRow(0, 1, { document, source: `s${index}` }))
  }
  expect(convergence.points()).toEqual([
    { estimator: 'ema', reference: 'r', observed: 0, sources: 10, wape: 0.2, base_wape: 0.5 },
  ])
})

test('leaves out what has no counts, and what is no holdout', () => {
  const convergence = createConvergence('ema', [row()])
  convergence.add(calibratedRow(0, 0, { estimated_tokens: null }))
  convergence.add(calibratedRow(0, 0, { split: 'adversarial' }))
  expect(convergence.points()).toEqual([])
})
