import type { LeftOutLine } from '../estimators/fitted/training/leave-kinds-out.ts'
import type { CoverageLine } from '../harness/conformity/coverage.ts'
import type { Check, Subject } from '../harness/gate/check.ts'
import type { KnownFailure } from '../harness/gate/known-failure.ts'
import type { RowDigest } from '../harness/gate/row-digest.ts'
import type { PruningSpeedLine } from '../harness/pruning/speed.ts'
import type { CacheLine } from '../harness/pruning/tool-loop.ts'
import type { ViolationLine } from '../harness/pruning/violations.ts'
import type { RequestSummary } from '../harness/requests/summarise-requests.ts'
import type { Row } from '../harness/row.ts'
import type { Summary, ThroughputSummary } from '../harness/summary.ts'
import type { ConvergenceLine, ReplayLine } from '../harness/usage/replay-report.ts'

/** What a CSV column holds, and how it is written. */
export type ColumnType =
  | { readonly type: 'text' | 'integer' | 'flag'; readonly nullable: boolean }
  /** Plain, with a fixed number of digits, never an exponent. */
  | { readonly type: 'decimal'; readonly digits: number; readonly nullable: boolean }

/** The columns of a CSV whose lines are `Line`s, all of them and in order. */
export type Columns<Line> = { readonly [Name in keyof Line]-?: ColumnType }

const text: ColumnType = { type: 'text', nullable: false }
const integer: ColumnType = { type: 'integer', nullable: false }
const flag: ColumnType = { type: 'flag', nullable: false }
const ratio: ColumnType = { type: 'decimal', digits: 6, nullable: false }
const measured: ColumnType = { type: 'decimal', digits: 1, nullable: false }

const orNull = <Type extends ColumnType>(column: Type): Type => ({ ...column, nullable: true })

export const ROW_COLUMNS: Columns<Row> = {
  estimator: text,
  reference: text,
  corpus: text,
  kind: text,
  document: text,
  source: text,
  split: text,
  synthetic: flag,
  utf16_units: integer,
  bytes: integer,
  reference_tokens: orNull(integer),
  estimated_tokens: orNull(integer),
  fault: orNull(text),
}

export const ACCURACY_COLUMNS: Columns<Summary> = {
  estimator: text,
  reference: text,
  corpus: text,
  kind: text,
  split: text,
  stratum: text,
  documents: integer,
  sources: integer,
  coverage: ratio,
  reference_tokens: orNull(integer),
  estimated_tokens: orNull(integer),
  abs_error_tokens: orNull(integer),
  wape: orNull(ratio),
  wape_low: orNull(ratio),
  wape_high: orNull(ratio),
  bias: orNull(ratio),
  mape: orNull(ratio),
  median_abs_log: orNull(ratio),
  p95_abs_log: orNull(ratio),
  max_abs_log: orNull(ratio),
  within_20pct: orNull(ratio),
  under_0pct: orNull(ratio),
  under_5pct: orNull(ratio),
  under_10pct: orNull(ratio),
  safety_factor: orNull(ratio),
}

export const THROUGHPUT_COLUMNS: Columns<ThroughputSummary> = {
  estimator: text,
  corpus: text,
  first_pass_bytes_per_s: orNull(integer),
  warm_bytes_per_s: orNull(integer),
  low: orNull(integer),
  high: orNull(integer),
  ns_per_short_call: orNull(measured),
  load_ms: orNull(measured),
  peak_rss_bytes: orNull(integer),
  bundle_gz_bytes: orNull(integer),
  ratio_to_tokenx: orNull(ratio),
}

/** A check as a line of gate.csv: a field that its state does not have is null. */
export interface GateLine extends Subject {
  readonly state: string
  readonly observed: number | null
  readonly limit: number | null
  readonly known: string | null
  readonly reason: string | null
}

export const GATE_COLUMNS: Columns<GateLine> = {
  rule: text,
  estimator: orNull(text),
  reference: orNull(text),
  corpus: orNull(text),
  kind: orNull(text),
  split: orNull(text),
  metric: orNull(text),
  state: text,
  observed: orNull(ratio),
  limit: orNull(ratio),
  known: orNull(text),
  reason: orNull(text),
}

export function toGateLine(check: Check): GateLine {
  const { rule, estimator, reference, corpus, kind, split, metric, state, known, reason } = check
  const [observed, limit] = 'observed' in check ? [check.observed, check.limit] : [null, null]
  return { rule, estimator, reference, corpus, kind, split, metric, state, observed, limit, known, reason }
}

export const KNOWN_FAILURE_COLUMNS: Columns<KnownFailure> = {
  rule: text,
  estimator: text,
  reference: text,
  corpus: text,
  kind: text,
  split: text,
  metric: text,
  figure: ratio,
}

export const ROW_DIGEST_COLUMNS: Columns<RowDigest> = {
  estimator: text,
  reference: text,
  rows: integer,
  sha256: text,
}

export const COVERAGE_COLUMNS: Columns<CoverageLine> = {
  estimator: text,
  reference: text,
  scope: text,
  kind: text,
  confidence: ratio,
  documents: integer,
  sources: integer,
  coverage: ratio,
  coverage_low: orNull(ratio),
  coverage_high: orNull(ratio),
  mean_waste: ratio,
}

export const LEFT_OUT_COLUMNS: Columns<LeftOutLine> = {
  estimator: text,
  reference: text,
  kind: text,
  synthetic: flag,
  documents: integer,
  mape: ratio,
  bias: ratio,
}

export const REQUEST_COLUMNS: Columns<RequestSummary> = {
  group: text,
  half: text,
  contender: text,
  requests: integer,
  folders: integer,
  missing: integer,
  exact_share: orNull(ratio),
  within_2_share: orNull(ratio),
  median_error: orNull(ratio),
  p95_error: orNull(ratio),
}

export const REPLAY_COLUMNS: Columns<ReplayLine> = {
  provider: text,
  model: text,
  estimator: text,
  variant: text,
  requests: integer,
  missing: integer,
  actual_tokens: integer,
  wape: orNull(ratio),
  bias: orNull(ratio),
  p95_abs_log: orNull(ratio),
  under_0pct: orNull(ratio),
  under_10pct: orNull(ratio),
  safety_factor: orNull(ratio),
  window_tokens: orNull(integer),
  warned_rightly: integer,
  warned_wrongly: integer,
  warning_missed: integer,
  rejected_rightly: integer,
  rejected_wrongly: integer,
  rejection_missed: integer,
}

export const CONVERGENCE_COLUMNS: Columns<ConvergenceLine> = {
  provider: text,
  model: text,
  estimator: text,
  variant: text,
  from_request: integer,
  to_request: orNull(integer),
  requests: integer,
  wape: orNull(ratio),
  bias: orNull(ratio),
  under_0pct: orNull(ratio),
}

export const PRUNING_COLUMNS: Columns<ViolationLine> = {
  pruner: text,
  version: text,
  options: text,
  invariant: text,
  class: text,
  cases: integer,
  violations: integer,
  share: ratio,
}

export const PRUNING_CACHE_COLUMNS: Columns<CacheLine> = {
  pruner: text,
  version: text,
  options: text,
  steps: integer,
  result_tokens: integer,
  window_tokens: integer,
  input_tokens: integer,
  cached_tokens: integer,
  hit_rate: ratio,
  relative_cost: ratio,
  overflows: integer,
  without_task: integer,
}

export const PRUNING_SPEED_COLUMNS: Columns<PruningSpeedLine> = {
  pruner: text,
  version: text,
  options: text,
  messages: integer,
  first_ms: orNull(measured),
  next_ms: orNull(measured),
}
