import type { Verdict } from '../harness/summary.ts'
import { explain } from './format.ts'

/** GitHub shows ten annotations of a level for each step, and drops what comes after them. */
const SHOWN = 10

/**
 * Workflow commands that annotate a run: an error for each verdict that did not pass, a warning for each
 * warning. Empty when there are none.
 */
export function renderAnnotations(verdicts: readonly Verdict[], warnings: readonly string[]): string {
  const bad = verdicts.filter(({ state }) => state !== 'passed')
  const errors = bad.map((verdict) => command('error', `${verdict.gate} ${verdict.state}`, explain(verdict)))
  const cautions = warnings.map((warning) => command('warning', 'tokengauge', warning))
  return [...shown('error', errors), ...shown('warning', cautions)].map((line) => `${line}\n`).join('')
}

function shown(level: string, commands: readonly string[]): readonly string[] {
  if (commands.length <= SHOWN) return commands
  const rest = commands.length - SHOWN + 1
  return [
    ...commands.slice(0, SHOWN - 1),
    command(level, 'tokengauge', `and ${rest} more: see summary.md and gate.csv`),
  ]
}

function command(level: string, title: string, message: string): string {
  return `::${level} title=${escapeProperty(title)}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, percentEncode)
}

/** A colon or comma would end the property. */
function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, percentEncode)
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
