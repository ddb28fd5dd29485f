import { PRUNING_CACHE_COLUMNS, PRUNING_COLUMNS, PRUNING_SPEED_COLUMNS } from '../../reports/columns.ts'
import { renderCsv } from '../../reports/csv.ts'
import type { PruningMeasurement } from '../pruning/measure-pruning.ts'
import { type Output, openOutput } from './output.ts'

export const PRUNING_REPORTS: readonly string[] = ['pruning.csv', 'pruning-cache.csv', 'pruning-speed.csv']

export const PRUNING_BASELINE = {
  violations: 'reports/baseline/pruning.csv',
  cache: 'reports/baseline/pruning-cache.csv',
} as const

export function writePruning(output: Output, { violations, cache, speed }: PruningMeasurement): void {
  output.write('pruning.csv', [renderCsv(PRUNING_COLUMNS, violations)])
  output.write('pruning-cache.csv', [renderCsv(PRUNING_CACHE_COLUMNS, cache)])
  output.write('pruning-speed.csv', [renderCsv(PRUNING_SPEED_COLUMNS, speed)])
}

/** Replaces the committed figures; speeds are of one machine, and are not among them. */
export function writePruningBaseline({ violations, cache }: PruningMeasurement): void {
  const output = openOutput('reports/baseline', ['pruning.csv', 'pruning-cache.csv'])
  output.write('pruning.csv', [renderCsv(PRUNING_COLUMNS, violations)])
  output.write('pruning-cache.csv', [renderCsv(PRUNING_CACHE_COLUMNS, cache)])
}
