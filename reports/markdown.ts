import type { Summary } from '../harness/summary.ts'
import { explain, mega, NONE, percent, signedPercent, significant } from './format.ts'
import { corporaOf, distinct, headlines, worstKind } from './headline.ts'
import { renderProvenance } from './markdown-provenance.ts'
import { markdownTable, plain } from './markdown-table.ts'
import type { Report } from './report.ts'
import { tallies } from './tally.ts'

const NAMED = 50

/** summary.md, and the step summary on GitHub: what a person wants to know, the verdicts first. */
export function renderMarkdown(report: Report): string {
  const sections = [
    verdicts(report),
    section('Macro WAPE in %, by reference', macro(report)),
    ...perCorpus(report),
    section('Worst cells', worst(report)),
    section('Adversarial texts, WAPE in %', adversarial(report)),
    section('Throughput', throughput(report)),
    section('Warnings', report.warnings.map((warning) => `- ${plain(warning)}`).join('\n')),
    section('Provenance', renderProvenance(report.provenance)),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function section(title: string, body: string): string {
  return body === '' ? '' : `## ${title}\n\n${body}`
}

function verdicts({ verdicts, checks, provenance }: Report): string {
  const bad = verdicts.filter(({ state }) => state !== 'passed')
  const outcome = bad.length === 0 && verdicts.length > 0 ? 'passed' : 'not passed'
  const named = bad
    .slice(0, NAMED)
    .map((verdict) => `- **${verdict.state}** ${plain(verdict.gate)}: ${plain(explain(verdict))}`)
  if (bad.length > NAMED) named.push(`- and ${bad.length - NAMED} more: see gate.csv`)
  const table = markdownTable(
    ['rule', 'passed', 'failed', 'errored', 'missing', 'known failures'],
    tallies(verdicts, checks).map(({ rule, passed, failed, errored, missing, known }) => [
      plain(rule),
      ...[passed, failed, errored, missing, known].map(String),
    ]),
  )
  return [`# tokengauge: gate ${outcome}`, scope(provenance), named.join('\n'), table]
    .filter(Boolean)
    .join('\n\n')
}

function scope({ quick, filters }: Report['provenance']): string {
  const parts = [
    ...(quick ? ['**A quick run: a sample of the documents, not to be quoted.**'] : []),
    ...(filters.length > 0 ? [`Narrowed to ${plain(filters.join(', '))}.`] : []),
  ]
  return parts.join(' ')
}

function macro({ summaries }: Report): string {
  const macros = headlines(summaries).filter(({ corpus }) => corpus === 'macro')
  const references = distinct(macros, 'reference')
  return markdownTable(
    ['estimator', ...references.map(plain)],
    distinct(macros, 'estimator').map((estimator) => [
      plain(estimator),
      ...references.map((reference) =>
        percent(
          macros.find((cell) => cell.estimator === estimator && cell.reference === reference)?.wape ?? null,
        ),
      ),
    ]),
  )
}

function perCorpus({ summaries }: Report): string[] {
  const whole = headlines(summaries)
  return distinct(whole, 'reference').map((reference) => {
    const shown = whole.filter((summary) => summary.reference === reference)
    const corpora = corporaOf(shown)
    const table = markdownTable(
      ['estimator', ...corpora.map(plain)],
      distinct(shown, 'estimator').map((estimator) => [
        plain(estimator),
        ...corpora.map((corpus) =>
          accuracy(shown.find((cell) => cell.estimator === estimator && cell.corpus === corpus)),
        ),
      ]),
    )
    return section(`WAPE [interval] bias in %, against ${plain(reference)}`, table)
  })
}

function accuracy(summary: Summary | undefined): string {
  if (!summary || summary.wape === null) return answered(summary)
  const interval =
    summary.wape_low === null ? '' : ` [${percent(summary.wape_low)} ${percent(summary.wape_high)}]`
  return `${percent(summary.wape)}${interval} ${signedPercent(summary.bias)}`
}

/** Stands where there is no WAPE: what share of documents was answered, if not all. */
function answered(summary: Summary | undefined): string {
  return summary && summary.coverage < 1 ? `${percent(summary.coverage)}% answered` : NONE
}

function worst({ summaries }: Report): string {
  const worstOf = distinct(summaries, 'estimator')
    .map((estimator) => worstKind(summaries.filter((summary) => summary.estimator === estimator)))
    .filter((summary) => summary !== null)
  const table = markdownTable(
    ['estimator', 'reference', 'kind', 'documents', 'WAPE %', 'bias %', 'within 20%, % of documents'],
    worstOf.map(({ estimator, reference, kind, documents, wape, bias, within_20pct }) => [
      plain(estimator),
      plain(reference),
      plain(kind),
      String(documents),
      percent(wape),
      signedPercent(bias),
      percent(within_20pct),
    ]),
  )
  return table === '' ? '' : `The kind and reference on which each estimator is furthest off.\n\n${table}`
}

function adversarial({ summaries }: Report): string {
  const cells = summaries.filter(
    ({ split, kind, stratum }) => split === 'adversarial' && kind === 'all' && stratum === 'all',
  )
  const references = distinct(cells, 'reference')
  return markdownTable(
    ['estimator', ...references.map(plain)],
    distinct(cells, 'estimator').map((estimator) => [
      plain(estimator),
      ...references.map((reference) => {
        const cell = cells.find((other) => other.estimator === estimator && other.reference === reference)
        return cell && cell.wape !== null ? percent(cell.wape) : answered(cell)
      }),
    ]),
  )
}

function throughput({ throughput }: Report): string {
  return markdownTable(
    [
      'estimator',
      'corpus',
      'first pass MB/s',
      'warm MB/s',
      'low',
      'high',
      '× tokenx',
      'ns a 60-unit call',
      'load ms',
      'peak MB',
      'bundle gz kB',
    ],
    throughput.map((line) => [
      plain(line.estimator),
      plain(line.corpus),
      mega(line.first_pass_bytes_per_s),
      mega(line.warm_bytes_per_s),
      mega(line.low),
      mega(line.high),
      significant(line.ratio_to_tokenx),
      significant(line.ns_per_short_call),
      significant(line.load_ms),
      mega(line.peak_rss_bytes),
      significant(line.bundle_gz_bytes === null ? null : line.bundle_gz_bytes / 1000),
    ]),
  )
}
