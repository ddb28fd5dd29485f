import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ReferenceTokenizer } from '../../../harness/references/reference.ts'
import { LEFT_OUT_COLUMNS } from '../../../reports/columns.ts'
import { renderCsv } from '../../../reports/csv.ts'
import { readCsv } from '../../../reports/read-csv.ts'
import { type LeftOutLine, leaveKindsOut, TIERS } from './leave-kinds-out.ts'

const FILE = 'reports/baseline/leave-one-kind-out.csv'

/**
 * npm run fit -- --leave-one-kind-out [reference …] [tier …]: writes how far each tier is off on kinds it never saw.
 * What the file has of other references and tiers stays.
 */
export async function runLeaveOut(
  references: readonly ReferenceTokenizer[],
  tiers: readonly string[],
): Promise<void> {
  let lines: readonly LeftOutLine[] = existsSync(FILE)
    ? readCsv(LEFT_OUT_COLUMNS, readFileSync(FILE, 'utf8'), FILE)
    : []
  for (const reference of references) {
    for (const tier of tiers.length > 0 ? tiers : TIERS) {
      const own = await leaveKindsOut(reference, [tier], ({ estimator, kind, mape }) => {
        console.log(`${reference.id} ${estimator} without ${kind}: ${(100 * mape).toFixed(2)}%`)
      })
      const others = lines.filter((line) => line.reference !== reference.id || line.estimator !== tier)
      lines = [...others, ...own].sort(
        (a, b) =>
          compare(a.reference, b.reference) || TIERS.indexOf(a.estimator) - TIERS.indexOf(b.estimator),
      )
      writeFileSync(FILE, renderCsv(LEFT_OUT_COLUMNS, lines))
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
