import Table from 'cli-table3'
import type { Variant } from '../harness/usage/replay.ts'
import type { ReplayLine } from '../harness/usage/replay-report.ts'
import { counted, NONE, percent, signedPercent } from './format.ts'

/** For a terminal: each estimator, raw and calibrated, over all requests and for the models with the most. */
export function renderReplayTable(lines: readonly ReplayLine[], models: number): string {
  const estimators = [...new Set(lines.map(({ estimator }) => estimator))]
  const cells = lines.filter(({ estimator, variant }) => estimator === estimators[0] && variant === 'raw')
  const shown = cells.slice(0, 1 + models)
  const table = new Table({
    style: { head: [], border: [] },
    head: [
      'provider',
      'model',
      'requests',
      'estimator',
      'WAPE % raw → calibrated',
      'bias %',
      'p95 %',
      'under %',
      '95% bound: held %, waste %',
      'rejected right/wrong/missed: calibrated, bound',
    ],
  })
  for (const { provider, model } of shown) {
    for (const estimator of estimators) {
      const of = (variant: Variant): ReplayLine =>
        lines.find(
          (line) =>
            line.provider === provider &&
            line.model === model &&
            line.estimator === estimator &&
            line.variant === variant,
        ) as ReplayLine
      const [raw, calibrated, bound] = [of('raw'), of('calibrated'), of('bound-95')]
      table.push([
        oneLine(provider),
        oneLine(model),
        raw.requests,
        estimator,
        `${percent(raw.wape)} → ${percent(calibrated.wape)}`,
        `${signedPercent(raw.bias)} → ${signedPercent(calibrated.bias)}`,
        `${offBy(raw.p95_abs_log)} → ${offBy(calibrated.p95_abs_log)}`,
        `${percent(raw.under_0pct)} → ${percent(calibrated.under_0pct)}`,
        `${bound.under_0pct === null ? NONE : percent(1 - bound.under_0pct)}, ${signedPercent(bound.bias)}`,
        [calibrated, bound]
          .map((line) => `${line.rejected_rightly}/${line.rejected_wrongly}/${line.rejection_missed}`)
          .join(', '),
      ])
    }
  }
  const rest = cells.length - shown.length
  const more = rest > 0 ? `${counted(rest, 'more model')} in replay.csv\n` : ''
  return `${table.toString()}\n${more}`
}

/** A log ratio as the percentage by which the greater exceeds the less. */
function offBy(absLog: number | null): string {
  return absLog === null ? NONE : percent(Math.exp(absLog) - 1)
}

/** Model names come from the records: no control character of theirs reaches the terminal. */
function oneLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').slice(0, 40)
}
