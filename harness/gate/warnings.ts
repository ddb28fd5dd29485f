import { cellName } from './cell.ts'
import type { Check } from './check.ts'

/** What passed and still should be known: known failures that improved, peers' faults, what was not compared. */
export function gateWarnings(checks: readonly Check[]): string[] {
  const improved = checks.filter(({ known }) => known === 'improved')
  const noted = checks.filter(
    ({ state, known, reason }) => state === 'passed' && known === null && reason !== null,
  )
  return [
    ...(improved.length === 0
      ? []
      : [
          `${improved.length} known failures are better than declared, such as ${describe(improved[0] as Check)}: ` +
            'keep it with npm run bench -- --update-baseline',
        ]),
    ...noted.map(describe),
  ]
}

function describe({ rule, estimator, reference, corpus, kind, metric, reason }: Check): string {
  const cell = corpus === null || kind === null ? null : cellName({ corpus, kind })
  const subject = [rule, estimator, reference, cell, metric].filter((part) => part !== null).join(' ')
  return `${subject}: ${reason}`
}
