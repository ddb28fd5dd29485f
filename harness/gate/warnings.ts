import { type Check, cellOf } from './check.ts'

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

function describe(check: Check): string {
  const { rule, estimator, reference, metric, reason } = check
  const subject = [rule, estimator, reference, cellOf(check), metric].filter((part) => part !== null)
  return `${subject.join(' ')}: ${reason}`
}
