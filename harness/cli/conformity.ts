import { readFileSync } from 'node:fs'
import { corpora, documentsOf } from '../../corpora/index.ts'
import { estimators } from '../../estimators/registry.ts'
import type { ScoreTable } from '../../estimators/upper-bound/score-table.ts'
import { COVERAGE_COLUMNS, ROW_COLUMNS } from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { percent, signedPercent } from '../../reports/format.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { renderScoreModule } from '../../reports/score-module.ts'
import { type CoverageLine, coverageOf } from '../conformity/coverage.ts'
import { scoreTableOf } from '../conformity/score-table.ts'
import { type ScoredDocument, scoredDocuments } from '../conformity/scored-document.ts'
import { createPool } from '../counting/pool.ts'
import { measure } from '../measure.ts'
import { references } from '../references/index.ts'
import type { Row } from '../row.ts'
import { createResampler } from '../statistics/resample.ts'
import { UsageError } from '../usage-error.ts'
import { EXIT } from './exit-codes.ts'
import { openOutput } from './output.ts'
import { createProgress } from './progress.ts'

export interface ConformityOptions {
  /** CSVs of rows of fitted estimators: those of train as fitted without each document's source. */
  readonly rows: readonly string[]
  readonly seed: number
  readonly updateScores: boolean
  readonly out: string
  readonly json: boolean
}

/** Formulas: fitted to nothing, so that every train source is left out of their fit. */
const UNFITTED = ['chars-4', 'utf8-bytes-4']
const SCORES = 'estimators/upper-bound'

/** Makes the conformity scores, writes how often bounds held, and returns the exit code. */
export async function runConformity(options: ConformityOptions): Promise<number> {
  const given = options.rows.flatMap((file) => readCsv(ROW_COLUMNS, read(file), file))
  const output = openOutput(options.out, ['coverage.csv'])
  const documents = [...documentsOf(corpora)].filter(({ split }) => split !== 'adversarial')
  const pool = createPool()
  const progress = createProgress('counting')
  let measured: readonly Row[]
  try {
    const run = await measure({
      documents,
      references,
      estimators: estimators.filter(({ id }) => UNFITTED.includes(id)),
      pool,
      deadlineMs: 3_000,
      cacheDirectory: '.cache/counts',
      onProgress: progress.report,
    })
    measured = run.rows
  } finally {
    progress.end()
    await pool.destroy()
  }
  const scored = [...scoredDocuments([...measured, ...given], documents)].flatMap(([estimator, byTarget]) =>
    [...byTarget].map(([reference, list]) => ({ estimator, reference, list })),
  )
  const resampler = createResampler(options.seed)
  const lines = scored.flatMap(({ list, ...of }) => coverageOf(list, { ...of, resampler }))
  output.write('coverage.csv', [renderCsv(COVERAGE_COLUMNS, lines)])
  if (options.updateScores) writeScores(scored)
  process.stdout.write(options.json ? `${JSON.stringify({ coverage: lines })}\n` : macroText(lines))
  return EXIT.passed
}

interface Scored {
  readonly estimator: string
  readonly reference: string
  readonly list: readonly ScoredDocument[]
}

function writeScores(scored: readonly Scored[]): void {
  const tables = new Map<string, ScoreTable>(
    scored.map(({ estimator, reference, list }) => [
      `${estimator} ${reference}`,
      scoreTableOf(list.filter(({ split }) => split === 'train')),
    ]),
  )
  openOutput(SCORES, ['score-data.ts']).write('score-data.ts', [renderScoreModule(tables)])
}

function macroText(lines: readonly CoverageLine[]): string {
  return lines
    .filter(({ kind }) => kind === 'macro')
    .map(
      (line) =>
        `${line.estimator}  ${line.reference}  ${line.scope}  at ${line.confidence}: held ${percent(line.coverage)}% ` +
        `(${percent(line.coverage_low)} to ${percent(line.coverage_high)}), waste ${signedPercent(line.mean_waste)}%\n`,
    )
    .join('')
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}
