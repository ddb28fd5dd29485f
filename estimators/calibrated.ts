import { type ContentGroups, isGrouped } from './calibration/content-groups.ts'
import {
  type CalibrationFit,
  chosenCorrection,
  correctedTokens,
  isOutlier,
  termsOf,
  withComparison,
  withSample,
} from './calibration/fit.ts'
import { type CalibrationSettings, calibrationDefaults, checkSettings } from './calibration/settings.ts'
import { type CalibrationState, type Restored, readState } from './calibration/state.ts'
import type { Estimator, Observation } from './estimator.ts'

/** An estimator that learns from requests that were really sent. */
export interface Calibratable extends Estimator {
  observe(observation: Observation): void
  snapshot(): CalibrationState
}

/** Estimates corrected by what was learnt. */
export interface Correcting extends Estimator {
  /** Tokens of a text: times the factor for its content, rounded up. Without the overhead of a request. */
  estimate(text: string): number
  /**
   * Tokens of a whole request whose raw estimate is this: its text's factor, and the overhead learnt.
   * @param groups how the raw estimate divides by content, where the base can tell
   */
  requestTokens(rawEstimate: number, groups?: ContentGroups): number
}

/** What became of the observations. */
export interface ObservationTally {
  readonly learnt: number
  /** Of those learnt, how many the outlier guard held back. */
  readonly outliers: number
  readonly ignored: {
    /** The provider's count is zero, missing, negative or no number: the request failed. */
    readonly noUsage: number
    /** The raw estimate is not a positive number. */
    readonly noEstimate: number
    /** The raw estimate is under `minimumRawTokens`: it only tells which correction is off the least. */
    readonly tooSmall: number
  }
}

export interface Calibrated extends Calibratable, Correcting {
  /** The same observations, applied for another provider or model. */
  for(key: Observation['key']): Calibrated
  /**
   * The corrections as they are now, for good: what is observed later does not change them. For the length of a
   * conversation, so that a pruned message stays pruned and the provider's prompt cache stays warm.
   */
  frozen(): Correcting
  tally(): ObservationTally
  /** Puts a snapshot in place of everything learnt; one that cannot be read changes nothing, and says why. */
  restore(snapshot: unknown): Restored
}

export interface CalibratedOptions extends Partial<CalibrationSettings> {
  /** The model whose corrections `estimate` applies. */
  readonly key: Observation['key']
}

/**
 * Corrects `base` by what the provider counted for earlier requests: by an exponential moving average of actual ÷
 * raw estimate for each provider and model, a model without enough samples taking its provider's. Once there are
 * samples enough, the overhead of a request is told apart from its text, and so are ASCII text, other scripts and
 * dense runs where `base` can split its estimate. Observations of one provider never change another's estimates.
 * @throws RangeError for a setting out of its range
 */
export function calibrated(base: Estimator, options: CalibratedOptions): Calibrated {
  const settings = checkSettings({ ...calibrationDefaults, ...options })
  const models = new Map<string, Observation['key'] & CalibrationFit>()
  const providers = new Map<string, { readonly provider: string } & CalibrationFit>()
  const counts = { learnt: 0, outliers: 0, noUsage: 0, noEstimate: 0, tooSmall: 0 }

  const fitFor = (key: Observation['key']): CalibrationFit | undefined =>
    [models.get(nameOf(key)), providers.get(key.provider)].find(
      (fit) => fit && fit.samples >= settings.minimumSamples,
    )
  const correcting = (fitNow: () => CalibrationFit | undefined): Correcting => ({
    estimate(text) {
      const fit = fitNow()
      const raw = base.estimate(text)
      if (!fit) return raw
      const groups = isGrouped(base) ? base.estimateGroups(text) : undefined
      return roundedUp(raw * termsOf(fit, groups, chosenCorrection(fit, settings), settings).factor)
    },
    requestTokens(rawEstimate, groups) {
      const fit = fitNow()
      if (!fit) return roundedUp(rawEstimate)
      return roundedUp(correctedTokens(fit, rawEstimate, groups, chosenCorrection(fit, settings), settings))
    },
  })
  const calibratedFor = (key: Observation['key']): Calibrated => ({
    ...correcting(() => fitFor(key)),
    observe({ key: { provider, model }, rawEstimate, actualTokens, groups }) {
      if (!isPositive(actualTokens)) counts.noUsage++
      else if (!isPositive(rawEstimate)) counts.noEstimate++
      else {
        const sample = { rawEstimate, actualTokens, groups }
        const name = nameOf({ provider, model })
        if (rawEstimate < settings.minimumRawTokens) {
          counts.tooSmall++
          const [model_, all] = [models.get(name), providers.get(provider)]
          if (model_) models.set(name, { ...model_, ...withComparison(model_, sample, settings) })
          if (all) providers.set(provider, { ...all, ...withComparison(all, sample, settings) })
          return
        }
        counts.learnt++
        if (isOutlier(models.get(name), sample, settings)) counts.outliers++
        models.set(name, { provider, model, ...withSample(models.get(name), sample, settings) })
        providers.set(provider, { provider, ...withSample(providers.get(provider), sample, settings) })
      }
    },
    for: calibratedFor,
    frozen() {
      const fit = fitFor(key)
      return correcting(() => fit)
    },
    tally() {
      const { learnt, outliers, ...ignored } = counts
      return { learnt, outliers, ignored }
    },
    snapshot: () => ({ version: 1, models: [...models.values()], providers: [...providers.values()] }),
    restore(snapshot) {
      const state = readState(snapshot)
      if (typeof state === 'string') return { state: 'refused', reason: state }
      models.clear()
      providers.clear()
      for (const entry of state.models) models.set(nameOf(entry), entry)
      for (const entry of state.providers) providers.set(entry.provider, entry)
      return { state: 'restored', models: models.size }
    },
  })
  return calibratedFor(options.key)
}

function isPositive(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) > 0
}

function nameOf({ provider, model }: Observation['key']): string {
  return JSON.stringify([provider, model])
}

/** Less a part in 10^12: 100 * 1.1 is 110.00000000000001, and must not round up to 111. */
export function roundedUp(tokens: number): number {
  return Math.ceil(tokens * (1 - 1e-12))
}
