import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type ModelInfo, resolveModel } from '../../estimators/models.ts'
import { estimators } from '../../estimators/registry.ts'
import { ACCURACY_COLUMNS, ROW_COLUMNS, THROUGHPUT_COLUMNS } from '../../reports/columns.ts'
import { type Advice, renderAdvice } from '../../reports/recommendation.ts'
import { accuracyOf } from '../accuracy.ts'
import { compareEstimators } from '../compare.ts'
import { createPool } from '../counting/pool.ts'
import { BASELINE_FILES } from '../gate/baseline.ts'
import { measure } from '../measure.ts'
import type { PairedFigures } from '../paired.ts'
import { type Candidate, candidatesOf, isAsked } from '../recommend/candidate.ts'
import { ownDocuments } from '../recommend/own-documents.ts'
import { type Runtime, recommend, type Wishes } from '../recommend/recommend.ts'
import { snippet } from '../recommend/snippet.ts'
import { references } from '../references/index.ts'
import type { Row } from '../row.ts'
import type { Summary } from '../summary.ts'
import { UsageError } from '../usage-error.ts'
import { THROUGHPUT_BASELINE } from './baseline-files.ts'
import { EXIT } from './exit-codes.ts'
import { readCsvFile } from './read-csv-file.ts'

export interface RecommendOptions {
  readonly model: string
  readonly corpus: readonly string[]
  readonly text: readonly string[]
  readonly rows: string
  /** The shipped figures, whatever was measured here. */
  readonly baseline?: boolean
  readonly maxError?: number
  readonly maxUnderEstimate?: number
  readonly maxBundle?: number
  readonly minSpeed?: number
  readonly runtime: Runtime
  readonly json: boolean
}

const LATEST_ROWS = 'reports/latest/rows.csv'
const SEED = 1
const DEADLINE_MS = 2_000

export function registerRecommend(program: Command): void {
  program
    .command('recommend')
    .description('the best estimator for a model, texts and limits, by what was measured')
    .option('-m, --model <name>', 'whose tokens', 'gpt-4o')
    .option('-c, --corpus <names>', 'corpora or kinds, as in english,code (default: all kinds)', names, [])
    .option('--text <path...>', 'texts of your own, files or directories, measured now', [])
    .option('--max-error <share>', 'largest mean error (WAPE), as 5% or 0.05', share)
    .option('--max-under-estimate <share>', 'largest share of texts under-estimated by over 10%', share)
    .option('--max-bundle <bytes>', 'largest size in a browser, gzipped, as 20kB', bytes)
    .option('--min-speed <times>', 'least speed, warm, as a multiple of tokenx: 5x', times)
    .addOption(
      new Option('--runtime <where>', 'where it is to run')
        .choices(['node', 'browser', 'edge'])
        .default('node'),
    )
    .option('--rows <csv>', 'rows of a run', LATEST_ROWS)
    .option('--baseline', 'by the shipped figures, whatever was measured here', false)
    .option('--json', 'one JSON object on standard output, and nothing else', false)
    .action(async (options: RecommendOptions) => {
      process.exitCode = await runRecommend(options)
    })
}

/**
 * Prints the recommendation, and returns the exit code: 1 where nothing keeps to the wishes.
 * @throws {UsageError} for a corpus or path that there is not
 */
export async function runRecommend(options: RecommendOptions): Promise<number> {
  const advice = await adviceFor(options)
  process.stdout.write(
    options.json ? `${JSON.stringify({ schemaVersion: 1, ...advice })}\n` : `${renderAdvice(advice)}\n`,
  )
  return advice.recommendation.state === 'found' ? EXIT.passed : EXIT.failed
}

export async function adviceFor(options: RecommendOptions): Promise<Advice> {
  const model = resolveModel(options.model)
  const measured = await measuredFor(options, model)
  const scope = { reference: model.tokenizer, corpora: options.text.length > 0 ? ['own'] : options.corpus }
  const throughput = readCsvFile(THROUGHPUT_COLUMNS, THROUGHPUT_BASELINE)
  const candidates = candidatesOf(measured.summaries, throughput, scope)
  if (candidates.every(({ error }) => error === null)) {
    const kinds = [...new Set(measured.summaries.flatMap(({ corpus, kind }) => [corpus, kind]))]
    throw new UsageError(
      `nothing was measured on ${scope.corpora.join(', ')} for ${model.tokenizer}; there are: ${kinds.filter((kind) => kind !== 'all').join(', ')}`,
    )
  }
  const differences = pairedDifferences(measured.rows, scope.corpora)
  const recommendation = recommend(
    candidates,
    wishesOf(options),
    (candidate, nearest) =>
      differences(nearest, candidate)?.difference_high ??
      (candidate.error as number) - (nearest.error as number),
    model.evidence?.error,
  )
  const best = recommendation.state === 'found' ? recommendation.best : null
  return {
    model: options.model,
    tokenizer: model,
    basis: measured.basis,
    corpora: scope.corpora,
    recommendation,
    differences:
      recommendation.state === 'found'
        ? recommendation.runnersUp.map((other) => differences(recommendation.best, other))
        : [],
    code: best ? (snippet(best.estimator, model.tokenizer, factorFor(best, model)) ?? null) : null,
  }
}

