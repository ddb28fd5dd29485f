import { estimateRequestTokens } from '../../budget/request/estimate-request.ts'
import {
  addGroups,
  type ContentGroups,
  isGrouped,
  noContent,
} from '../../estimators/calibration/content-groups.ts'
import type { Estimator } from '../../estimators/estimator.ts'
import { addShapes, emptyShape, shapeOf, type TextShape } from '../../estimators/upper-bound/text-shape.ts'
import type { UsageRecord } from './usage-record.ts'

/** A request's estimate before any correction, and what its texts are like. */
export interface RawEstimate {
  readonly tokens: number
  /** Undefined where the estimator cannot split its estimate. */
  readonly groups: ContentGroups | undefined
  readonly shape: TextShape
}

/** @throws RangeError where the estimator answers with no number >= 0, or a request is nested too deep */
export function rawEstimate(record: UsageRecord, estimator: Estimator): RawEstimate {
  const { provider, model, content } = record
  let groups = noContent
  let shape = emptyShape
  const noting: Estimator = {
    estimate(text) {
      if (isGrouped(estimator)) groups = addGroups(groups, estimator.estimateGroups(text))
      shape = addShapes(shape, shapeOf(text))
      return estimator.estimate(text)
    },
  }
  const tokens =
    content.kind === 'texts'
      ? content.texts.reduce((sum, text) => sum + noting.estimate(text), 0)
      : estimateRequestTokens(content.body, { provider, model, estimator: noting }).totalTokens
  return { tokens, groups: isGrouped(estimator) ? groups : undefined, shape }
}
