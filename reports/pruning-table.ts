import type { PruningMeasurement } from '../harness/pruning/measure-pruning.ts'
import type { CacheLine } from '../harness/pruning/tool-loop.ts'
import type { ViolationLine } from '../harness/pruning/violations.ts'
import { percent } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** The pruners' two tables, in Markdown: shares of conversations broken in %, and what a prompt cache makes of it. */
export function renderPruningTables({
  violations,
  cache,
  speed = [],
}: Omit<PruningMeasurement, 'speed'> & Partial<Pick<PruningMeasurement, 'speed'>>): string {
  const sizes = [...new Set(speed.map(({ messages }) => messages))]
  const timed = distinctBy(speed).map((line) => [
    line.pruner,
    line.options,
    ...sizes.map((size) => {
      const found = speed.find((one) => isSame(one, line) && one.messages === size)
      return found?.first_ms == null ? '–' : `${found.first_ms.toFixed(1)} / ${found.next_ms?.toFixed(1)}`
    }),
  ])
  return [
    violationsTable(violations),
    cacheTable(cache),
    markdownTable(
      ['pruner', 'options', ...sizes.map((size) => `${size.toLocaleString('en')} messages, first / next ms`)],
      timed,
    ),
  ]
    .filter((table) => table !== '')
    .join('\n\n')
}

interface Contender {
  readonly pruner: string
  readonly version: string
  readonly options: string
}

function violationsTable(lines: readonly ViolationLine[]): string {
  const invariants = [...new Set(lines.map(({ invariant }) => invariant))]
  return markdownTable(
    ['pruner', 'options', 'cases', ...invariants],
    distinctBy(lines).map((contender) => {
      const own = lines.filter((line) => isSame(line, contender))
      return [
        `${contender.pruner} ${contender.version}`,
        contender.options,
        String(own[0]?.cases ?? 0),
        ...invariants.map((id) => {
          const line = own.find(({ invariant }) => invariant === id)
          if (line === undefined || line.cases === 0) return '–'
          return line.violations === 0 ? '0' : percent(line.share)
        }),
      ]
    }),
  )
}

function cacheTable(lines: readonly CacheLine[]): string {
  const sizes = [...new Set(lines.map(({ result_tokens }) => result_tokens))]
  return markdownTable(
    [
      'pruner',
      'options',
      ...sizes.map(
        (size) => `${size.toLocaleString('en')}-token results: cached / cost / overflows / without the task`,
      ),
    ],
    distinctBy(lines).map((contender) => [
      contender.pruner,
      contender.options,
      ...sizes.map((size) => {
        const line = lines.find((one) => isSame(one, contender) && one.result_tokens === size)
        return line
          ? `${percent(line.hit_rate)} / ${percent(line.relative_cost)} / ${line.overflows} / ${line.without_task}`
          : '–'
      }),
    ]),
  )
}

function distinctBy<Line extends Contender>(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, at) => lines.findIndex((one) => isSame(one, line)) === at)
}

function isSame(one: Contender, other: Contender): boolean {
  return one.pruner === other.pruner && one.options === other.options
}
