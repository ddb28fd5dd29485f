import type { Verdict } from '../harness/summary.ts'
import type { Report } from './report.ts'

/** The one object that `--json` prints, on a line of its own. Every key is there; what is not available is null. */
export function renderJson({ provenance, summaries, throughput, verdicts, warnings }: Report): string {
  const object = {
    schemaVersion: 1,
    provenance,
    summaries,
    throughput,
    verdicts: verdicts.map(withEveryKey),
    warnings,
  }
  return `${JSON.stringify(object)}\n`
}

function withEveryKey(verdict: Verdict): object {
  const { gate, state, reason } = verdict
  const [observed, limit] = 'observed' in verdict ? [verdict.observed, verdict.limit] : [null, null]
  return { gate, state, observed, limit, reason }
}
