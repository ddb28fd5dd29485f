import { type Calibrated, calibrated } from '../../estimators/calibrated.ts'
import type { Estimator } from '../../estimators/estimator.ts'
import { type UpperBounded, upperBounded } from '../../estimators/upper-bound/upper-bounded.ts'
import type { ReplayContender } from './replay-contender.ts'
import { groupsAt, type RequestTable, shapeAt } from './request-table.ts'

/** Whose estimate a figure is of: as the estimator gives it, corrected by calibration, or the bound above that. */
export const VARIANTS = ['raw', 'calibrated', 'bound-95'] as const
export type Variant = (typeof VARIANTS)[number]

export const BOUND_CONFIDENCE = 0.95

/**
 * One contender's estimates in time order, each made before its own count was observed; exact to 16 million. NaN
 * where it has none.
 */
export type Replayed = Readonly<Record<Variant, Float32Array>>

/** The texts are gone by now; calibration and bounds work on the estimates that were made of them. */
const noTexts: Estimator = { estimate: () => 0 }

/** Goes through the requests in `order`: estimate, then observe what the provider counted. */
export function replay(
  table: RequestTable,
  order: Uint32Array,
  contender: ReplayContender,
  estimates: RequestTable['estimates'][number],
): Replayed {
  const replayed = {
    raw: new Float32Array(order.length),
    calibrated: new Float32Array(order.length),
    'bound-95': new Float32Array(order.length),
  }
  const calibrators = new Map<number, Calibrated>()
  const bounds = new Map<number, UpperBounded>()
  const nobody = { provider: '', model: '' }
  const root = calibrated(noTexts, { key: nobody })
  const rootBound = upperBounded(noTexts, { key: nobody, scores: {} })
  for (const [position, index] of order.entries()) {
    const keyIndex = table.key.at(index)
    const key = table.keys[keyIndex] as RequestTable['keys'][number]
    const calibrator = calibrators.get(keyIndex) ?? root.for(key)
    calibrators.set(keyIndex, calibrator)
    const bound = bounds.get(keyIndex) ?? rootBound.for(key, contender.scoresFor(key.model))
    bounds.set(keyIndex, bound)

    const rawEstimate = estimates.tokens.at(index)
    const groups = groupsAt(estimates, index)
    const shape = shapeAt(table, index)
    const estimate = Number.isNaN(rawEstimate) ? Number.NaN : calibrator.requestTokens(rawEstimate, groups)
    replayed.raw[position] = rawEstimate
    replayed.calibrated[position] = estimate
    replayed['bound-95'][position] = bound.requestUpperBound(estimate, shape, {
      confidence: BOUND_CONFIDENCE,
    })

    const actualTokens = table.actual.at(index)
    calibrator.observe({ key, rawEstimate, actualTokens, groups })
    bound.observe({ estimate, shape, actualTokens })
  }
  return replayed
}
