import { readFileSync, writeFileSync } from 'node:fs'
import {
  ACCURACY_COLUMNS,
  PRUNING_CACHE_COLUMNS,
  PRUNING_COLUMNS,
  THROUGHPUT_COLUMNS,
} from '../../reports/columns.ts'
import { replaceBlock } from '../../reports/generated-block.ts'
import { renderPruningTables } from '../../reports/pruning-table.ts'
import { renderAdvice } from '../../reports/recommendation.ts'
import { renderRequestsTable } from '../../reports/requests-table.ts'
import { renderResultsTable } from '../../reports/results-table.ts'
import { BASELINE_FILES } from '../gate/baseline.ts'
import { THROUGHPUT_BASELINE } from './baseline-files.ts'
import { PRUNING_BASELINE } from './pruning-files.ts'
import { readCsvFile } from './read-csv-file.ts'
import { adviceFor, type RecommendOptions } from './recommend.ts'
import { readRequestsBaseline } from './requests.ts'

/** The README with its tables made anew from the committed baseline. */
export async function renderReadme(readme: string): Promise<string> {
  const accuracy = readCsvFile(ACCURACY_COLUMNS, BASELINE_FILES.accuracy)
  const throughput = readCsvFile(THROUGHPUT_COLUMNS, THROUGHPUT_BASELINE)
  const violations = readCsvFile(PRUNING_COLUMNS, PRUNING_BASELINE.violations)
  const cache = readCsvFile(PRUNING_CACHE_COLUMNS, PRUNING_BASELINE.cache)
  const results = replaceBlock(readme, 'results', renderResultsTable(accuracy, throughput, 'o200k_base'))
  const pruning = replaceBlock(results, 'pruning', renderPruningTables({ violations, cache }))
  const requests = replaceBlock(pruning, 'requests', renderRequestsTable(readRequestsBaseline()))
  return replaceBlock(requests, 'recommend', await renderRecommendations())
}

/** Situations that people ask about, and the answers by the committed baseline. */
const SITUATIONS: readonly (readonly [string, Partial<RecommendOptions>])[] = [
  ['--runtime edge --max-bundle 3kB', { runtime: 'edge', maxBundle: 3_000 }],
  ['--runtime browser --max-error 2%', { runtime: 'browser', maxError: 0.02 }],
  ['--model claude-sonnet-4-5 --max-bundle 200kB', { model: 'claude-sonnet-4-5', maxBundle: 200_000 }],
  ['--corpus english,code --min-speed 5x', { corpus: ['english', 'code'], minSpeed: 5 }],
  ['--max-error 0.5% --max-bundle 50kB', { maxError: 0.005, maxBundle: 50_000 }],
]

async function renderRecommendations(): Promise<string> {
  const parts: string[] = []
  for (const [line, wishes] of SITUATIONS) {
    const advice = await adviceFor({
      model: 'gpt-4o',
      corpus: [],
      text: [],
      rows: '',
      baseline: true,
      runtime: 'node',
      json: false,
      ...wishes,
    })
    parts.push(`$ npm run -s tokengauge -- recommend --baseline ${line}\n${renderAdvice(advice)}`)
  }
  return `\`\`\`console\n${parts.join('\n\n')}\n\`\`\``
}

export async function runReadme(): Promise<void> {
  writeFileSync('README.md', await renderReadme(readFileSync('README.md', 'utf8')))
}
