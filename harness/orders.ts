import { isCalibrated, type Row } from './row.ts'

/** How many documents the rows of one estimator are about, however many orders each stands in. */
export function uniqueDocuments(rows: readonly Row[]): number {
  return hasOrders(rows) ? new Set(rows.map((row) => row.document)).size : rows.length
}

/** In how many orders the documents stand: 1 unless the estimator is calibrated. */
export function orderCount(rows: readonly Row[]): number {
  return hasOrders(rows) ? new Set(rows.map((row) => (isCalibrated(row) ? row.order : null))).size : 1
}

/** An estimator is calibrated or is not, so its first row tells for all. */
function hasOrders(rows: readonly Row[]): boolean {
  return rows[0] !== undefined && isCalibrated(rows[0])
}
