import { readFileSync, writeFileSync } from 'node:fs'
import {
  ACCURACY_COLUMNS,
  type Columns,
  PRUNING_CACHE_COLUMNS,
  PRUNING_COLUMNS,
  THROUGHPUT_COLUMNS,
} from '../../reports/columns.ts'
import { replaceBlock } from '../../reports/generated-block.ts'
import { renderPruningTables } from '../../reports/pruning-table.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { renderRequestsTable } from '../../reports/requests-table.ts'
import { renderResultsTable } from '../../reports/results-table.ts'
import { BASELINE_FILES } from '../gate/baseline.ts'
import { THROUGHPUT_BASELINE } from './baseline-files.ts'
import { PRUNING_BASELINE } from './pruning-files.ts'
import { readRequestsBaseline } from './requests.ts'

/** The README with its tables made anew from the committed baseline. */
export function renderReadme(readme: string): string {
  const accuracy = read(ACCURACY_COLUMNS, BASELINE_FILES.accuracy)
  const throughput = read(THROUGHPUT_COLUMNS, THROUGHPUT_BASELINE)
  const violations = read(PRUNING_COLUMNS, PRUNING_BASELINE.violations)
  const cache = read(PRUNING_CACHE_COLUMNS, PRUNING_BASELINE.cache)
  const results = replaceBlock(readme, 'results', renderResultsTable(accuracy, throughput, 'o200k_base'))
  const pruning = replaceBlock(results, 'pruning', renderPruningTables({ violations, cache }))
  return replaceBlock(pruning, 'requests', renderRequestsTable(readRequestsBaseline()))
}

export function runReadme(): void {
  writeFileSync('README.md', renderReadme(readFileSync('README.md', 'utf8')))
}

function read<Line>(columns: Columns<Line>, file: string): Line[] {
  return readCsv(columns, readFileSync(file, 'utf8'), file)
}
