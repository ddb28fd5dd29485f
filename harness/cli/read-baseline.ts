import { readFileSync } from 'node:fs'
import {
  ACCURACY_COLUMNS,
  type Columns,
  KNOWN_FAILURE_COLUMNS,
  ROW_DIGEST_COLUMNS,
} from '../../reports/columns.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { BASELINE_FILES, type Baseline } from '../gate/baseline.ts'

/** The committed figures; null when there are none yet. */
export function readBaseline(): Baseline | null {
  const read = <Line>(columns: Columns<Line>, file: string): Line[] | null => {
    try {
      return readCsv(columns, readFileSync(file, 'utf8'), file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
  const accuracy = read(ACCURACY_COLUMNS, BASELINE_FILES.accuracy)
  const rows = read(ROW_DIGEST_COLUMNS, BASELINE_FILES.rows)
  const knownFailures = read(KNOWN_FAILURE_COLUMNS, BASELINE_FILES.knownFailures)
  return accuracy && rows && knownFailures ? { accuracy, rows, knownFailures } : null
}
