import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { MIN_CONTEXT_TOKENS } from '../../budget/levels.ts'
import { packageManifest } from '../package-version.ts'
import { type BenchOptions, runBench } from './bench.ts'
import { runCompare } from './compare.ts'
import { type ConformityOptions, runConformity } from './conformity.ts'
import { registerCount } from './count.ts'
import { EXIT } from './exit-codes.ts'
import { type FitOptions, runFit } from './fit.ts'
import { runList } from './list.ts'
import { PRUNING_CASES, type PruningCommandOptions, runPruning } from './pruning.ts'
import { runReadme } from './readme.ts'
import { registerRecommend } from './recommend.ts'
import { type ReplayOptions, runReplay } from './replay.ts'
import { reportError } from './report-error.ts'
import { registerRequests } from './requests.ts'

const collect = (value: string, earlier: string[]): string[] => [...earlier, value]

function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('a whole number from 0 to 999999999 is needed')
  return Number(value)
}

function contextTokens(value: string): number {
  const tokens = wholeNumber(value)
  if (tokens < MIN_CONTEXT_TOKENS) throw new InvalidArgumentError(`at least ${MIN_CONTEXT_TOKENS} are needed`)
  return tokens
}

function withMeasuring(command: Command): Command {
  return command
    .option(
      '-e, --estimator <pattern>',
      'only these estimators (repeatable; * stands for anything, !x leaves x out)',
      collect,
      [],
    )
    .option('-r, --reference <pattern>', 'only these reference tokenizers (repeatable)', collect, [])
    .option('-c, --corpus <pattern>', 'only these corpora (repeatable)', collect, [])
    .option('-k, --kind <pattern>', 'only these kinds, such as code/python (repeatable)', collect, [])
    .option('--quick', 'a seeded quarter of the documents and one launch: for a first look', false)
    .option('--seed <number>', 'seed of intervals and samples (default: of the config)', wholeNumber)
    .option('--out <dir>', 'folder of the reports', 'reports/latest')
    .option('--config <file>', 'limits and settings', 'bench.config.ts')
    .option('--show-text', 'let texts of your own corpora stand in report.html', false)
    .option('--no-cache', 'count everything anew')
    .option('--json', 'one JSON object on standard output, and nothing else', false)
    .option('--profile', 'tell on standard error where the time goes', false)
}

const program = new Command('tokengauge')
  .description('Measures LLM token estimators against exact tokenizers.')
  .version(packageManifest().version)
  .addHelpText('after', '\nExit codes: 0 pass, 1 gate failed, 2 bad usage or config, 3 could not evaluate.')
  .exitOverride()

withMeasuring(program.command('bench'))
  .description('measure accuracy and throughput, write the reports, judge the gate')
  .option('--no-throughput', 'accuracy only')
  .option('--update-baseline', 'make this run the committed baseline', false)
  .action(async (options: Omit<BenchOptions, 'verdictsOnly'>) => {
    process.exitCode = await runBench({ ...options, verdictsOnly: false })
  })

withMeasuring(program.command('gate'))
  .description('measure accuracy and judge it: the check for CI')
  .action(async (options: Omit<BenchOptions, 'verdictsOnly' | 'throughput' | 'updateBaseline'>) => {
    process.exitCode = await runBench({
      ...options,
      throughput: false,
      updateBaseline: false,
      verdictsOnly: true,
    })
  })

program
  .command('list')
  .description('list estimators, references, corpora and kinds')
  .option('--json', 'as one JSON object', false)
  .action((options: { json: boolean }) => runList(options))

program
  .command('compare')
  .description('compare two rows.csv (paired differences with intervals) or two accuracy.csv (changed cells)')
  .argument('<a>', 'the earlier CSV')
  .argument('<b>', 'the later CSV')
  .option('--json', 'as one JSON object', false)
  .option('--seed <number>', 'seed of the intervals', wholeNumber, 1)
  .action((a: string, b: string, options: { json: boolean; seed: number }) => runCompare(a, b, options))

program
  .command('replay')
  .description('estimate recorded requests in time order, and learn from what the provider counted')
  .argument('[file...]', 'JSON lines, gzipped or not; without one, ../shared/usage/requests.jsonl.gz')
  .option('-e, --estimator <pattern>', 'only these estimators, or exact (repeatable)', collect, [])
  .option('--context-tokens <number>', 'window to warn and reject at (default: by model)', contextTokens)
  .option('--out <dir>', 'folder of replay.csv and convergence.csv', 'reports/latest')
  .option('--json', 'one JSON object on standard output, and nothing else', false)
  .action(async (files: string[], options: ReplayOptions) => {
    process.exitCode = await runReplay(files, options)
  })

program
  .command('fit')
  .description('adapt a profile to a tokenizer that is known by counts alone')
  .requiredOption(
    '--counts <file>',
    'JSON lines, gzipped or not: {"text": …, "tokens": …}, 100 to 300 of them (repeatable)',
    collect,
    [],
  )
  .option('--base <reference>', 'the tokenizer to start from; auto tries them all', 'auto')
  .option('--out <file>', 'the profile, for profileFromJson', 'profile.json')
  .option('--json', 'one JSON object on standard output, and nothing else', false)
  .action(async (options: FitOptions) => {
    process.exitCode = await runFit(options)
  })

program
  .command('conformity')
  .description('how often upper bounds held, per kind, on the holdout and with each kind left out')
  .option(
    '--rows <csv>',
    'rows of a fitted estimator, train as fitted without its source (repeatable)',
    collect,
    [],
  )
  .option('--update-scores', 'make the scores that upper bounds rest on anew, from train', false)
  .option('--out <dir>', 'folder of coverage.csv', 'reports/latest')
  .option('--seed <number>', 'seed of the intervals', wholeNumber, 1)
  .option('--json', 'as one JSON object', false)
  .action(async (options: ConformityOptions) => {
    process.exitCode = await runConformity(options)
  })

program
  .command('pruning')
  .description('what pruners of conversations break, what a prompt cache makes of them, and their speed')
  .option('--seed <number>', 'seed of the conversations', wholeNumber, 20_260_101)
  .option('--cases <number>', 'conversations', wholeNumber, PRUNING_CASES)
  .option('--no-speed', 'do not time them')
  .option('--out <dir>', 'folder of pruning.csv, pruning-cache.csv and pruning-speed.csv', 'reports/latest')
  .option('--update-baseline', 'make these the committed figures', false)
  .option('--json', 'as one JSON object', false)
  .action(async (options: PruningCommandOptions) => {
    process.exitCode = await runPruning(options)
  })

registerRequests(program)
registerCount(program)
registerRecommend(program)

program
  .command('readme')
  .description('make the result table of README.md anew from the committed baseline')
  .action(runReadme)

// `| head` closes the pipe early: the reports are written, there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.passed : EXIT.usage
  else process.exitCode = reportError(error)
}
