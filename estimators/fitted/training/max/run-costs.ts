import type { LoadedReference } from '../../../../harness/references/reference.ts'
import { costUnit, type Model } from '../../max/model.ts'
import { PieceCosts } from '../../max/piece-costs.ts'
import { longestPiece } from '../../max/scanner.ts'

/** Pieces in the runs that are measured. */
const pieces = 64

/** Vocabularies have tokens of long runs, 64 dashes or 83 spaces, whose length no rank tells: they are measured. */
export function runCosts(
  reference: LoadedReference,
  model: Model,
): (readonly [unit: number, cost: number])[] {
  const costs = new PieceCosts(model)
  const out: (readonly [number, number])[] = []
  for (let unit = 0; unit < 128; unit++) {
    const piece = String.fromCharCode(unit).repeat(longestPiece)
    const cost = Math.round((costUnit * reference.count(piece.repeat(pieces))) / pieces)
    if (Math.abs(costs.costOf(piece, 0, longestPiece) - cost) > cost / 50) out.push([unit, cost])
  }
  return out
}
