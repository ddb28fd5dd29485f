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
  let toLine: ((record: readonly string[], line: number) => Line) | undefined
  const lines: Line[] = []
  try {
    parse(csv, {
      bom: true,
      // Typed at once and not kept: the fields of 200,000 rows are 3 million strings.
      on_record: (record: string[], { lines: line }: { lines: number }) => {
        if (toLine) lines.push(toLine(record, line))
        else toLine = reader(columns, record, file)
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw new CsvReadError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
  if (!toLine) throw new CsvReadError(`${file}: it is empty: there must be a header and lines`)
  return lines
}

function reader<Line>(
  columns: Columns<Line>,
  header: readonly string[],
  file: string,
): (record: readonly string[], line: number) => Line {
  const fields = (Object.keys(columns) as (keyof Line & string)[]).map((name) => {
    const index = header.indexOf(name)
    if (index < 0)
      throw new CsvReadError(`${file}:1: column ${name} is missing; there are ${header.join(', ')}`)
    return { name, index, column: columns[name] }
  })
  return (record, line) => {
    const values: Record<string, unknown> = {}
    for (const { name, index, column } of fields) {
      values[name] = toValue(record[index] ?? '', column, () => `${file}:${line}: column ${name}`)
    }
    return values as Line
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
