import type { Row } from './row.ts'
import type { RatioSums } from './statistics/bootstrap.ts'

/**
 * What WAPE divides, a source: absolute error and reference tokens. Sources are sorted by name, so that the order
 * of the rows never moves a bootstrap draw. Null when a count is missing.
 */
export function sourceSums(rows: readonly Row[]): RatioSums | null {
  const indexOf = new Map<string, number>()
  for (const { source } of rows) if (!indexOf.has(source)) indexOf.set(source, 0)
  for (const [index, source] of [...indexOf.keys()].sort().entries()) indexOf.set(source, index)

  const numerators = new Float64Array(indexOf.size)
  const denominators = new Float64Array(indexOf.size)
  for (const { source, estimated_tokens, reference_tokens } of rows) {
    if (estimated_tokens === null || reference_tokens === null) return null
    const index = indexOf.get(source) as number
    numerators[index] = (numerators[index] as number) + Math.abs(estimated_tokens - reference_tokens)
    denominators[index] = (denominators[index] as number) + reference_tokens
  }
  return { numerators, denominators }
}

/** The label a cell's sources are drawn under. Estimator, reference and stratum share it, and so the draws. */
export function drawsLabel(part: string, split: string): string {
  return `${part}/${split}`
}
