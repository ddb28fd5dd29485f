import { describe, expect, it } from 'vitest'
import { renderResultsTable } from '../../reports/results-table.ts'
import { cell } from '../harness/gate/fixtures.ts'
import { summaries, throughput } from './fixtures.ts'

const rowsOf = (...input: Parameters<typeof renderResultsTable>): string[][] =>
  renderResultsTable(...input)
    .split('\n')
    .map((line) => line.split(' | ').map((field) => field.replace(/^\| | \|$/g, '')))

describe('the result table of the README', () => {
  it('has an estimator a line: macro with interval, corpora, worst kind, speed and size', () => {
    const timed = throughput.map((line, index) => ({
      ...line,
      bundle_gz_bytes: 1_135_049,
      ratio_to_tokenx: index === 0 ? 24.5 : 3,
    }))
    const [head, , ...rows] = rowsOf(summaries, timed, 'o200k_base')
    expect(head).toEqual([
      ...['estimator', 'macro WAPE (95%)', 'english', 'code'],
      ...['worst kind', '× tokenx speed', 'gz bytes'],
    ])
    expect(rows).toEqual([
      ['`ours`', '**8.7** (7.0–12.0)', '5.1', '12.3', '12.3 code/x', '3.00', '1,135,049'],
      ['`chars-4`', '**24.5** (7.0–12.0)', '18.0', '31.0', '31.0 code/x', '–', '–'],
    ])
  })

  it('leaves open what is not known, and never says 0 for it', () => {
    const unknown = [
      cell({ wape: null, coverage: 0.9 }),
      cell({ corpus: 'code', kind: 'all', wape: null, coverage: 0.9 }),
    ]
    const untimed = throughput.map((line, index) => ({ ...line, ratio_to_tokenx: index === 0 ? 2 : null }))
    expect(rowsOf(unknown, untimed, 'o200k_base')[2]).toEqual(['`ours`', '–', '–', '–', '–', '–'])
  })

  it('looks at the holdout against one reference alone', () => {
    const others = [
      cell({ kind: 'code/y', split: 'train', wape: 0.9 }),
      cell({ kind: 'code/z', stratum: 'tiny', wape: 0.9 }),
      cell({ kind: 'code/y', reference: 'llama-3', wape: 0.9 }),
      cell({ kind: 'adversarial/runs', split: 'adversarial', wape: 0.9 }),
      cell({ corpus: 'adversarial', kind: 'all', split: 'adversarial', wape: 0.9 }),
    ]
    expect(rowsOf([...summaries, ...others], [], 'o200k_base')).toEqual(rowsOf(summaries, [], 'o200k_base'))
  })
})
