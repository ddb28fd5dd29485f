import { describe, expect, it } from 'vitest'
import { compareSummaries } from '../../harness/compare-summaries.ts'
import { summarise } from '../../harness/summarise.ts'
import type { Summary } from '../../harness/summary.ts'
import { row, rowsOf } from './rows.ts'

const summaries = summarise(rowsOf([150, 100], [90, 100]), { seed: 1 })

describe('compareSummaries', () => {
  it('finds nothing between equals', () => {
    expect(compareSummaries(summaries, structuredClone(summaries))).toEqual({
      changed: [],
      unchanged: summaries.length,
      only_in_a: [],
      only_in_b: [],
    })
  })

  it('names the cell and each column that changed, null included', () => {
    const [first, ...rest] = summaries as [Summary, ...Summary[]]
    const altered = [{ ...first, abs_error_tokens: 61, safety_factor: 1.5 }, ...rest]
    const { changed, unchanged } = compareSummaries(summaries, altered)
    expect(unchanged).toBe(rest.length)
    expect(changed).toEqual([
      {
        cell: {
          estimator: 'e',
          reference: 'r',
          corpus: 'code',
          kind: 'all',
          split: 'holdout',
          stratum: 'all',
        },
        changes: [
          { column: 'abs_error_tokens', a: 60, b: 61 },
          { column: 'safety_factor', a: null, b: 1.5 },
        ],
      },
    ])
  })

  it('notices a change in any column that is not the name of the cell', () => {
    const first = summaries[0] as Summary
    const names = ['estimator', 'reference', 'corpus', 'kind', 'split', 'stratum']
    const columns = Object.keys(first).filter((column) => !names.includes(column))
    expect(columns).toHaveLength(19)
    for (const column of columns) {
      const { changed } = compareSummaries([first], [{ ...first, [column]: 12345 }])
      expect(changed[0]?.changes.map((change) => change.column)).toEqual([column])
    }
  })

  it('lists the cells that only one has', () => {
    const other = summarise([row({ estimator: 'new' })], { seed: 1 })
    const { only_in_a, only_in_b, changed } = compareSummaries(summaries, [...summaries.slice(1), ...other])
    expect(changed).toEqual([])
    expect(only_in_a).toHaveLength(1)
    expect(only_in_a[0]).toMatchObject({ corpus: 'code', kind: 'all', stratum: 'all' })
    expect(only_in_b.map((cell) => cell.estimator)).toEqual(other.map(() => 'new'))
  })

  it('refuses a file that has a cell twice', () => {
    const twice = [...summaries, ...summaries.slice(0, 1)]
    expect(() => compareSummaries(summaries, twice)).toThrow(
      'accuracy.csv of B has the cell "e, r, code, all, holdout, all" twice',
    )
  })
})
