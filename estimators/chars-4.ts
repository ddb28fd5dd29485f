import type { EstimatorSpec } from './estimator.ts'

/** Tokens at four UTF-16 units each, rounded up: the rule of thumb most code uses. */
export function estimateChars4(text: string): number {
  return Math.ceil(text.length / 4)
}

export const chars4: EstimatorSpec = {
  id: 'chars-4',
  description: 'UTF-16 units / 4, rounded up',
  bundle: { module: `export { estimateChars4 } from './chars-4.ts'` },
  create: () => ({ estimate: estimateChars4 }),
}
