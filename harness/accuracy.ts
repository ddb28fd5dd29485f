import { createRowDigester, type RowDigest } from './gate/row-digest.ts'
import { rounded } from './rounded.ts'
import type { Row } from './row.ts'
import { summarise } from './summarise.ts'
import type { Summary } from './summary.ts'

/** What is kept of rows: the lines of accuracy.csv, and a digest of their integers. */
export interface Accuracy {
  readonly summaries: readonly Summary[]
  readonly digests: readonly RowDigest[]
}

/** Takes the rows as they come, once: those of a calibrated estimator are made on the way and never held at once. */
export function accuracyOf(rows: Iterable<Row>, seed: number): Accuracy {
  const digester = createRowDigester()
  function* digested(): Generator<Row> {
    for (const row of rows) {
      digester.add(row)
      yield row
    }
  }
  const summaries = summarise(digested(), { seed }).map(rounded)
  return { summaries, digests: digester.digests() }
}
