import { countContent, type GroupedEstimator } from './calibration/content-groups.ts'
import type { EstimatorSpec } from './estimator.ts'

/** Tokens at four UTF-16 units each, rounded up: the rule of thumb most code uses. */
export function estimateChars4(text: string): number {
  return Math.ceil(text.length / 4)
}

/** The same, telling what its estimate stands for. */
export const chars4Estimator: GroupedEstimator = {
  estimate: estimateChars4,
  estimateGroups(text) {
    const { ascii, other, dense } = countContent(text)
    return { ascii: ascii / 4, other: other / 4, dense: dense / 4 }
  },
}

export const chars4: EstimatorSpec = {
  id: 'chars-4',
  description: 'UTF-16 units / 4, rounded up',
  bundle: { module: `export { estimateChars4 } from './chars-4.ts'` },
  create: () => chars4Estimator,
}
