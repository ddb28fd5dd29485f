import type { CalibratedRow, Row } from './row.ts'

/** How far off a calibrated estimator is after so many observations, beside its base on the same documents. */
export interface CalibrationPoint {
  readonly estimator: string
  readonly reference: string
  /** Documents of the source that were observed before: 0 for the first. */
  readonly observed: number
  readonly sources: number
  readonly wape: number
  readonly base_wape: number
}

/** Takes the rows of one calibrated estimator as they are made: there are too many to be held. */
export interface Convergence {
  add(row: CalibratedRow): void
  points(): CalibrationPoint[]
}

/** With fewer sources a point would tell of one book or language rather than of calibration. */
const MIN_SOURCES = 10

interface Sums {
  error: number
  base: number
  tokens: number
  readonly sources: Set<string>
}

/**
 * Over the holdout. Few sources are long, so that later points rest on fewer; the base is measured over just those
 * documents.
 *
 * @param rows of the base
 */
export function createConvergence(id: string, rows: readonly Row[]): Convergence {
  const bases = new Map<string, Map<string, number | null>>()
  for (const row of rows) {
    const ofReference = bases.get(row.reference) ?? new Map<string, number | null>()
    bases.set(row.reference, ofReference.set(row.document, row.estimated_tokens))
  }
  const sums = new Map<string, Sums[]>()
  return {
    add: ({ reference, document, source, split, position, reference_tokens: tokens, estimated_tokens }) => {
      const base = bases.get(reference)?.get(document) ?? null
      if (split !== 'holdout' || base === null || tokens === null || estimated_tokens === null) return
      const ofReference = sums.get(reference) ?? []
      sums.set(reference, ofReference)
      ofReference[position] ??= { error: 0, base: 0, tokens: 0, sources: new Set() }
      const sum = ofReference[position] as Sums
      sum.error += Math.abs(estimated_tokens - tokens)
      sum.base += Math.abs(base - tokens)
      sum.tokens += tokens
      sum.sources.add(source)
    },
    points: () =>
      Array.from(sums).flatMap(([reference, ofReference]) =>
        ofReference.flatMap(({ error, base, tokens, sources }, observed) =>
          sources.size < MIN_SOURCES || tokens === 0
            ? []
            : [
                {
                  estimator: id,
                  reference,
                  observed,
                  sources: sources.size,
                  wape: error / tokens,
                  base_wape: base / tokens,
                },
              ],
        ),
      ),
  }
}
