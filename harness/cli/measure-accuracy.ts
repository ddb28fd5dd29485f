import { type Accuracy, accuracyOf } from '../accuracy.ts'
import type { CalibratedAccuracy, CalibratedTask } from '../calibrated-worker.ts'
import type { CalibrationPoint } from '../convergence.ts'
import { createPool } from '../counting/pool.ts'
import { measure } from '../measure.ts'
import { moduleExtension } from '../module-extension.ts'
import type { Row } from '../row.ts'
import type { BrokenRule } from '../validity.ts'
import type { Profile } from './profile.ts'
import { createProgress } from './progress.ts'
import type { Selection } from './selection.ts'

export interface MeasuredAccuracy extends Accuracy {
  /** Of the wanted estimators; those of calibrated ones follow from them. */
  readonly rows: readonly Row[]
  /** Of calibrated estimators. */
  readonly convergence: readonly CalibrationPoint[]
  readonly invalid: ReadonlyMap<string, readonly BrokenRule[]>
}

export interface AccuracySettings {
  readonly deadlineMs: number
  readonly cacheDirectory: string | null
  /** Of intervals. */
  readonly seed: number
  /** Of the orders that calibrated estimators are averaged over: their integers, and so the baseline, rest on it. */
  readonly ordersSeed: number
}

const calibratedWorker = new URL(`../calibrated-worker.${moduleExtension}`, import.meta.url).href

/** Counts, and summarises what was counted: calibrated estimators in threads, the others meanwhile. */
export async function measureAccuracy(
  { documents, references, measured, wanted, calibrated }: Selection,
  settings: AccuracySettings,
  profile: Profile,
): Promise<MeasuredAccuracy> {
  const { deadlineMs, cacheDirectory, seed, ordersSeed } = settings
  const pool = createPool()
  const progress = createProgress('counting')
  try {
    const { rows, invalid } = await profile.time('count', () =>
      measure({
        documents,
        references,
        estimators: measured,
        pool,
        deadlineMs,
        cacheDirectory,
        onProgress: progress.report,
        onSpan: ({ name, load_ms, count_ms, texts }) =>
          profile.lines.push({
            name: `  ${name}`,
            duration_ms: load_ms + count_ms,
            detail: `${texts} texts, load ${load_ms.toFixed(0)} ms`,
          }),
      }),
    )
    progress.end()
    return await profile.time('summarise', async () => {
      const calibratedParts = calibrated.map((spec): Promise<CalibratedAccuracy> => {
        // Calibration learns as it goes and is fitted to nothing: train documents would only repeat the holdout.
        const ofBase = rows.filter(({ estimator, split }) => estimator === spec.base && split !== 'train')
        return pool.run({ rows: ofBase, spec, seed, ordersSeed } satisfies CalibratedTask, {
          filename: calibratedWorker,
        })
      })
      const wantedRows = rows.filter(({ estimator }) => wanted.some(({ id }) => id === estimator))
      const ofWanted = accuracyOf(wantedRows, seed)
      const ofCalibrated = await Promise.all(calibratedParts)
      const parts = [ofWanted, ...ofCalibrated]
      return {
        rows: wantedRows,
        invalid,
        convergence: ofCalibrated.flatMap(({ convergence }) => convergence),
        summaries: parts.flatMap(({ summaries }) => summaries),
        digests: parts.flatMap(({ digests }) => digests),
      }
    })
  } finally {
    progress.end()
    await pool.destroy()
  }
}
