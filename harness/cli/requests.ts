import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { REQUEST_COLUMNS } from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { percent } from '../../reports/format.ts'
import { renderRequestsTable } from '../../reports/requests-table.ts'
import { type RecordedRequests, readRecordedRequests } from '../requests/recorded-request.ts'
import { requestContenders } from '../requests/request-contender.ts'
import { type RequestSummary, summariseRequests } from '../requests/summarise-requests.ts'
import { judgeRequests, type TargetVerdict } from '../requests/targets.ts'
import { EXIT } from './exit-codes.ts'
import { notEvaluated } from './not-evaluated.ts'
import { openOutput } from './output.ts'
import { readCsvFile } from './read-csv-file.ts'
import { SHARED_USAGE } from './replay.ts'

export const REQUESTS_BASELINE = 'reports/baseline/requests.csv'

interface RequestsOptions {
  readonly out: string
  readonly json: boolean
  readonly updateBaseline: boolean
}

export function registerRequests(program: Command): void {
  program
    .command('requests')
    .description('how near whole requests are counted to what the providers counted, judged by its targets')
    .argument('[file]', 'recorded requests, JSON lines, gzipped or not', SHARED_USAGE)
    .option('--out <dir>', 'folder of requests.csv', 'reports/latest')
    .option('--update-baseline', 'make these the committed figures', false)
    .option('--json', 'one JSON object on standard output, and nothing else', false)
    .action(async (file: string, options: RequestsOptions) => {
      process.exitCode = await runRequests(file, options)
    })
}

/**
 * Counts recorded requests, writes the report, and returns the exit code: 1 where a target is missed that is no
 * known failure, 3 where there is nothing to count.
 * @throws {UsageError} when a file named cannot be read
 */
export async function runRequests(file: string, options: RequestsOptions): Promise<number> {
  if (file === SHARED_USAGE && !existsSync(file)) {
    return notEvaluated('missing', `${file} is not here; name a file of your own`, options)
  }
  const output = openOutput(options.out, ['requests.csv'])
  try {
    const recorded = await readRecordedRequests(file)
    if (recorded.requests.length === 0) return notEvaluated('missing', `no whole request in ${file}`, options)
    const lines = await summariseRequests(recorded.requests, requestContenders())
    const csv = renderCsv(REQUEST_COLUMNS, lines)
    output.write('requests.csv', [csv])
    if (options.updateBaseline) openOutput('reports/baseline', ['requests.csv']).write('requests.csv', [csv])
    const verdicts = judgeRequests(lines)
    tell(recorded, lines, verdicts, options)
    if (verdicts.some(({ state }) => state === 'failed')) return EXIT.failed
    return verdicts.some(({ state }) => state === 'missing') ? EXIT.notEvaluated : EXIT.passed
  } finally {
    output.abandon()
  }
}

/** The committed figures. */
export function readRequestsBaseline(): RequestSummary[] {
  return readCsvFile(REQUEST_COLUMNS, REQUESTS_BASELINE)
}

function tell(
  { requests, left }: RecordedRequests,
  lines: readonly RequestSummary[],
  verdicts: readonly TargetVerdict[],
  { json, out }: RequestsOptions,
): void {
  if (json) {
    const report = { schemaVersion: 1, state: 'measured', requests: requests.length }
    process.stdout.write(
      `${JSON.stringify({ ...report, leftOut: Object.fromEntries(left), lines, verdicts })}\n`,
    )
    return
  }
  for (const [reason, count] of left) console.error(`${count} left out: ${reason}`)
  const judged = verdicts.map(({ state, group, contender, figure, limit, observed }) => {
    const bound = figure === 'median_error' ? '≤' : '≥'
    return `${state.padEnd(13)} ${group} ${contender} ${figure} ${percent(observed)}% (${bound} ${percent(limit)}%)`
  })
  process.stdout.write(`${renderRequestsTable(lines)}\n\n${judged.join('\n')}\nreport in ${join(out, '')}\n`)
}
