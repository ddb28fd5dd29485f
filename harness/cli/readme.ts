import { readFileSync, writeFileSync } from 'node:fs'
import { ACCURACY_COLUMNS, THROUGHPUT_COLUMNS } from '../../reports/columns.ts'
import { replaceBlock } from '../../reports/generated-block.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { renderResultsTable } from '../../reports/results-table.ts'
import { BASELINE_FILES } from '../gate/baseline.ts'
import { THROUGHPUT_BASELINE } from './baseline-files.ts'

/** The README with its result table made anew from the committed baseline. */
export function renderReadme(readme: string): string {
  const accuracy = readCsv(
    ACCURACY_COLUMNS,
    readFileSync(BASELINE_FILES.accuracy, 'utf8'),
    BASELINE_FILES.accuracy,
  )
  const throughput = readCsv(
    THROUGHPUT_COLUMNS,
    readFileSync(THROUGHPUT_BASELINE, 'utf8'),
    THROUGHPUT_BASELINE,
  )
  return replaceBlock(readme, 'results', renderResultsTable(accuracy, throughput, 'o200k_base'))
}

export function runReadme(): void {
  writeFileSync('README.md', renderReadme(readFileSync('README.md', 'utf8')))
}
