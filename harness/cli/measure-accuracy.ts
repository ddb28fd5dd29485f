import { type Accuracy, accuracyOf } from '../accuracy.ts'
import type { CalibratedTask } from '../calibrated-worker.ts'
import { createPool } from '../counting/pool.ts'
import { measure } from '../measure.ts'
import type { Row } from '../row.ts'
import type { BrokenRule } from '../validate.ts'
import type { Profile } from './profile.ts'
import { createProgress } from './progress.ts'
import type { Selection } from './selection.ts'

export interface MeasuredAccuracy extends Accuracy {
  /** Of the wanted estimators; those of calibrated ones follow from them. */
  readonly rows: readonly Row[]
  readonly invalid: ReadonlyMap<string, readonly BrokenRule[]>
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const calibratedWorker = new URL(`../calibrated-worker.${extension}`, import.meta.url).href

/** Counts, and summarises what was counted: calibrated estimators in threads, the others meanwhile. */
export async function measureAccuracy(
  { documents, references, measured, wanted, calibrated }: Selection,
  settings: { readonly deadlineMs: number; readonly cacheDirectory: string | null; readonly seed: number },
  profile: Profile,
): Promise<MeasuredAccuracy> {
  const { deadlineMs, cacheDirectory, seed } = settings
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
        onSpan: ({ name, load_ms, count_ms, documents }) =>
          profile.lines.push({
            name: `  ${name}`,
            duration_ms: load_ms + count_ms,
            detail: `${documents} documents, load ${load_ms.toFixed(0)} ms`,
          }),
      }),
    )
    progress.end()
    return await profile.time('summarise', async () => {
      const calibratedParts = calibrated.map((spec): Promise<Accuracy> => {
        // Calibration learns as it goes and is fitted to nothing: train documents would only repeat the holdout.
        const ofBase = rows.filter(({ estimator, split }) => estimator === spec.base && split !== 'train')
        return pool.run({ rows: ofBase, spec, seed } satisfies CalibratedTask, { filename: calibratedWorker })
      })
      const wantedRows = rows.filter(({ estimator }) => wanted.some(({ id }) => id === estimator))
      const parts = [accuracyOf(wantedRows, seed), ...(await Promise.all(calibratedParts))]
      return {
        rows: wantedRows,
        invalid,
        summaries: parts.flatMap(({ summaries }) => summaries),
        digests: parts.flatMap(({ digests }) => digests),
      }
    })
  } finally {
    progress.end()
    await pool.destroy()
  }
}
