import { judge } from '../../harness/gate/judge.ts'
import type { Provenance } from '../../harness/provenance.ts'
import type { Summary, ThroughputSummary } from '../../harness/summary.ts'
import type { Report } from '../../reports/report.ts'
import { cell, chars4, failure, ours, run } from '../harness/gate/fixtures.ts'

export const provenance: Provenance = {
  schemaVersion: 1,
  tokengaugeVersion: '0.1.0',
  commit: '0123456789abcdef0123456789abcdef01234567',
  dirty: true,
  startedAt: '2026-01-02T03:04:05.000Z',
  node: 'v20.20.2',
  unicode: '16.0',
  platform: 'linux x64',
  cpu: 'A | CPU',
  cpuCount: 2,
  seed: 7,
  quick: false,
  filters: [],
  corpora: [{ id: 'code', version: 1, documents: 30, bytes: 123_456, sha256: 'c0'.repeat(32) }],
  references: [
    {
      id: 'o200k_base',
      package: '@hypertok/vocab-o200k',
      version: '1.0.0',
      licence: 'MIT',
      sha256: 'ab'.repeat(32),
      witness: 'tiktoken',
    },
    {
      id: 'kimi-k3',
      package: '@hypertok/vocab-kimi-k3',
      version: '1.0.0',
      licence: 'MIT',
      sha256: 'cd'.repeat(32),
      witness: null,
    },
  ],
  estimators: [{ id: 'ours', description: 'ours', packages: [] }],
}

export const throughput: readonly ThroughputSummary[] = ['english', 'code'].map((corpus, index) => ({
  estimator: 'ours',
  corpus,
  first_pass_bytes_per_s: 8e7,
  warm_bytes_per_s: 3e8 - index * 6e7,
  low: 2e8,
  high: 3.2e8,
  ns_per_short_call: 41.25,
  load_ms: 0.4,
  peak_rss_bytes: 52_000_000,
  bundle_gz_bytes: null,
  ratio_to_tokenx: 24.5,
}))

/** The same figures for a corpus, its kind and the macro. */
function cells(corpus: string, named: Partial<Summary>): Summary[] {
  return [cell({ ...named, kind: `${corpus}/x` }), cell({ ...named, corpus, kind: 'all' })]
}

export const summaries: readonly Summary[] = [
  ...cells('english', { wape: 0.051, bias: -0.02 }),
  ...cells('code', { wape: 0.123, bias: 0.0411 }),
  cell({ corpus: 'macro', kind: 'all', wape: 0.087, bias: 0.01 }),
  ...cells('english', { estimator: 'chars-4', wape: 0.18, bias: 0.05 }),
  ...cells('code', { estimator: 'chars-4', wape: 0.31, bias: -0.2 }),
  cell({ estimator: 'chars-4', corpus: 'macro', kind: 'all', wape: 0.245, bias: -0.075 }),
]

/** A run that is judged for real: nothing in it is made up but the figures. */
export function report(named: Partial<Report> = {}, figures: readonly Summary[] = summaries): Report {
  const knownFailures = [failure({ kind: 'code/x' })]
  const judgement = judge(run([ours, chars4], figures, { baseline: { knownFailures } }))
  return { provenance, summaries: figures, throughput, ...judgement, ...named }
}

/** The same run with a figure of ours over its limit. */
export function failingReport(): Report {
  return report(
    {},
    summaries.map((summary) =>
      summary.estimator === 'ours' && summary.kind === 'code/x' ? { ...summary, wape: 0.42 } : summary,
    ),
  )
}
