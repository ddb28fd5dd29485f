import { CsvError, parse } from 'csv-parse/sync'
import type { Columns, ColumnType } from './columns.ts'

/** A CSV that cannot be read: names the file, the line and the column. */
export class CsvReadError extends Error {
  override readonly name = 'CsvReadError'
}

/**
 * The lines of a CSV that `renderCsv` wrote. Columns may stand in another order, and there may be more of them.
 * @param file named in errors
 * @throws {CsvReadError} when a column is absent or a value is not of its type
 */
export function readCsv<Line>(columns: Columns<Line>, csv: string, file: string): Line[] {
  const [header, ...records] = split(csv, file)
  if (!header) throw new CsvReadError(`${file}: it is empty: there must be a header and lines`)
  const fields = (Object.keys(columns) as (keyof Line & string)[]).map((name) => {
    const index = header.record.indexOf(name)
    if (index < 0)
      throw new CsvReadError(`${file}:1: column ${name} is missing; there are ${header.record.join(', ')}`)
    return { name, index, column: columns[name] }
  })
  return records.map(({ record, info }) => {
    const line: Record<string, unknown> = {}
    for (const { name, index, column } of fields) {
      line[name] = toValue(record[index] ?? '', column, () => `${file}:${info.lines}: column ${name}`)
    }
    return line as Line
  })
}

interface ParsedRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function split(csv: string, file: string): ParsedRecord[] {
  try {
    return parse(csv, { info: true, bom: true }) as unknown as ParsedRecord[]
  } catch (error) {
    if (error instanceof CsvError) throw new CsvReadError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

function toValue(field: string, column: ColumnType, where: () => string): string | number | boolean | null {
  if (field === '' && column.nullable) return null
  switch (column.type) {
    case 'text':
      return field
    case 'flag':
      if (field !== 'true' && field !== 'false')
        throw new CsvReadError(`${where()}: '${field}' is neither true nor false`)
      return field === 'true'
    case 'integer':
      if (!/^-?\d+$/.test(field) || !Number.isSafeInteger(Number(field))) {
        throw new CsvReadError(`${where()}: '${field}' is not a whole number`)
      }
      return Number(field)
    case 'decimal':
      if (!/^-?\d+(\.\d+)?$/.test(field)) throw new CsvReadError(`${where()}: '${field}' is not a number`)
      return Number(field)
  }
}
