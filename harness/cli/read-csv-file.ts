import { readFileSync } from 'node:fs'
import type { Columns } from '../../reports/columns.ts'
import { readCsv } from '../../reports/read-csv.ts'

/** The lines of a CSV file; what is wrong with them is told by the file's name. */
export function readCsvFile<Line>(columns: Columns<Line>, file: string): Line[] {
  return readCsv(columns, readFileSync(file, 'utf8'), file)
}
