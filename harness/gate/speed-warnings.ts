import type { SpeedWarning } from '../config.ts'
import { isNamed } from '../pattern.ts'
import type { ThroughputSummary } from '../summary.ts'

/** Launches this far apart say more of the machine than of the estimator. */
const NOISY_SPREAD = 2

/** What is odd about the speeds. They depend on the machine, so they warn and never gate. */
export function speedWarnings(
  throughput: readonly ThroughputSummary[],
  below: readonly SpeedWarning[],
): string[] {
  return throughput.flatMap((line) => {
    const { estimator, corpus, ratio_to_tokenx, low, high } = line
    const warnings: string[] = []
    for (const { estimators, ratioToTokenx, reason } of below) {
      if (ratio_to_tokenx === null || ratio_to_tokenx >= ratioToTokenx || !isNamed(estimators, estimator))
        continue
      const ratio = ratio_to_tokenx.toFixed(2)
      warnings.push(
        `speed of ${estimator} on ${corpus}: ${ratio} of tokenx's, below ${ratioToTokenx}: ${reason}`,
      )
    }
    if (low !== null && high !== null && high > low * NOISY_SPREAD) {
      const spread = (high / low).toFixed(1)
      warnings.push(
        `speed of ${estimator} on ${corpus}: its launches differ ${spread}-fold: run it on an idle machine`,
      )
    }
    return warnings
  })
}
