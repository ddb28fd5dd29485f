import { createReadStream } from 'node:fs'
import Table from 'cli-table3'
import { type Command, InvalidArgumentError } from 'commander'
import { resolveModel } from '../../estimators/models.ts'
import { conformityScores } from '../../estimators/upper-bound/conformity-scores.ts'
import { addShapes, emptyShape, type TextShape } from '../../estimators/upper-bound/text-shape.ts'
import { upperBounded } from '../../estimators/upper-bound/upper-bounded.ts'
import { counted as inWords } from '../../reports/format.ts'
import { type Counted, countBytes } from '../count/count-bytes.ts'
import { streamFactory } from '../count/create-stream.ts'
import { findFiles } from '../count/find-files.ts'
import { UsageError } from '../usage-error.ts'
import { EXIT } from './exit-codes.ts'
import { createProgress } from './progress.ts'
import { sizeOfFiles } from './size-of-files.ts'

export interface CountOptions {
  readonly model: string
  readonly estimator: string
  readonly exact: boolean
  readonly upper: boolean
  readonly budget?: number
  readonly json: boolean
}

export function registerCount(program: Command): void {
  program
    .command('count')
    .description('tokens, words and bytes of files, directories (by .gitignore) or standard input')
    .argument('[file...]', 'files and directories; - or none is standard input')
    .option('-m, --model <name>', 'whose tokens', 'gpt-4o')
    .option('-e, --estimator <id>', 'what counts', 'fitted')
    .option('--exact', "the model's own tokenizer", false)
    .option('--upper', 'the bound that 95 of 100 counts stay below', false)
    .option('--budget <tokens>', 'exit with 1 where the total is over', budgetTokens)
    .option('--json', 'one JSON object on standard output, and nothing else', false)
    .action(async (paths: string[], options: CountOptions) => {
      process.exitCode = await runCount(paths, options)
    })
}

function budgetTokens(value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw new InvalidArgumentError('a whole number is needed')
  return Number(value)
}

interface FileCount {
  readonly file: string
  readonly counted: Extract<Counted, { state: 'counted' }>
}

const STANDARD_INPUT = '-'
const CHUNK_BYTES = 1024 * 1024
const CONFIDENCE = 0.95

/**
 * Prints the counts, and returns the exit code: 1 over the budget, 3 where nothing could be counted.
 * @throws {UsageError} for a path or an estimator that there is not, or a model without a public tokenizer
 */
export async function runCount(
  paths: readonly string[],
  options: CountOptions,
  input: AsyncIterable<Uint8Array> = process.stdin,
): Promise<number> {
  const bound = options.upper ? upperBoundFor(options) : undefined
  const createStream = await streamFactory(options)
  const named = paths.length === 0 ? [STANDARD_INPUT] : paths
  const files = named.includes(STANDARD_INPUT) ? [...named] : await findFiles(named)
  if (files.length === 0) {
    throw new UsageError(`${named.join(', ')}: no files there that .gitignore does not leave out`)
  }
  const sizes = sizeOfFiles(files)
  const progress = createProgress('counting')
  let done = 0
  const counts: FileCount[] = []
  const skipped: { file: string; reason: string }[] = []
  try {
    for (const file of files) {
      const chunks = file === STANDARD_INPUT ? input : createReadStream(file, { highWaterMark: CHUNK_BYTES })
      const counted = await countBytes(chunks, createStream(), {
        shape: bound !== undefined,
        onBytes: (bytes) => {
          done += bytes
          progress.report(done, sizes)
        },
      })
      if (counted.state === 'counted') counts.push({ file, counted })
      else skipped.push({ file, reason: counted.reason })
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === undefined || path === undefined) throw error
    throw new UsageError(`${path} cannot be read: ${code}`)
  } finally {
    progress.end()
  }
  const lines = counts.map(({ file, counted }) => lineOf(file, counted, bound))
  const total = lineOf('total', totalOf(counts), bound)
  tell(lines, total, skipped, options)
  if (counts.length === 0) return EXIT.notEvaluated
  const tokens = total.upper_tokens ?? total.tokens
  return options.budget !== undefined && tokens > options.budget ? EXIT.failed : EXIT.passed
}

interface CountLine {
  readonly file: string
  readonly tokens: number
  /** Null unless it was asked for. */
  readonly upper_tokens: number | null
  readonly words: number
  readonly bytes: number
}

type Bound = (tokens: number, shape: TextShape) => number

function upperBoundFor({ model, estimator, exact }: CountOptions): Bound {
  if (exact) throw new UsageError('--upper is of estimates, and --exact makes none: leave one out')
  const { tokenizer, provider } = resolveModel(model)
  const scores = conformityScores(estimator, tokenizer)
  if (!scores)
    throw new UsageError(
      `${estimator} has no measured bounds for ${model}; chars-4 and utf8-bytes-4 have, or leave --upper out`,
    )
  const base = { estimate: () => 0 }
  const { requestUpperBound } = upperBounded(base, { key: { provider, model }, scores })
  return (tokens, shape) => requestUpperBound(tokens, shape, { confidence: CONFIDENCE })
}

function lineOf(
  file: string,
  { tokens, words, bytes, shape }: FileCount['counted'],
  bound: Bound | undefined,
): CountLine {
  return { file, tokens, upper_tokens: bound ? bound(tokens, shape) : null, words, bytes }
}

function totalOf(counts: readonly FileCount[]): FileCount['counted'] {
  return counts.reduce<FileCount['counted']>(
    (sum, { counted }) => ({
      state: 'counted',
      tokens: sum.tokens + counted.tokens,
      words: sum.words + counted.words,
      bytes: sum.bytes + counted.bytes,
      shape: addShapes(sum.shape, counted.shape),
    }),
    { state: 'counted', tokens: 0, words: 0, bytes: 0, shape: emptyShape },
  )
}

function tell(
  lines: readonly CountLine[],
  total: CountLine,
  skipped: readonly { file: string; reason: string }[],
  { json, model, estimator, exact, budget }: CountOptions,
): void {
  for (const { file, reason } of skipped) console.error(`skipped ${file}: it ${reason}`)
  if (json) {
    const by = { model, tokenizer: resolveModel(model).tokenizer, estimator: exact ? 'exact' : estimator }
    process.stdout.write(
      `${JSON.stringify({ schemaVersion: 1, ...by, files: lines, total, budget_tokens: budget ?? null, skipped })}\n`,
    )
    return
  }
  const hasUpper = total.upper_tokens !== null
  const table = new Table({
    head: ['tokens', ...(hasUpper ? ['95% below'] : []), 'words', 'bytes', ''],
    colAligns: ['right', ...(hasUpper ? (['right'] as const) : []), 'right', 'right', 'left'],
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  })
  for (const { file, tokens, upper_tokens, words, bytes } of lines.length === 1 ? lines : [...lines, total]) {
    table.push([tokens, ...(upper_tokens === null ? [] : [upper_tokens]), words, bytes, file])
  }
  process.stdout.write(`${table.toString()}\n`)
  if (budget === undefined) return
  const over = (total.upper_tokens ?? total.tokens) - budget
  console.error(over > 0 ? `over the budget by ${inWords(over, 'token')}` : 'within the budget')
}

const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid', 'middle']
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .concat('left-mid', 'mid-mid', 'right-mid')
    .map((name) => [name, '']),
)
