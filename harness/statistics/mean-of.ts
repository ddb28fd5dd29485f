/** The mean; null for no values, and where one is not available. */
export function meanOf(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return values.length === 0 ? null : sum / values.length
}
