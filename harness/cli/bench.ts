import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ACCURACY_COLUMNS,
  GATE_COLUMNS,
  ROW_COLUMNS,
  THROUGHPUT_COLUMNS,
  toGateLine,
} from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { renderAnnotations } from '../../reports/github.ts'
import { renderJson } from '../../reports/json.ts'
import { renderJunit } from '../../reports/junit.ts'
import { renderMarkdown } from '../../reports/markdown.ts'
import type { Report } from '../../reports/report.ts'
import { renderTable } from '../../reports/table.ts'
import type { BenchConfig } from '../config.ts'
import { makeBaseline } from '../gate/baseline.ts'
import { exitCode } from '../gate/exit-code.ts'
import { judge } from '../gate/judge.ts'
import { packageManifest } from '../package-version.ts'
import { collectProvenance } from '../provenance.ts'
import { PRUNERS, type PruningMeasurement } from '../pruning/measure-pruning.ts'
import { OURS } from '../pruning/pruners/ours.ts'
import { references } from '../references/index.ts'
import type { Row } from '../row.ts'
import type { ThroughputMeasurement } from '../throughput/measure-throughput.ts'
import { measureThroughput } from '../throughput/measure-throughput.ts'
import { UsageError } from '../usage-error.ts'
import { readBaseline, writeBaseline } from './baseline-files.ts'
import { HTML_REPORTS, writeHtmlReport } from './html-report-files.ts'
import { loadConfig } from './load-config.ts'
import { measureAccuracy } from './measure-accuracy.ts'
import { type Output, openOutput } from './output.ts'
import { createProfile, renderProfile } from './profile.ts'
import { createProgress } from './progress.ts'
import { PRUNING_CASES, withProgress } from './pruning.ts'
import { PRUNING_REPORTS, writePruning, writePruningBaseline } from './pruning-files.ts'
import { knownEstimators, type Selection, type SelectionOptions, selectRun } from './selection.ts'

export interface BenchOptions extends SelectionOptions {
  readonly seed?: number
  readonly throughput: boolean
  readonly cache: boolean
  readonly out: string
  readonly json: boolean
  readonly config: string
  readonly updateBaseline: boolean
  readonly profile: boolean
  /** Prints the verdicts without the table. */
  readonly verdictsOnly: boolean
  /** Texts of the user's own corpora may stand in report.html. */
  readonly showText: boolean
}

const REPORTS = [
  'rows.csv',
  'accuracy.csv',
  'throughput.csv',
  'gate.csv',
  'provenance.json',
  'summary.md',
  'junit.xml',
] as const

const CACHE_DIRECTORY = '.cache/counts'

/** One short launch: enough to see an order of magnitude, and no more. */
const QUICK = { launches: 1, batchBytes: 16_000, warmMs: 20 }
const FULL = { batchBytes: 64_000, warmMs: 120 }

/** Measures, writes the reports, judges, and returns the exit code. */
export async function runBench(options: BenchOptions): Promise<number> {
  const startedAt = new Date()
  const profile = createProfile()
  const config = await loadConfig(options.config, {
    estimators: knownEstimators(),
    references: references.map(({ id }) => id),
  })
  const seed = options.seed ?? config.seed
  const selection = profile.time('read corpora', () => selectRun(options, config, seed))
  const whole =
    !selection.plan.filtered &&
    !selection.plan.quick &&
    seed === config.seed &&
    config.estimators === 'all' &&
    config.references === 'all'
  if (options.updateBaseline && !whole) {
    throw new UsageError(
      'only a whole run can set the baseline: leave out --quick, --seed and every filter, in the config too',
    )
  }
  // Read first: a damaged file must not cost the whole measurement.
  const baseline = options.updateBaseline ? null : readBaseline()
  const output = openOutput(options.out, [...REPORTS, ...HTML_REPORTS, ...(whole ? PRUNING_REPORTS : [])])
  const stop = abandonOnSignal(output)
  try {
    const { rows, summaries, digests, convergence, invalid } = await measureAccuracy(
      selection,
      {
        deadlineMs: config.deadlineMs,
        cacheDirectory: options.cache ? CACHE_DIRECTORY : null,
        seed,
        ordersSeed: config.seed,
      },
      profile,
    )
    const speed = options.throughput
      ? await profile.time('throughput', () => timeEstimators(selection, config, options, seed))
      : noThroughput
    const pruning = whole ? await profile.time('pruning', () => comparePruners(options, seed)) : null
    if (options.updateBaseline) {
      assertWithoutFaults(rows)
      writeBaseline(makeBaseline(config, selection.plan, summaries, digests), speed.throughput)
      if (pruning) writePruningBaseline(pruning)
    }
    const judgement = profile.time('judge', () =>
      judge({
        config,
        plan: selection.plan,
        summaries,
        digests,
        invalid,
        throughput: speed.throughput,
        pruning: pruning?.violations ?? null,
        baseline: options.updateBaseline ? readBaseline() : baseline,
      }),
    )
    const report: Report = {
      ...judgement,
      warnings: [...judgement.warnings, ...speed.warnings],
      provenance: collectProvenance({
        tokengaugeVersion: packageManifest().version,
        startedAt,
        seed,
        quick: options.quick,
        filters: selection.filters,
        corpora: selection.corpora,
        documents: selection.documents,
        references: selection.references,
        estimators: selection.measured,
      }),
      summaries,
      throughput: speed.throughput,
    }
    profile.time('write reports', () => writeReports(output, report, rows))
    if (pruning) writePruning(output, pruning)
    await profile.time('draw report.html', () =>
      writeHtmlReport(output, {
        report,
        rows,
        selection,
        pruning: pruning?.violations ?? [],
        convergence,
        showText: options.showText,
      }),
    )
    announce(report, options)
    if (options.profile) console.error(renderProfile(profile))
    return exitCode(report.verdicts)
  } finally {
    output.abandon()
    stop()
  }
}

