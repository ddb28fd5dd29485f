import type { CalibratedSpec } from '../estimators/registry.ts'
import { calibrateRows } from './calibrate-rows.ts'
import { groupBy } from './group-by.ts'
import type { Row } from './row.ts'

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

/** With fewer sources a point would tell of one book or language rather than of calibration. */
const MIN_SOURCES = 10

/**
 * From the rows of the spec's base, over the holdout. Few sources are long, so that later points rest on fewer; the
 * base is measured over just those documents.
 */
export function convergenceOf(rows: readonly Row[], spec: CalibratedSpec, seed: number): CalibrationPoint[] {
  const ofBase = rows.filter(({ estimator, split }) => estimator === spec.base && split === 'holdout')
  return Array.from(groupBy(ofBase, ({ reference }) => reference)).flatMap(([reference, ofReference]) => {
    const raw = new Map(ofReference.map((row) => [row.document, row.estimated_tokens]))
    const sums: { error: number; base: number; tokens: number; sources: Set<string> }[] = []
    for (const row of calibrateRows(ofReference, spec, { seed })) {
      const base = raw.get(row.document) ?? null
      const { reference_tokens: tokens, estimated_tokens: estimate } = row
      if (base === null || tokens === null || estimate === null) continue
      sums[row.position] ??= { error: 0, base: 0, tokens: 0, sources: new Set() }
      const sum = sums[row.position] as (typeof sums)[number]
      sum.error += Math.abs(estimate - tokens)
      sum.base += Math.abs(base - tokens)
      sum.tokens += tokens
      sum.sources.add(row.source)
    }
    return sums.flatMap(({ error, base, tokens, sources }, observed) =>
      sources.size < MIN_SOURCES || tokens === 0
        ? []
        : [
            {
              estimator: spec.id,
              reference,
              observed,
              sources: sources.size,
              wape: error / tokens,
              base_wape: base / tokens,
            },
          ],
    )
  })
}
