import type { Observation } from '../estimator.ts'
import type { CalibrationFit } from './fit.ts'
import { corrections } from './settings.ts'

/** Everything that was learnt, as plain JSON. */
export interface CalibrationState {
  readonly version: 1
  readonly models: readonly (Observation['key'] & CalibrationFit)[]
  /** The averages over each provider's models: what a model not seen yet begins with. */
  readonly providers: readonly ({ readonly provider: string } & CalibrationFit)[]
}

export type Restored =
  | { readonly state: 'restored'; readonly models: number }
  | { readonly state: 'refused'; readonly reason: string }

/** Reads what `snapshot()` gave, perhaps long ago and by way of a file; a reason where it is anything else. */
export function readState(value: unknown): CalibrationState | string {
  if (!isRecord(value)) return 'the snapshot is no object'
  if (value.version !== 1) return 'the snapshot has a version that is not known here; version 1 is'
  if (!Array.isArray(value.models) || !Array.isArray(value.providers)) {
    return 'the snapshot has no lists `models` and `providers`'
  }
  const model = value.models.findIndex((entry) => !isFit(entry) || typeof entry.model !== 'string')
  if (model >= 0) return `models[${model}] of the snapshot is damaged`
  const provider = value.providers.findIndex((entry) => !isFit(entry))
  if (provider >= 0) return `providers[${provider}] of the snapshot is damaged`
  // Copied, so that a caller who changes the snapshot later changes nothing here.
  const { models, providers } = value as unknown as CalibrationState
  return {
    version: 1,
    models: models.map((entry) => ({ provider: entry.provider, model: entry.model, ...copyOf(entry) })),
    providers: providers.map((entry) => ({ provider: entry.provider, ...copyOf(entry) })),
  }
}

function copyOf({ samples, ratio, mix, line, losses, compared }: CalibrationFit): CalibrationFit {
  const { covariance, withRatio, noise } = line
  return {
    samples,
    ratio,
    mix: [...mix],
    line: {
      ratio: line.ratio,
      mix: [...line.mix],
      covariance: [...covariance],
      withRatio: [...withRatio],
      noise,
    },
    losses: [...losses],
    compared,
  }
}

function isFit(entry: unknown): entry is { provider: string; model?: unknown } {
  if (!isRecord(entry) || typeof entry.provider !== 'string') return false
  if (!Number.isSafeInteger(entry.samples) || (entry.samples as number) < 1) return false
  if (!isPositive(entry.ratio) || !isNumbers(entry.mix, 3)) return false
  if (!isNumbers(entry.losses, corrections.length)) return false
  if (!Number.isSafeInteger(entry.compared) || (entry.compared as number) < 0) return false
  const { line } = entry
  return (
    isRecord(line) &&
    isPositive(line.ratio) &&
    isNumbers(line.mix, 3) &&
    isNumbers(line.covariance, 6) &&
    [0, 2, 5].every((index) => ((line.covariance as number[])[index] as number) >= 0) &&
    isNumbers(line.withRatio, 3) &&
    isNumbers([line.noise], 1) &&
    (line.noise as number) >= 0
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item))
}

function isPositive(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) > 0
}
