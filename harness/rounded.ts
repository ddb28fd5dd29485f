import type { Summary } from './summary.ts'

/**
 * A summary with its ratios to 6 digits, as every report shows them and the baseline holds them: two runs that
 * differ in a later digit (another order of additions) must compare as equal.
 */
export function rounded(summary: Summary): Summary {
  return Object.fromEntries(
    Object.entries(summary).map(([column, value]) => [
      column,
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(6)) : value,
    ]),
  ) as unknown as Summary
}
