import { join } from 'node:path'
import { renderPruningTables } from '../../reports/pruning-table.ts'
import { exitCode } from '../gate/exit-code.ts'
import { pruningChecks } from '../gate/pruning.ts'
import { toVerdicts } from '../gate/verdicts.ts'
import { measurePruning, PRUNERS, type PruningMeasurement } from '../pruning/measure-pruning.ts'
import { versionOf } from '../pruning/violations.ts'
import { openOutput } from './output.ts'
import { createProgress } from './progress.ts'
import { PRUNING_REPORTS, writePruning, writePruningBaseline } from './pruning-files.ts'

export interface PruningCommandOptions {
  readonly seed: number
  readonly cases: number
  readonly speed: boolean
  readonly out: string
  readonly json: boolean
  readonly updateBaseline: boolean
}

/** Conversations that each pruner is given. */
export const PRUNING_CASES = 1_500

/** Compares the pruners, writes the reports, and returns the exit code: 1 where ours breaks an invariant. */
export async function runPruning(options: PruningCommandOptions): Promise<number> {
  const output = openOutput(options.out, PRUNING_REPORTS)
  try {
    const measured = await withProgress(options)
    writePruning(output, measured)
    if (options.updateBaseline) writePruningBaseline(measured)
    const verdicts = toVerdicts(pruningChecks(measured.violations))
    for (const { name, package: peer, options: settings } of PRUNERS.filter(
      (one) => versionOf(one) === null,
    )) {
      console.error(`left out ${name} (${settings}): ${peer} is not installed: npm i -D ${peer}`)
    }
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ schemaVersion: 1, ...measured, verdicts })}\n`
        : `${renderPruningTables(measured)}\nreports in ${join(options.out, '')}\n`,
    )
    for (const { state, gate, reason } of verdicts)
      if (state !== 'passed') console.error(`${state} ${gate}: ${reason}`)
    return exitCode(verdicts)
  } finally {
    output.abandon()
  }
}

/** The same, with a bar on a terminal. */
export async function withProgress(
  options: Omit<Parameters<typeof measurePruning>[0], 'onProgress'>,
): Promise<PruningMeasurement> {
  const progress = createProgress('pruning')
  try {
    return await measurePruning({ ...options, onProgress: progress.report })
  } finally {
    progress.end()
  }
}
