import {
  bias,
  type Metric,
  mape,
  maxAbsLog,
  medianAbsLog,
  p95AbsLog,
  safetyFactor,
  under0pct,
  under5pct,
  under10pct,
  wape,
  within20pct,
} from './metrics/index.ts'
import { orderCount, uniqueDocuments } from './orders.ts'
import type { Row } from './row.ts'
import { sourceSums } from './source-sums.ts'
import type { KindSums } from './statistics/bootstrap.ts'
import { ratioInterval } from './statistics/interval.ts'
import { meanOf } from './statistics/mean-of.ts'
import type { Resampler } from './statistics/resample.ts'
import type { Summary } from './summary.ts'
import type { FigureColumn } from './summary-columns.ts'

/** A summary without the names of its cell. */
export type Figures = Pick<Summary, FigureColumn>

/** Rows to be resampled together, and the label their sources are drawn under. */
export interface Part {
  readonly label: string
  readonly rows: readonly Row[]
}

/** The figures of one part: a kind, a corpus, or a length of it. */
export function figuresOf(part: Part, resampler: Resampler): Figures {
  return figures(part.rows, [part], (metric) => metric.compute(part.rows), part.label, resampler)
}

/**
 * The figures of several kinds as one, each kind weighing the same. A metric that a kind does not have (all its
 * documents are tiny) is averaged over the other kinds. Counts of tokens, documents and sources are totals.
 */
export function macroFiguresOf(kinds: readonly Part[], label: string, resampler: Resampler): Figures {
  const pooled = kinds.flatMap((kind) => kind.rows)
  const compute = (metric: Metric): number | null =>
    metric.macro === 'pooled' ? metric.compute(pooled) : mean(kinds.map((kind) => metric.compute(kind.rows)))
  return figures(pooled, kinds, compute, label, resampler)
}

function figures(
  rows: readonly Row[],
  parts: readonly Part[],
  compute: (metric: Metric) => number | null,
  label: string,
  resampler: Resampler,
): Figures {
  const { answered, ...sums } = totals(rows)
  const complete = answered === rows.length
  const metric = (metric: Metric): number | null => (complete ? compute(metric) : null)
  const interval = complete ? wapeInterval(parts, label, resampler) : null
  return {
    documents: uniqueDocuments(rows),
    sources: parts.reduce((count, part) => count + new Set(part.rows.map((row) => row.source)).size, 0),
    coverage: answered / rows.length,
    ...sums,
    wape: metric(wape),
    wape_low: interval?.low ?? null,
    wape_high: interval?.high ?? null,
    bias: metric(bias),
    mape: metric(mape),
    median_abs_log: metric(medianAbsLog),
    p95_abs_log: metric(p95AbsLog),
    max_abs_log: metric(maxAbsLog),
    within_20pct: metric(within20pct),
    under_0pct: metric(under0pct),
    under_5pct: metric(under5pct),
    under_10pct: metric(under10pct),
    safety_factor: metric(safetyFactor),
  }
}

/**
 * Sums of tokens, null when a count they need is missing. A calibrated estimator's are divided by its number of
 * orders and rounded to the nearest integer (halves up), so that they compare with its base's.
 */
function totals(
  rows: readonly Row[],
): Pick<Figures, 'reference_tokens' | 'estimated_tokens' | 'abs_error_tokens'> & { answered: number } {
  let reference = 0
  let estimated = 0
  let absError = 0
  let referenced = 0
  let answered = 0
  for (const { reference_tokens, estimated_tokens } of rows) {
    if (reference_tokens === null) continue
    reference += reference_tokens
    referenced++
    if (estimated_tokens === null) continue
    estimated += estimated_tokens
    absError += Math.abs(estimated_tokens - reference_tokens)
    answered++
  }
  const orders = orderCount(rows)
  const sum = (tokens: number, documents: number): number | null =>
    documents === rows.length ? Math.round(tokens / orders) : null
  return {
    answered,
    reference_tokens: sum(reference, referenced),
    estimated_tokens: sum(estimated, answered),
    abs_error_tokens: sum(absError, answered),
  }
}

function wapeInterval(
  parts: readonly Part[],
  label: string,
  resampler: Resampler,
): ReturnType<typeof ratioInterval> {
  const kinds: KindSums[] = []
  for (const part of parts) {
    const sums = sourceSums(part.rows)
    // A part without reference tokens has no WAPE, so it is no part of the mean either.
    if (sums?.denominators.some((tokens) => tokens > 0)) kinds.push({ label: part.label, sums })
  }
  return ratioInterval(kinds, label, resampler)
}

function mean(values: readonly (number | null)[]): number | null {
  return meanOf(values.filter((value) => value !== null))
}
