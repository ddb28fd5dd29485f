import type { RequestSummary } from '../harness/requests/summarise-requests.ts'
import { NONE, percent } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** In Markdown: for each group of the check half, exact / within two tokens / median error in %, by contender. */
export function renderRequestsTable(lines: readonly RequestSummary[]): string {
  const own = lines.filter(({ half }) => half === 'check')
  const contenders = [...new Set(own.map(({ contender }) => contender))]
  const groups = [...new Set(own.map(({ group }) => group))]
  return markdownTable(
    ['requests', 'n', 'folders', ...contenders],
    groups.map((group) => {
      const of = own.filter((line) => line.group === group)
      return [
        group,
        String(of[0]?.requests ?? 0),
        String(of[0]?.folders ?? 0),
        ...contenders.map((id) => cell(of.find(({ contender }) => contender === id))),
      ]
    }),
  )
}

function cell(line: RequestSummary | undefined): string {
  if (line === undefined || line.exact_share === null) return NONE
  return [line.exact_share, line.within_2_share, line.median_error].map(percent).join(' / ')
}
