import type { ContentGroups } from './content-groups.ts'
import {
  type Mix,
  mixOf,
  NO_SLOPES,
  type RunningLine,
  slopesOf,
  startLine,
  toward,
  withPoint,
} from './running-line.ts'
import { type CalibrationSettings, type Correction, corrections } from './settings.ts'

/** What was learnt of one model, or of a provider's models together. Plain JSON. */
export interface CalibrationFit {
  readonly samples: number
  /** Exponential moving average (EMA) of actual tokens ÷ raw estimate. */
  readonly ratio: number
  /** The same average of the samples' mix. */
  readonly mix: Mix
  readonly line: RunningLine
  /** How far each correction has been off so far, in the order of `corrections`, from 0 to 1. */
  readonly losses: readonly number[]
  /** Requests in those losses: the small ones too, from which no ratio is learnt. */
  readonly compared: number
}

/** A request that was really sent. */
export interface Sample {
  readonly rawEstimate: number
  readonly actualTokens: number
  readonly groups?: ContentGroups | undefined
}

/**
 * The fit after one more sample. The ratio is taken to the raw estimate: against one already corrected, the
 * average would settle at the square root of the true ratio. The first sample seeds every average.
 */
export function withSample(
  fit: CalibrationFit | undefined,
  sample: Sample,
  settings: CalibrationSettings,
): CalibrationFit {
  const ratio = sample.actualTokens / sample.rawEstimate
  if (!fit) {
    const seed = clamp(ratio, settings.sampleRange)
    const mix = mixOf(sample)
    return {
      samples: 1,
      ratio: seed,
      mix,
      line: startLine(mix, seed),
      losses: corrections.map(() => 0),
      compared: 0,
    }
  }
  const mix = mixOf(sample, fit.mix)
  const expected = expectedRatio(fit, sample, settings)
  const near = guards(fit, settings)
    ? clamp(ratio, [expected / settings.outlierFactor, expected * settings.outlierFactor])
    : ratio
  const observed = clamp(near, settings.sampleRange)
  const samples = fit.samples + 1
  return {
    ...withComparison(fit, sample, settings),
    samples,
    ratio: toward(fit.ratio, observed, settings.alpha),
    mix: fit.mix.map((value, index) => toward(value, mix[index] as number, settings.alpha)) as unknown as Mix,
    line: withPoint(fit.line, mix, observed, observed - expected, Math.max(settings.lineAlpha, 1 / samples)),
  }
}

/** The fit after what each correction would have made of a request was compared with what it really took. */
export function withComparison(
  fit: CalibrationFit,
  sample: Sample,
  settings: CalibrationSettings,
): CalibrationFit {
  const compared = fit.compared + 1
  const weight = Math.max(settings.lineAlpha, 1 / compared)
  const losses = corrections.map((correction, index) => {
    const tokens = correctedTokens(fit, sample.rawEstimate, sample.groups, correction, settings)
    const loss = Math.abs(tokens - sample.actualTokens) / Math.max(tokens, sample.actualTokens)
    return toward(fit.losses[index] as number, loss, weight)
  })
  return { ...fit, losses, compared }
}

/** True where a sample is further from what was expected than the outlier guard lets it count. */
export function isOutlier(
  fit: CalibrationFit | undefined,
  sample: Sample,
  settings: CalibrationSettings,
): boolean {
  if (!fit || !guards(fit, settings)) return false
  const off = sample.actualTokens / sample.rawEstimate / expectedRatio(fit, sample, settings)
  return off > settings.outlierFactor || off < 1 / settings.outlierFactor
}

/** The correction that was least off so far; of equals the plainest. */
export function chosenCorrection(fit: CalibrationFit, settings: CalibrationSettings): Correction {
  const usable = settings.corrections.filter(
    (correction) => LINES[correction].length === 0 || fit.samples >= settings.lineMinimumSamples,
  )
  const lossOf = (correction: Correction): number => fit.losses[corrections.indexOf(correction)] as number
  return usable.reduce((best, other) => (lossOf(other) < lossOf(best) ? other : best), usable[0] ?? 'ratio')
}

/** Tokens, unrounded, of a request with this raw estimate and content. */
export function correctedTokens(
  fit: CalibrationFit,
  rawEstimate: number,
  groups: ContentGroups | undefined,
  correction: Correction,
  settings: CalibrationSettings,
): number {
  const { overhead, factor } = termsOf(fit, groups, correction, settings)
  return overhead + rawEstimate * factor
}

/**
 * What a correction makes of a request: `overhead` tokens beside its text, such as schemas and templates that the
 * base does not count, and the `factor` of a text of this content, or of the usual one where none is given. The
 * factor is within `factorRange`.
 */
export function termsOf(
  fit: CalibrationFit,
  groups: ContentGroups | undefined,
  correction: Correction,
  settings: CalibrationSettings,
): { overhead: number; factor: number } {
  if (correction === 'none') return { overhead: 0, factor: 1 }
  const slopes = slopesFor(fit, correction, settings)
  const [, other, dense] = mixOf({ rawEstimate: 1, groups }, fit.mix)
  const factor =
    fit.ratio - slopes[0] * fit.mix[0] + slopes[1] * (other - fit.mix[1]) + slopes[2] * (dense - fit.mix[2])
  return { overhead: 1000 * slopes[0], factor: clamp(factor, settings.factorRange) }
}

/** Which slopes of the line each correction takes. */
const LINES: Readonly<Record<Correction, readonly (0 | 1 | 2)[]>> = {
  none: [],
  ratio: [],
  content: [1, 2],
  overhead: [0],
  'overhead-and-content': [0, 1, 2],
}

function slopesFor(
  { line, samples }: CalibrationFit,
  correction: Correction,
  { lineAlpha }: CalibrationSettings,
): Mix {
  const columns = LINES[correction]
  if (columns.length === 0) return NO_SLOPES
  return slopesOf(line, columns, Math.min(samples, 2 / lineAlpha - 1))
}

function expectedRatio(fit: CalibrationFit, sample: Sample, settings: CalibrationSettings): number {
  const { rawEstimate, groups } = sample
  return correctedTokens(fit, rawEstimate, groups, chosenCorrection(fit, settings), settings) / rawEstimate
}

function guards(fit: CalibrationFit, { minimumSamples }: CalibrationSettings): boolean {
  return fit.samples >= minimumSamples
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
