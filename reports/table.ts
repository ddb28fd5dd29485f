import Table from 'cli-table3'
import pc from 'picocolors'
import type { Summary } from '../harness/summary.ts'
import { counted, explain, mega, NONE, percent, signedPercent } from './format.ts'
import { corporaOf, distinct, headlines, slowest } from './headline.ts'
import type { Report } from './report.ts'
import { type Standing, standings } from './standing.ts'
import { tallies } from './tally.ts'

export interface TableOptions {
  /** False without a terminal, or with NO_COLOR. The text is the same. */
  readonly colour: boolean
  /** The reference that the table is against; by default the first of the run. */
  readonly reference?: string
}

type Colours = ReturnType<typeof pc.createColors>

const NAMED = 20

/** For a terminal: estimators by corpus against one reference, speed beside them, warnings, and the verdicts last. */
export function renderTable(report: Report, options: TableOptions): string {
  const colours = pc.createColors(options.colour)
  const parts = [
    accuracy(report, options.reference, colours),
    report.warnings.map((warning) => `${colours.yellow('warning')} ${oneLine(warning)}`).join('\n'),
    verdicts(report, colours),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function accuracy(report: Report, chosen: string | undefined, colours: Colours): string {
  const whole = headlines(report.summaries)
  const references = distinct(whole, 'reference')
  const reference = chosen ?? references[0]
  const shown = whole.filter((summary) => summary.reference === reference)
  if (reference === undefined || shown.length === 0) return ''
  // The mean over generated kinds is in summary.md: a line has to fit the terminal.
  const corpora = corporaOf(shown).filter((corpus) => corpus !== 'macro-synthetic')
  const standing = standings(report.checks)
  const timed = report.throughput.length > 0
  const table = new Table({
    chars: RULES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    head: ['estimator', ...corpora, ...(timed ? ['MB/s'] : [])].map((name) => colours.bold(name)),
    colAligns: ['left', ...corpora.map(() => 'right' as const), ...(timed ? ['right' as const] : [])],
  })
  for (const estimator of distinct(shown, 'estimator')) {
    const cells = corpora.map((corpus) => {
      const summary = shown.find((other) => other.estimator === estimator && other.corpus === corpus)
      return paint(accuracyCell(summary), standing(estimator, reference, corpus), colours)
    })
    table.push([
      oneLine(estimator),
      ...cells,
      ...(timed ? [mega(slowest(report.throughput, estimator))] : []),
    ])
  }
  const others = references.length - 1
  const more = others > 0 ? `; ${counted(others, 'more reference')} in summary.md` : ''
  const speed = timed ? '; MB/s warm, on the slowest corpus' : ''
  return `${colours.bold(`WAPE and bias in % against ${reference}`)}, holdout${speed}${more}\n${trimLines(table.toString())}`
}

/** `12.3 -4.1`, `31.2  -28`; where documents were not answered, what share was. */
function accuracyCell(summary: Summary | undefined): string {
  if (!summary) return NONE
  if (summary.wape === null && summary.coverage < 1) return `${percent(summary.coverage)} answered`
  return `${percent(summary.wape)} ${signedPercent(summary.bias).padStart(4)}`
}

/** cli-table3 pads the last column too. */
function trimLines(text: string): string {
  return text.replace(/ +$/gm, '')
}

function paint(text: string, standing: Standing, colours: Colours): string {
  if (standing === 'failed') return colours.red(text)
  if (standing === 'known') return colours.yellow(text)
  return standing === 'passed' ? colours.green(text) : text
}

function verdicts(report: Report, colours: Colours): string {
  const lines = tallies(report.verdicts, report.checks).map((tally) => {
    const bad = (['failed', 'errored', 'missing'] as const)
      .filter((state) => tally[state] > 0)
      .map((state) => colours.red(`${tally[state]} ${state}`))
    const known = tally.known > 0 ? [colours.yellow(counted(tally.known, 'known failure'))] : []
    return `${tally.rule}: ${[`${tally.passed} passed`, ...known, ...bad].join(', ')}`
  })
  const bad = report.verdicts.filter(({ state }) => state !== 'passed')
  for (const verdict of bad.slice(0, NAMED)) {
    lines.push(`${colours.red(verdict.state)} ${oneLine(verdict.gate)}: ${oneLine(explain(verdict))}`)
  }
  if (bad.length > NAMED) lines.push(`and ${bad.length - NAMED} more: see gate.csv`)
  const judged = report.verdicts.length > 0
  const outcome = bad.length > 0 || !judged ? colours.red('not passed') : colours.green('passed')
  return [...lines, `${colours.bold('gate')} ${outcome}`].join('\n')
}

/** No control character of a name or a fault reaches the terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

const RULES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
}
