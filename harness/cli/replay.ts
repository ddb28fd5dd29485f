import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { estimators } from '../../estimators/registry.ts'
import { CONVERGENCE_COLUMNS, REPLAY_COLUMNS } from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { counted } from '../../reports/format.ts'
import { renderReplayTable } from '../../reports/replay-table.ts'
import { select } from '../select.ts'
import { type RawEstimate, rawEstimate } from '../usage/raw-estimate.ts'
import { readUsage } from '../usage/read-usage.ts'
import { replay } from '../usage/replay.ts'
import { EXACT, exactContender, type ReplayContender, specContender } from '../usage/replay-contender.ts'
import { convergenceLines, groupsOf, replayLines } from '../usage/replay-report.ts'
import { type RequestTable, requestTable, timeOrder } from '../usage/request-table.ts'
import type { UsageEntry, UsageRecord } from '../usage/usage-record.ts'
import { EXIT } from './exit-codes.ts'
import { notEvaluated } from './not-evaluated.ts'
import { openOutput } from './output.ts'
import { createProgress } from './progress.ts'
import { sizeOfFiles } from './size-of-files.ts'

export interface ReplayOptions {
  readonly estimator: readonly string[]
  readonly contextTokens?: number
  readonly out: string
  readonly json: boolean
}

/** Requests with the providers' own counts that the project may measure on, and does not hold. */
export const SHARED_USAGE = '../shared/usage/requests.jsonl.gz'

const USUAL: readonly string[] = ['chars-4', 'utf8-bytes-4', EXACT]
const MODELS_SHOWN = 12
const BAD_LINES_TOLD = 20

/**
 * Replays recorded requests, writes the reports, and returns the exit code: 3 where no request could be replayed.
 * @throws {UsageError} when a file named cannot be read, or a pattern names nothing
 */
export async function runReplay(named: readonly string[], options: ReplayOptions): Promise<number> {
  if (named.length === 0 && !existsSync(SHARED_USAGE)) {
    return notEvaluated('missing', `${SHARED_USAGE} is not here; name files of your own`, options)
  }
  const files = named.length === 0 ? [SHARED_USAGE] : named
  const known = [...estimators.map(specContender), exactContender]
  const contenders = select(
    'estimator',
    known,
    ({ id }) => id,
    options.estimator.length > 0 ? options.estimator : USUAL,
  )
  const output = openOutput(options.out, ['replay.csv', 'convergence.csv'])
  try {
    const read = await readAll(files, contenders)
    tellOf(read)
    const { table } = read
    if (table.key.length === 0) {
      return notEvaluated('errored', `no request with a provider's count in ${files.join(', ')}`, options)
    }
    const order = timeOrder(table)
    const input = { table, order, groups: groupsOf(table, order), windowTokens: options.contextTokens }
    const reports = contenders.map((contender, index) => {
      const estimates = table.estimates[index] as RequestTable['estimates'][number]
      const replayed = replay(table, order, contender, estimates)
      return {
        lines: replayLines(contender.id, replayed, input),
        convergence: convergenceLines(contender.id, replayed, input),
      }
    })
    const lines = reports.flatMap((report) => report.lines)
    const convergence = reports.flatMap((report) => report.convergence)
    output.write('replay.csv', [renderCsv(REPLAY_COLUMNS, lines)])
    output.write('convergence.csv', [renderCsv(CONVERGENCE_COLUMNS, convergence)])
    const { bad, ignored, warnings } = read
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ schemaVersion: 1, state: 'replayed', files, requests: table.key.length, ignored: Object.fromEntries(ignored), bad, warnings, lines, convergence })}\n`
        : `${renderReplayTable(lines, MODELS_SHOWN)}reports in ${join(options.out, '')}\n`,
    )
    return EXIT.passed
  } finally {
    output.abandon()
  }
}

interface ReadAll {
  readonly table: RequestTable
  readonly bad: { readonly file: string; readonly line: number; readonly reason: string }[]
  /** Lines by the reason they were of no use. */
  readonly ignored: Map<string, number>
  readonly warnings: string[]
}

async function readAll(files: readonly string[], contenders: readonly ReplayContender[]): Promise<ReadAll> {
  const result: ReadAll = {
    table: requestTable(contenders.length),
    bad: [],
    ignored: new Map(),
    warnings: [],
  }
  const progress = createProgress('reading')
  const size = sizeOfFiles(files)
  let before = 0
  try {
    for (const file of files) {
      const onBytes = (bytes: number): void => progress.report(before + bytes, size)
      for await (const entry of readUsage(file, { onBytes })) await take(entry, contenders, result)
      before += statSync(file).size
    }
  } finally {
    progress.end()
  }
  return result
}

async function take(
  { file, line, reading }: UsageEntry,
  contenders: readonly ReplayContender[],
  { table, bad, ignored, warnings }: ReadAll,
): Promise<void> {
  if (reading.state === 'bad') bad.push({ file, line, reason: reading.reason })
  else if (reading.state === 'ignored') ignored.set(reading.reason, (ignored.get(reading.reason) ?? 0) + 1)
  else {
    try {
      table.add(reading.record, await estimatesOf(reading.record, contenders, warnings))
    } catch (error) {
      // Too deep a nesting overflows the stack: whatever a file holds, the next line is read.
      if (!(error instanceof RangeError)) throw error
      bad.push({ file, line, reason: 'cannot be estimated: it is nested too deep' })
    }
  }
}

async function estimatesOf(
  record: UsageRecord,
  contenders: readonly ReplayContender[],
  warnings: string[],
): Promise<(RawEstimate | null)[]> {
  const estimates: (RawEstimate | null)[] = []
  for (const contender of contenders) {
    const model = await contender.forModel(record.model)
    if (model.state === 'ready') estimates.push(rawEstimate(record, model.estimator))
    else {
      estimates.push(null)
      const warning = `${contender.id} has no estimate for some models: ${model.reason}`
      if (!warnings.includes(warning)) warnings.push(warning)
    }
  }
  return estimates
}

function tellOf({ bad, ignored, warnings }: ReadAll): void {
  for (const { file, line, reason } of bad.slice(0, BAD_LINES_TOLD)) {
    console.error(`${file}:${line}: skipped: the line ${reason}`)
  }
  if (bad.length > BAD_LINES_TOLD)
    console.error(`and ${counted(bad.length - BAD_LINES_TOLD, 'more bad line')}`)
  for (const [reason, count] of ignored) console.error(`ignored ${counted(count, 'record')}: ${reason}`)
  for (const warning of warnings) console.error(`warning: ${warning}`)
}
