import { chance, decimal, isoTime, moment, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

interface Column {
  readonly name: string
  readonly cell: (random: Random) => string
}

const patients = ['Bello', 'Minka', 'Herr Schröder', 'Luna', 'Kiwi', 'Balthasar', 'Nala']
const columns: readonly Column[] = [
  { name: 'visit_id', cell: (random) => String(wholeNumber(random, 10_000, 99_999)) },
  { name: 'patient', cell: (random) => pick(random, patients) },
  { name: 'species', cell: (random) => pick(random, ['dog', 'cat', 'parrot', 'rabbit']) },
  { name: 'seen_on', cell: (random) => isoTime(moment(random)).slice(0, 10) },
  { name: 'weight_kg', cell: (random) => decimal(random, 0.1, 58, 2) },
  {
    name: 'diagnosis',
    cell: (random) =>
      pick(random, [
        'otitis externa',
        'limping, left fore',
        'NULL',
        'dental tartar grade 2',
        'weight control',
        'vaccination',
      ]),
  },
  { name: 'fee', cell: (random) => decimal(random, 12, 640, 2) },
  { name: 'paid', cell: (random) => pick(random, ['t', 'f']) },
  { name: 'updated_at', cell: (random) => isoTime(moment(random)).replace('T', ' ').replace('Z', '+00') },
  {
    name: 'owner_email',
    cell: (random) => `${pick(random, ['h.maurer', 'lea', 'k_oz', 'post'])}@example.net`,
  },
]
const planNodes = [
  'Index Scan using visits_seen_on_idx on visits v',
  'Nested Loop Left Join',
  'HashAggregate',
  'Seq Scan on owners o',
  'Gather Merge',
  'Materialize',
]

/** What databases and data tools answer: aligned tables, Markdown, vertical records, TSV, plans, frames. */
export const queryResults: Generator = sizedTexts('query-results', (random, length) => {
  const shape = pick(random, [aligned, markdown, vertical, separated, plan, frame, objects])
  return shape(random, length, some(random, columns, wholeNumber(random, 2, 7)))
})

type Shape = (random: Random, length: number, chosen: readonly Column[]) => string

function rowsOf(random: Random, length: number, chosen: readonly Column[]): string[][] {
  const rows: string[][] = []
  joinUntil(length, '', () => {
    const row = chosen.map((column) => column.cell(random))
    rows.push(row)
    return `${row.join(' | ').padEnd(chosen.length * 13)}`
  })
  return rows
}

const aligned: Shape = (random, length, chosen) => {
  const rows = rowsOf(random, length, chosen)
  const widths = chosen.map((column, index) =>
    Math.max(column.name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    ` ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')}`.trimEnd()
  const rule = widths.map((width) => '-'.repeat(width + 2)).join('+')
  return `${line(chosen.map((column) => column.name))}\n${rule}\n${rows.map(line).join('\n')}\n(${rows.length} row${rows.length === 1 ? '' : 's'})`
}

const markdown: Shape = (random, length, chosen) => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = rowsOf(random, length, chosen).map(line)
  return `${line(chosen.map((column) => column.name))}\n|${chosen.map(() => '---|').join('')}\n${rows.join('\n')}`
}

const vertical: Shape = (random, length, chosen) =>
  joinUntil(
    length,
    '\n',
    (index) =>
      `${'*'.repeat(27)} ${index + 1}. row ${'*'.repeat(27)}\n${chosen.map((column) => `${column.name.padStart(12)}: ${column.cell(random)}`).join('\n')}`,
  )

const separated: Shape = (random, length, chosen) => {
  const separator = pick(random, ['\t', ',', '|'])
  return [chosen.map((column) => column.name), ...rowsOf(random, length, chosen)]
    .map((row) => row.join(separator))
    .join('\n')
}

const plan: Shape = (random, length) =>
  joinUntil(length, '\n', (index) => {
    const arrow = index === 0 ? '' : `${'  '.repeat(1 + (index % 5))}->  `
    const detail = chance(random, 0.4)
      ? `\n${'  '.repeat(3 + (index % 5))}Filter: (fee > '${decimal(random, 1, 90, 2)}'::numeric)`
      : ''
    return `${arrow}${pick(random, planNodes)}  (cost=${decimal(random, 0, 900, 2)}..${decimal(random, 900, 99_000, 2)} rows=${wholeNumber(random, 1, 90_000)} width=${wholeNumber(random, 4, 240)}) (actual time=${decimal(random, 0, 9, 3)}..${decimal(random, 9, 4000, 3)} loops=${wholeNumber(random, 1, 8)})${detail}`
  })

const frame: Shape = (random, length, chosen) => {
  const rows = joinUntil(
    length,
    '\n',
    (index) =>
      `${String(index).padEnd(5)}${chosen.map((column) => column.cell(random).padStart(16)).join('')}`,
  )
  return `     ${chosen.map((column) => column.name.padStart(16)).join('')}\n${rows}\n\n[${wholeNumber(random, 10, 9000)} rows x ${chosen.length} columns]\ndtypes: float64(${wholeNumber(random, 1, 4)}), int64(2), object(${wholeNumber(random, 1, 5)})`
}

const objects: Shape = (random, length, chosen) => {
  const rows = rowsOf(random, length * 0.6, chosen)
  const records = rows.map((row) =>
    Object.fromEntries(
      chosen.map((column, index) => [column.name, row[index] === 'NULL' ? null : row[index]]),
    ),
  )
  return JSON.stringify(
    {
      columns: chosen.map((column) => column.name),
      rowCount: rows.length,
      rows: records,
      truncated: chance(random, 0.3),
    },
    null,
    pick(random, [0, 2]),
  )
}
