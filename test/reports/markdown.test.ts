import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../reports/markdown.ts'
import { cell } from '../harness/gate/fixtures.ts'
import { failingReport, provenance, report, summaries } from './fixtures.ts'

const text = renderMarkdown(report())
const row = (markdown: string, after: string, start: string): string | undefined =>
  markdown
    .slice(markdown.indexOf(after))
    .split('\n')
    .find((line) => line.startsWith(`| ${start} |`))

describe('summary.md', () => {
  it('begins with the outcome', () => {
    expect(text).toMatch(/^# tokengauge: gate passed\n/)
    expect(renderMarkdown(failingReport())).toMatch(
      /^# tokengauge: gate not passed\n\n- \*\*failed\*\* within-20\/ours\/o200k\\_base: 1 of 6 checks: code\/x wape: 0\.420000 is above 0\.2\n/,
    )
  })

  it('says of a run that was not judged that it did not pass', () => {
    expect(renderMarkdown(report({ verdicts: [], checks: [] }))).toMatch(/^# tokengauge: gate not passed/)
  })

  it('has its sections in the order a reader asks', () => {
    expect([...text.matchAll(/^##? (.*)$/gm)].map(([, title]) => title)).toEqual([
      'tokengauge: gate passed',
      'Macro WAPE in %, by reference',
      'WAPE [interval] bias in %, against o200k\\_base',
      'Worst cells',
      'Throughput',
      'Provenance',
    ])
  })

  it('shows macro, corpora with interval and bias, worst cell and speed', () => {
    expect(row(text, '## Macro', 'ours')).toBe('| ours | 8.7 |')
    expect(row(text, '## WAPE', 'chars-4')).toBe(
      '| chars-4 | 18.0 [7.0 12.0] +5.0 | 31.0 [7.0 12.0] -20 | 24.5 [7.0 12.0] -7.5 |',
    )
    expect(row(text, '## Worst', 'chars-4')).toContain('| code/x | 30 | 31.0 | -20 | 95.0 |')
    expect(row(text, '## Throughput', 'ours')).toBe(
      '| ours | english | 80.0 | 300 | 200 | 320 | 24.5 | 41.3 | 0.40 | 52.0 | – |',
    )
  })

  it('names where the numbers come from, and a reference without a witness', () => {
    expect(text).toContain(
      '- tokengauge 0.1.0 at 0123456789ab with changes, 2026-01-02T03:04:05.000Z, seed 7',
    )
    expect(text).toContain('| kimi-k3 | @hypertok/vocab-kimi-k3 1.0.0 | MIT | cdcdcdcdcdcd | none |')
  })

  it('warns of a quick and of a narrowed run at the top', () => {
    const quick = renderMarkdown(
      report({ provenance: { ...provenance, quick: true, filters: ['--kind code/*'] } }),
    )
    expect(quick.split('\n')[2]).toContain('A quick run')
    expect(quick.split('\n')[2]).toContain('Narrowed to --kind code/\\*')
  })

  it('shows adversarial texts apart, with the share that was answered', () => {
    const runs = { corpus: 'adversarial', kind: 'all', split: 'adversarial' }
    const late = cell({ ...runs, estimator: 'chars-4', coverage: 0.9, wape: null })
    const shown = renderMarkdown(report({ summaries: [...summaries, cell({ ...runs, wape: 3.5 }), late] }))
    expect(row(shown, '## Adversarial', 'ours')).toBe('| ours | 350.0 |')
    expect(row(shown, '## Adversarial', 'chars-4')).toBe('| chars-4 | 90.0% answered |')
    expect(row(shown, '## Macro', 'ours')).toBe('| ours | 8.7 |')
  })

  it('keeps hostile text within its cell or line, and as text', () => {
    const warning = 'x | <script>\n# title [a](b) `c`'
    const shown = renderMarkdown(report({ warnings: [warning] }))
    expect(shown).toContain('- x \\| &lt;script&gt; # title \\[a\\](b) \\`c\\`\n')
    expect(shown).toContain('2 × A \\| CPU')
  })
})