/** What makes tokens of the model of an estimate, with 99 of 100 texts below. */
function factorFor({ safety_factor }: Candidate, { factor = 1 }: ModelInfo): number {
  return factor * (safety_factor ?? 1)
}

interface Measured {
  readonly summaries: readonly Summary[]
  /** Null where only summaries are left. */
  readonly rows: readonly Row[] | null
  readonly basis: string
}

async function measuredFor(
  { text, rows, corpus, baseline }: RecommendOptions,
  { tokenizer }: ModelInfo,
): Promise<Measured> {
  if (text.length > 0) {
    const measured = await measureOwn(text, tokenizer)
    const summaries = accuracyOf(measured, SEED).summaries
    return { summaries, rows: measured, basis: `your texts (${text.join(', ')}), measured now` }
  }
  if (!baseline && existsSync(rows)) {
    const all = readCsvFile(ROW_COLUMNS, rows)
    const own = all.filter(
      (row) => row.reference === tokenizer && row.split === 'holdout' && isAsked(row, corpus),
    )
    return { summaries: accuracyOf(own, SEED).summaries, rows: own, basis: rows }
  }
  if (!baseline && rows !== LATEST_ROWS) {
    throw new UsageError(`${rows}: no such file; npm run bench writes ${LATEST_ROWS}`)
  }
  const summaries = readCsvFile(ACCURACY_COLUMNS, BASELINE_FILES.accuracy)
  return { summaries, rows: null, basis: `the shipped baseline (${BASELINE_FILES.accuracy})` }
}

async function measureOwn(paths: readonly string[], tokenizer: string): Promise<readonly Row[]> {
  const documents = await ownDocuments(paths)
  const pool = createPool()
  try {
    const { rows } = await measure({
      documents,
      references: references.filter(({ id }) => id === tokenizer),
      estimators,
      pool,
      deadlineMs: DEADLINE_MS,
      cacheDirectory: null,
    })
    return rows
  } finally {
    await pool.destroy()
  }
}

/**
 * WAPE of the other less the one's, over kinds weighing the same, or over the texts of one corpus; null without rows.
 * The nearest is compared twice, to choose and to show, and thousands of draws are made once.
 */
function pairedDifferences(
  rows: readonly Row[] | null,
  corpora: readonly string[],
): (one: Candidate, other: Candidate) => PairedFigures | null {
  const known = new Map<string, PairedFigures | null>()
  return (one, other) => {
    if (rows === null) return null
    const key = `${one.estimator} ${other.estimator}`
    const before = known.get(key)
    if (before !== undefined) return before
    const compared = compareEstimators(rows, one.estimator, other.estimator, { seed: SEED })
    const [only] = corpora
    const wanted = corpora.length === 1 && compared.some(({ corpus }) => corpus === only) ? only : 'macro'
    const found = compared.find(({ corpus }) => corpus === wanted) ?? null
    known.set(key, found)
    return found
  }
}

function wishesOf(options: RecommendOptions): Wishes {
  const { maxError, maxUnderEstimate, maxBundle, minSpeed, runtime } = options
  return {
    runtime,
    ...(maxError !== undefined && { maxError }),
    ...(maxUnderEstimate !== undefined && { maxUnderEstimate }),
    ...(maxBundle !== undefined && { maxBundleBytes: maxBundle }),
    ...(minSpeed !== undefined && { minSpeed }),
  }
}

const names = (value: string, earlier: string[]): string[] => [...earlier, ...value.split(',')]

export function share(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(%?)$/.exec(value) ?? []
  if (number === undefined) throw new InvalidArgumentError('a share is needed, such as 5% or 0.05')
  return Number(number) / (unit === '%' ? 100 : 1)
}

export function bytes(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(k|m|kb|mb|b|)$/i.exec(value) ?? []
  if (number === undefined) throw new InvalidArgumentError('a size is needed, such as 20kB')
  return Number(number) * ({ k: 1e3, m: 1e6 }[unit?.[0]?.toLowerCase() ?? ''] ?? 1)
}

export function times(value: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)x?$/.exec(value) ?? []
  if (number === undefined) throw new InvalidArgumentError('a multiple of tokenx is needed, such as 5x')
  return Number(number)
}
