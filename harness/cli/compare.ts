import { readFileSync } from 'node:fs'
import Table from 'cli-table3'
import { ACCURACY_COLUMNS, ROW_COLUMNS } from '../../reports/columns.ts'
import { NONE, percent, signedPercent } from '../../reports/format.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { compareRuns, type RunComparison } from '../compare.ts'
import { compareSummaries, type SummaryDifferences } from '../compare-summaries.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Compares two rows.csv by paired differences, or two accuracy.csv cell by cell; which, the headers tell.
 *
 * @throws {UsageError} when a file is absent, or the two are not of one sort
 */
export function runCompare(a: string, b: string, { json, seed }: { json: boolean; seed: number }): void {
  const [csvA, csvB] = [read(a), read(b)]
  const sort = sortOf(csvA, a)
  if (sort !== sortOf(csvB, b))
    throw new UsageError(`${a} and ${b} are not of one sort: take two rows.csv or two accuracy.csv`)
  if (sort === 'rows') {
    const compared = compareRuns(readCsv(ROW_COLUMNS, csvA, a), readCsv(ROW_COLUMNS, csvB, b), { seed })
    process.stdout.write(
      json ? `${JSON.stringify({ comparisons: compared })}\n` : renderComparisons(compared),
    )
  } else {
    const differences = compareSummaries(
      readCsv(ACCURACY_COLUMNS, csvA, a),
      readCsv(ACCURACY_COLUMNS, csvB, b),
    )
    process.stdout.write(json ? `${JSON.stringify(differences)}\n` : renderDifferences(differences))
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

function sortOf(csv: string, file: string): 'rows' | 'accuracy' {
  const header = csv.split(/\r?\n/, 1)[0]
  if (header === Object.keys(ROW_COLUMNS).join(',')) return 'rows'
  if (header === Object.keys(ACCURACY_COLUMNS).join(',')) return 'accuracy'
  throw new UsageError(
    `${file}:1: the header is neither of rows.csv nor of accuracy.csv. Make it again with: npm run bench`,
  )
}

function renderComparisons(comparisons: readonly RunComparison[]): string {
  const table = new Table({
    head: [
      'estimator',
      'reference',
      'corpus',
      'split',
      'documents',
      'WAPE A %',
      'WAPE B %',
      'difference',
      '95% from',
      'to',
      'verdict',
    ],
    style: { head: [], border: [] },
  })
  for (const line of comparisons) {
    table.push([
      line.estimator,
      line.reference,
      line.corpus,
      line.split,
      line.documents,
      percent(line.wape_a),
      percent(line.wape_b),
      signedPercent(line.difference),
      signedPercent(line.difference_low),
      signedPercent(line.difference_high),
      line.verdict ?? NONE,
    ])
  }
  return `${table.toString()}\n`
}

function renderDifferences({ changed, unchanged, only_in_a, only_in_b }: SummaryDifferences): string {
  const name = (cell: SummaryDifferences['only_in_a'][number]): string =>
    [cell.estimator, cell.reference, cell.corpus, cell.kind, cell.split, cell.stratum].join(' ')
  const lines = changed.map(
    ({ cell, changes }) =>
      `${name(cell)}: ${changes.map(({ column, a, b }) => `${column} ${a ?? NONE} -> ${b ?? NONE}`).join(', ')}`,
  )
  return `${[
    ...lines,
    ...only_in_a.map((cell) => `only in A: ${name(cell)}`),
    ...only_in_b.map((cell) => `only in B: ${name(cell)}`),
    `${changed.length} cells changed, ${unchanged} unchanged, ${only_in_a.length} only in A, ${only_in_b.length} only in B`,
  ].join('\n')}\n`
}
