import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  ACCURACY_COLUMNS,
  type Columns,
  KNOWN_FAILURE_COLUMNS,
  ROW_DIGEST_COLUMNS,
  THROUGHPUT_COLUMNS,
} from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { BASELINE_FILES, type Baseline } from '../gate/baseline.ts'
import type { ThroughputSummary } from '../summary.ts'
import { openOutput } from './output.ts'

/** Speeds as measured where the baseline was made: shown, and never compared with. */
export const THROUGHPUT_BASELINE = 'reports/baseline/throughput.csv'

/** The committed figures; null when there are none yet. */
export function readBaseline(): Baseline | null {
  const accuracy = readIfThere(ACCURACY_COLUMNS, BASELINE_FILES.accuracy)
  const rows = readIfThere(ROW_DIGEST_COLUMNS, BASELINE_FILES.rows)
  const knownFailures = readIfThere(KNOWN_FAILURE_COLUMNS, BASELINE_FILES.knownFailures)
  return accuracy && rows && knownFailures ? { accuracy, rows, knownFailures } : null
}

/** The lines of a committed CSV; null when there is none yet. */
export function readIfThere<Line>(columns: Columns<Line>, file: string): Line[] | null {
  try {
    return readCsv(columns, readFileSync(file, 'utf8'), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Replaces the committed figures; the speeds only when they were measured. */
export function writeBaseline(baseline: Baseline, throughput: readonly ThroughputSummary[]): void {
  const contents = new Map([
    [BASELINE_FILES.accuracy, renderCsv(ACCURACY_COLUMNS, baseline.accuracy)],
    [BASELINE_FILES.rows, renderCsv(ROW_DIGEST_COLUMNS, baseline.rows)],
    [BASELINE_FILES.knownFailures, renderCsv(KNOWN_FAILURE_COLUMNS, baseline.knownFailures)],
    ...(throughput.length > 0
      ? [[THROUGHPUT_BASELINE, renderCsv(THROUGHPUT_COLUMNS, throughput)] as const]
      : []),
  ])
  const output = openOutput(
    'reports/baseline',
    [...contents.keys()].map((file) => basename(file)),
  )
  for (const [file, csv] of contents) output.write(basename(file), [csv])
}
