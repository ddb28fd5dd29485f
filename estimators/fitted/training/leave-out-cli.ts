import { writeFileSync } from 'node:fs'
import type { ReferenceTokenizer } from '../../../harness/references/reference.ts'
import { LEFT_OUT_COLUMNS } from '../../../reports/columns.ts'
import { renderCsv } from '../../../reports/csv.ts'
import { leaveKindsOut } from './leave-kinds-out.ts'

const FILE = 'reports/baseline/leave-one-kind-out.csv'

/** npm run fit -- --leave-one-kind-out [reference …]: writes how far each tier is off on kinds it never saw. */
export async function runLeaveOut(references: readonly ReferenceTokenizer[]): Promise<void> {
  const lines = []
  for (const reference of references) {
    const own = await leaveKindsOut(reference, ({ estimator, kind, mape }) => {
      console.log(`${reference.id} ${estimator} without ${kind}: ${(100 * mape).toFixed(2)}%`)
    })
    lines.push(...own)
  }
  writeFileSync(FILE, renderCsv(LEFT_OUT_COLUMNS, lines))
}
