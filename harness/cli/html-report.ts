import { fileURLToPath } from 'node:url'
import type { Document } from '../../corpora/document.ts'
import { manifests } from '../../corpora/index.ts'
import { THROUGHPUT_COLUMNS } from '../../reports/columns.ts'
import { fromRows, fromSummaries } from '../../reports/html/build-model.ts'
import type { Contender, Group, HtmlModel, StaticParts } from '../../reports/html/model.ts'
import { renderPage } from '../../reports/html/page.ts'
import { SECTIONS } from '../../reports/html/sections.ts'
import { renderSvg } from '../../reports/html/svg.ts'
import type { Report } from '../../reports/report.ts'
import type { CalibrationPoint } from '../convergence.ts'
import { createPool } from '../counting/pool.ts'
import { excerptsOf, worstByReference } from '../excerpts.ts'
import { type GatedEstimator, mayBeExcused } from '../gate/estimator.ts'
import { moduleExtension } from '../module-extension.ts'
import type { ViolationLine } from '../pruning/violations.ts'
import { references } from '../references/index.ts'
import type { Row } from '../row.ts'
import type { TokenStartsTask } from '../token-starts-worker.ts'
import { readIfThere, THROUGHPUT_BASELINE } from './baseline-files.ts'
import type { Selection } from './selection.ts'

export interface HtmlReportInput {
  readonly report: Report
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly pruning: readonly ViolationLine[]
  readonly convergence: readonly CalibrationPoint[]
  /** Whether texts of the user's own corpora may stand in the page. */
  readonly showText: boolean
}

export interface HtmlReport {
  readonly page: string
  /** By file name. */
  readonly charts: ReadonlyMap<string, string>
}

/** The page and its charts. @throws when Plot, linkedom or esbuild is missing, or a file cannot be read */
export async function renderHtmlReport(input: HtmlReportInput): Promise<HtmlReport> {
  const { report, pruning } = input
  const [model, script] = await Promise.all([modelOf(input), bundleClient()])
  const parts: StaticParts = { verdicts: report.verdicts, warnings: report.warnings, pruning }
  const charts = new Map<string, string>()
  for (const section of SECTIONS) {
    const svg = renderSvg(model, section)
    if (svg !== null) charts.set(`${section.id}.svg`, svg)
  }
  return { page: renderPage({ model, parts, provenance: report.provenance, script }), charts }
}

async function modelOf(input: HtmlReportInput): Promise<HtmlModel> {
  const { report, rows, selection, convergence, showText } = input
  const throughput =
    report.throughput.length > 0
      ? report.throughput
      : (readIfThere(THROUGHPUT_COLUMNS, THROUGHPUT_BASELINE) ?? [])
  const summarised = fromSummaries(report.summaries, (id) => contenderOf(id, selection))
  const measured = {
    ...summarised,
    ...fromRows(rows, summarised.estimators, summarised.references),
    convergence,
    throughput,
    throughputFrom:
      report.throughput.length > 0 ? ('run' as const) : throughput.length > 0 ? ('baseline' as const) : null,
  }
  const worst = worstByReference(measured)
  const builtIn = new Set<string>(manifests.map(({ id }) => id))
  const mayShow = ({ corpus }: Document): boolean => showText || builtIn.has(corpus)
  const excerpts = excerptsOf(measured, worst, selection.documents, mayShow)
  return { ...measured, excerpts, tokenStarts: await tokenStartsOf(measured.references, worst, excerpts) }
}

function contenderOf(id: string, { plan, measured, calibrated }: Selection): Contender {
  const gated = plan.estimators.find((estimator) => estimator.id === id)
  const description = [...measured, ...calibrated].find((spec) => spec.id === id)?.description ?? ''
  return { id, description, group: gated ? groupOf(gated) : 'formula' }
}

function groupOf(estimator: GatedEstimator): Group {
  if (estimator.base !== undefined) return 'calibrated'
  if (estimator.exactFor.length > 0) return 'tokenizer'
  return mayBeExcused(estimator) ? 'formula' : 'fitted'
}

const startsWorker = new URL(`../token-starts-worker.${moduleExtension}`, import.meta.url).href

/** In threads, since a vocabulary takes half a second to load. */
async function tokenStartsOf(
  ids: readonly string[],
  worst: readonly (readonly number[])[],
  excerpts: HtmlModel['excerpts'],
): Promise<HtmlModel['tokenStarts']> {
  const pool = createPool()
  try {
    return await Promise.all(
      ids.map(async (reference, index) => {
        const shown = (worst[index] ?? []).filter((document) => excerpts[document] !== undefined)
        if (shown.length === 0 || !references.find(({ id }) => id === reference)?.tellsOffsets) return {}
        const texts = shown.map((document) => excerpts[document]?.start ?? '')
        const task: TokenStartsTask = { reference, texts }
        const starts: (readonly number[])[] = await pool.run(task, { filename: startsWorker })
        return Object.fromEntries(shown.map((document, at) => [document, starts[at] ?? []]))
      }),
    )
  } finally {
    await pool.destroy()
  }
}

/** The client's code with Plot, as one script. */
async function bundleClient(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [
      fileURLToPath(new URL(`../../reports/html/client/main.${moduleExtension}`, import.meta.url)),
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // A project that one stands in has no say in how ours is compiled.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
