import { stringify } from 'csv-stringify/sync'
import type { Columns, ColumnType } from './columns.ts'

/**
 * A CSV with a header, lines ending in LF, in the order given. Null is the empty field. An empty text in a
 * nullable column is the empty field too, and reads back as null.
 * @throws {RangeError} when a number is not what its column holds: a fraction among integers, or not finite
 */
export function renderCsv<Line extends object>(columns: Columns<Line>, lines: Iterable<Line>): string {
  const quoted = quoter()
  const names = Object.keys(columns) as (keyof Line & string)[]
  const writers = names.map((name) => {
    const write = writer(name, columns[name], quoted)
    return (line: Line): string => write(line[name])
  })
  const parts = [`${names.map(quoted).join(',')}\n`]
  for (const line of lines) {
    parts.push(`${writers.map((write) => write(line)).join(',')}\n`)
  }
  return parts.join('')
}

/**
 * csv-stringify quotes each different text once: the 200,000 rows of a run repeat a few thousand, and a call for
 * every field takes several times as long.
 */
function quoter(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = stringify([[text]], { eof: false })
    known.set(text, made)
    return made
  }
}

function writer(
  name: string,
  column: ColumnType,
  quoted: (text: string) => string,
): (value: unknown) => string {
  const write = present(name, column, quoted)
  return (value) => {
    if (value !== null) return write(value)
    if (!column.nullable) throw new RangeError(`column ${name} cannot be null`)
    return ''
  }
}

function present(
  name: string,
  column: ColumnType,
  quoted: (text: string) => string,
): (value: unknown) => string {
  switch (column.type) {
    case 'text':
      return (value) => quoted(value as string)
    case 'flag':
      return (value) => String(value as boolean)
    case 'integer':
      return (value) => {
        if (!Number.isSafeInteger(value)) throw new RangeError(`column ${name} holds integers, not ${value}`)
        return String(value)
      }
    case 'decimal':
      return (value) => {
        // From 1e21 on toFixed gives an exponent.
        if (!(Math.abs(value as number) < 1e21))
          throw new RangeError(`column ${name} holds numbers, not ${value}`)
        return (value as number).toFixed(column.digits)
      }
  }
}
