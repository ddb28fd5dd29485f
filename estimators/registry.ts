import { aiTokenizer } from './ai-tokenizer.ts'
import { chars4 } from './chars-4.ts'
import type { EstimatorSpec } from './estimator.ts'
import { fittedMax } from './fitted/max/spec.ts'
import { fitted, fittedNano } from './fitted/specs.ts'
import { gptTokenizer } from './gpt-tokenizer.ts'
import { huggingface } from './huggingface.ts'
import { hypertok } from './hypertok.ts'
import { tiktoken } from './tiktoken.ts'
import { tokenx } from './tokenx.ts'
import { assertUniqueIds } from './unique-ids.ts'
import { utf8Bytes4 } from './utf8-bytes-4.ts'
import { wordHeuristic } from './word-heuristic.ts'

/**
 * A contender that learns: its rows are made from the rows of `base`, since what it estimates depends on what it
 * observed before.
 */
export interface CalibratedSpec {
  readonly id: string
  readonly description: string
  /** The id of an estimator. */
  readonly base: string
  readonly alpha: number
}

/** The contenders the benchmark measures. */
export const estimators: readonly EstimatorSpec[] = [
  chars4,
  utf8Bytes4,
  wordHeuristic,
  fittedNano,
  fitted,
  fittedMax,
  tokenx,
  tiktoken(),
  gptTokenizer,
  aiTokenizer,
  hypertok,
  huggingface(),
]

/** The contenders the benchmark derives from others' rows. */
export const calibrated: readonly CalibratedSpec[] = [
  emaOver('ema-calibrated', chars4),
  emaOver('ema-calibrated-word-heuristic', wordHeuristic),
]

assertUniqueIds([...estimators, ...calibrated])

function emaOver(id: string, base: EstimatorSpec): CalibratedSpec {
  const alpha = 0.3
  return { id, description: `${base.id}, calibrated by an EMA of alpha ${alpha}`, base: base.id, alpha }
}
