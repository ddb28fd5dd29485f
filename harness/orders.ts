import { type CalibratedRow, isCalibrated, type Row } from './row.ts'

/** How many documents the rows of one estimator are about, however many orders each stands in. */
export function uniqueDocuments(rows: readonly Row[]): number {
  if (!hasOrders(rows)) return rows.length
  const documents = new Set<string>()
  for (const { document } of rows) documents.add(document)
  return documents.size
}

/** In how many orders the documents stand: 1 unless the estimator is calibrated. */
export function orderCount(rows: readonly Row[]): number {
  if (!hasOrders(rows)) return 1
  const orders = new Set<number>()
  for (const { order } of rows) orders.add(order)
  return orders.size
}

/** An estimator is calibrated or is not, so its first row tells for all. */
function hasOrders(rows: readonly Row[]): rows is readonly CalibratedRow[] {
  return rows[0] !== undefined && isCalibrated(rows[0])
}
