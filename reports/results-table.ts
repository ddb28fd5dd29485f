import type { Summary, ThroughputSummary } from '../harness/summary.ts'
import { NONE, percent, significant } from './format.ts'
import { corporaOf, distinct, headlines, worstKind } from './headline.ts'
import { markdownTable } from './markdown-table.ts'

/** The README's result table: one reference, holdout, an estimator a line, WAPE in % and what it costs. */
export function renderResultsTable(
  summaries: readonly Summary[],
  throughput: readonly ThroughputSummary[],
  reference: string,
): string {
  const ofReference = summaries.filter((summary) => summary.reference === reference)
  const shown = headlines(ofReference)
  const corpora = corporaOf(shown).filter((corpus) => !corpus.startsWith('macro'))
  const cell = (estimator: string, corpus: string): Summary | undefined =>
    shown.find((summary) => summary.estimator === estimator && summary.corpus === corpus)
  return markdownTable(
    ['estimator', 'macro WAPE (95%)', ...corpora, 'worst kind', '× tokenx speed', 'gz bytes'],
    distinct(shown, 'estimator').map((estimator) => [
      `\`${estimator}\``,
      withInterval(cell(estimator, 'macro')),
      ...corpora.map((corpus) => percent(cell(estimator, corpus)?.wape ?? null)),
      worst(ofReference.filter((summary) => summary.estimator === estimator)),
      relativeSpeed(throughput, estimator),
      bundleBytes(throughput, estimator),
    ]),
  )
}

function withInterval(summary: Summary | undefined): string {
  if (!summary) return NONE
  const { wape, wape_low, wape_high } = summary
  return wape_low === null || wape_high === null
    ? percent(wape)
    : `**${percent(wape)}** (${percent(wape_low)}–${percent(wape_high)})`
}

function worst(summaries: readonly Summary[]): string {
  const worst = worstKind(summaries)
  if (worst === null) return NONE
  return worst.wape === 0 ? '0.0' : `${percent(worst.wape)} ${worst.kind}`
}

/** The least over corpora: on each, the warm speed divided by tokenx's. Empty where one is not known. */
function relativeSpeed(throughput: readonly ThroughputSummary[], estimator: string): string {
  const lines = throughput.filter((line) => line.estimator === estimator)
  const ratios = lines.map(({ ratio_to_tokenx }) => ratio_to_tokenx).filter((ratio) => ratio !== null)
  return ratios.length > 0 && ratios.length === lines.length ? significant(Math.min(...ratios)) : NONE
}

function bundleBytes(throughput: readonly ThroughputSummary[], estimator: string): string {
  const bytes = throughput.find((line) => line.estimator === estimator)?.bundle_gz_bytes ?? null
  return bytes === null ? NONE : bytes.toLocaleString('en')
}