const noThroughput: ThroughputMeasurement = { throughput: [], warnings: [] }

async function timeEstimators(
  { documents, wanted }: Selection,
  { throughput }: BenchConfig,
  { quick, cache }: BenchOptions,
  seed: number,
): Promise<ThroughputMeasurement> {
  const progress = createProgress('timing')
  try {
    return await measureThroughput({
      documents,
      estimators: wanted,
      target: { id: throughput.target },
      ...(quick ? QUICK : { ...FULL, launches: throughput.launches }),
      cacheDirectory: cache ? CACHE_DIRECTORY : null,
      launchDeadlineMs: throughput.launchDeadlineMs,
      seed,
      onProgress: progress.report,
    })
  } finally {
    progress.end()
  }
}

/** The gate judges ours alone: what peers break is a result. */
function comparePruners(
  { verdictsOnly, throughput }: BenchOptions,
  seed: number,
): Promise<PruningMeasurement> {
  const pruners = verdictsOnly ? PRUNERS.filter(({ name }) => name === OURS) : PRUNERS
  return withProgress({ seed, cases: PRUNING_CASES, speed: throughput, pruners })
}

function writeReports(output: Output, report: Report, rows: readonly Row[]): void {
  output.write('rows.csv', [renderCsv(ROW_COLUMNS, rows)])
  output.write('accuracy.csv', [renderCsv(ACCURACY_COLUMNS, report.summaries)])
  output.write('throughput.csv', [renderCsv(THROUGHPUT_COLUMNS, report.throughput)])
  output.write('gate.csv', [renderCsv(GATE_COLUMNS, report.checks.map(toGateLine))])
  output.write('provenance.json', [`${JSON.stringify(report.provenance, null, 2)}\n`])
  output.write('summary.md', [renderMarkdown(report)])
  output.write('junit.xml', [renderJunit(report.verdicts)])
}

class FaultyRunError extends Error {
  override readonly name = 'FaultyRunError'
}

/** Outside adversarial texts a fault is of the machine or the installation, and no figure to be compared with. */
function assertWithoutFaults(rows: readonly Row[]): void {
  const bad = rows.find(({ split, fault }) => split !== 'adversarial' && fault !== null)
  if (bad) {
    throw new FaultyRunError(
      `the baseline is left as it was: ${bad.estimator} against ${bad.reference} on ${bad.document}: ${bad.fault}. Run it again on an idle machine, with every package installed`,
    )
  }
}

function announce(report: Report, { json, out, verdictsOnly }: BenchOptions): void {
  const summaryFile = process.env.GITHUB_STEP_SUMMARY
  if (summaryFile) {
    try {
      appendFileSync(summaryFile, renderMarkdown(report))
    } catch (error) {
      console.error(`tokengauge: no step summary: ${(error as Error).message}`)
    }
    // Workflow commands are read from either stream; standard output may be the JSON.
    process.stderr.write(renderAnnotations(report.verdicts, report.warnings))
  }
  if (json) {
    process.stdout.write(renderJson(report))
    return
  }
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR
  process.stdout.write(
    renderTable(verdictsOnly ? { ...report, summaries: [], throughput: [] } : report, { colour }),
  )
  process.stdout.write(`reports in ${join(out, '')}\n`)
}

/** Leaves no file aside when a person or CI ends the run. */
function abandonOnSignal(output: Output): () => void {
  const end = (signal: NodeJS.Signals): void => {
    output.abandon()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return () => {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}
