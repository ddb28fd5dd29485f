import type { Estimator, Observation } from './estimator.ts'

/** How an estimator learns from what the providers counted. */
export interface EmaSettings {
  /** Weight of the newest sample, above 0 and at most 1. */
  readonly alpha: number
  /** Observations of a key before its factor is used; until then the raw estimate stands. */
  readonly minimumSamples: number
  /** A sample outside is taken as the nearer end, so that one odd request cannot drag the average far. */
  readonly sampleRange: readonly [low: number, high: number]
  /** The factor that is applied never leaves this. */
  readonly factorRange: readonly [low: number, high: number]
}

export const emaDefaults: EmaSettings = {
  alpha: 0.3,
  minimumSamples: 3,
  sampleRange: [0.125, 8],
  factorRange: [0.25, 4],
}

/** Exponential moving average of actual tokens ÷ raw estimate. */
export interface Ema {
  readonly ratio: number
  readonly samples: number
}

/**
 * The average after one more request. The ratio is taken to the raw estimate: against one already corrected, the
 * average would settle at the square root of the true ratio. The first sample seeds the average. A count or an
 * estimate that is not a positive, finite number changes nothing.
 */
export function observeRatio(
  ema: Ema | undefined,
  rawEstimate: number,
  actualTokens: number,
  settings: EmaSettings = emaDefaults,
): Ema | undefined {
  if (!isPositive(rawEstimate) || !isPositive(actualTokens)) return ema
  const sample = clamp(actualTokens / rawEstimate, settings.sampleRange)
  if (ema === undefined) return { ratio: sample, samples: 1 }
  return { ratio: ema.ratio + settings.alpha * (sample - ema.ratio), samples: ema.samples + 1 }
}

/** Tokens after correction, rounded up; the raw estimate itself while there are too few samples. */
export function calibratedTokens(
  rawEstimate: number,
  ema: Ema | undefined,
  settings: EmaSettings = emaDefaults,
): number {
  if (ema === undefined || ema.samples < settings.minimumSamples) return rawEstimate
  // Less a part in 10^12: 100 * 1.1 is 110.00000000000001, and must not round up to 111.
  return Math.ceil(rawEstimate * clamp(ema.ratio, settings.factorRange) * (1 - 1e-12))
}

/** An estimator that learns from requests that were really sent. */
export interface Calibratable extends Estimator {
  observe(observation: Observation): void
  snapshot(): CalibrationState
}

/** Plain JSON. */
export interface CalibrationState {
  readonly version: 1
  readonly averages: readonly (Observation['key'] & Ema)[]
}

export interface EmaCalibrated extends Calibratable {
  /** The same observations, applied for another provider or model. */
  for(key: Observation['key']): EmaCalibrated
}

/**
 * Corrects `base` by what the provider counted for earlier requests. `estimate` applies the average of `key`;
 * observations of other keys are kept apart and reached with `for`.
 * @throws RangeError for an alpha outside (0, 1].
 */
export function emaCalibrated(
  base: Estimator,
  options: Partial<EmaSettings> & { readonly key: Observation['key'] },
): EmaCalibrated {
  const settings: EmaSettings = { ...emaDefaults, ...options }
  if (!(settings.alpha > 0 && settings.alpha <= 1)) {
    throw new RangeError(`alpha must be above 0 and at most 1, not ${settings.alpha}`)
  }
  const averages = new Map<string, Observation['key'] & Ema>()
  const calibratedFor = (key: Observation['key']): EmaCalibrated => ({
    estimate: (text) => calibratedTokens(base.estimate(text), averages.get(nameOf(key)), settings),
    observe({ key: { provider, model }, rawEstimate, actualTokens }) {
      const name = nameOf({ provider, model })
      const ema = observeRatio(averages.get(name), rawEstimate, actualTokens, settings)
      if (ema) averages.set(name, { provider, model, ratio: ema.ratio, samples: ema.samples })
    },
    snapshot: () => ({ version: 1, averages: [...averages.values()] }),
    for: calibratedFor,
  })
  return calibratedFor(options.key)
}

function nameOf({ provider, model }: Observation['key']): string {
  return JSON.stringify([provider, model])
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
