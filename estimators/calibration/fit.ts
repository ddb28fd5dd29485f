import type { ContentGroups } from './content-groups.ts'
import type { CalibrationSettings } from './settings.ts'
import { solveSymmetric } from './solve-symmetric.ts'

/**
 * What a sample's ratio may depend on: thousands of its raw tokens, inverted, whose slope is the overhead in
 * thousands of tokens; and the shares of other scripts and of dense runs, whose slopes are what their factors
 * differ by from ASCII's.
 */
export type Mix = readonly [inverse: number, other: number, dense: number]

/** Averages over the samples, and how they vary together. Plain JSON. */
export interface CalibrationFit {
  readonly samples: number
  /** Exponential moving average (EMA) of actual tokens ÷ raw estimate. */
  readonly ratio: number
  /** The same average of the samples' mix. */
  readonly mix: Mix
  /** A weighted least-squares line, forgetting more slowly. */
  readonly line: {
    readonly ratio: number
    readonly mix: Mix
    /** Of the mix: rows of the lower triangle, one after another. */
    readonly covariance: readonly number[]
    /** Of the mix with the ratio. */
    readonly withRatio: Mix
    /** Mean square of what was observed less what was expected. */
    readonly noise: number
  }
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
 *
 * Overhead and content come from one line, ratio = slopes · mix + constant, by least squares on ratios, which
 * weighs a request by 1 / its size squared: errors grow with the size.
 */
export function withSample(
  fit: CalibrationFit | undefined,
  sample: Sample,
  settings: CalibrationSettings,
): CalibrationFit {
  const mix = mixOf(sample, fit)
  const observed = limited(sample.actualTokens / sample.rawEstimate, fit && expected(fit, mix, settings), {
    ...settings,
    outlierFactor:
      fit && fit.samples >= settings.minimumSamples ? settings.outlierFactor : Number.POSITIVE_INFINITY,
  })
  if (!fit) {
    const line = { ratio: observed, mix, covariance: [0, 0, 0, 0, 0, 0], withRatio: NO_SLOPES, noise: 0 }
    return { samples: 1, ratio: observed, mix, line }
  }
  const samples = fit.samples + 1
  const { line } = fit
  // A plain mean until the newest sample would weigh less than `lineAlpha`.
  const weight = Math.max(settings.lineAlpha, 1 / samples)
  const away = minus(mix, line.mix)
  const ratioAway = observed - line.ratio
  const covary = (before: number, one: number, two: number): number =>
    (1 - weight) * (before + weight * one * two)
  return {
    samples,
    ratio: toward(fit.ratio, observed, settings.alpha),
    mix: map((index) => toward(fit.mix[index], mix[index], settings.alpha)),
    line: {
      ratio: toward(line.ratio, observed, weight),
      mix: map((index) => toward(line.mix[index], mix[index], weight)),
      covariance: TRIANGLE.map(([row, column], index) =>
        covary(line.covariance[index] as number, away[row], away[column]),
      ),
      withRatio: map((index) => covary(line.withRatio[index], away[index], ratioAway)),
      noise: toward(line.noise, (observed - expected(fit, mix, settings)) ** 2, weight),
    },
  }
}

/** True where a sample is further from what was expected than the outlier guard lets it count. */
export function isOutlier(
  fit: CalibrationFit | undefined,
  sample: Sample,
  settings: CalibrationSettings,
): boolean {
  if (!fit || fit.samples < settings.minimumSamples) return false
  const off = sample.actualTokens / sample.rawEstimate / expected(fit, mixOf(sample, fit), settings)
  return off > settings.outlierFactor || off < 1 / settings.outlierFactor
}

/** Tokens that a request costs beside its text, such as schemas and templates that the base does not count. */
export function overheadOf(fit: CalibrationFit, settings: CalibrationSettings): number {
  return 1000 * slopesOf(fit, settings)[0]
}

/** Factor for a text of this content, or of the usual content where none is given; within `factorRange`. */
export function factorOf(
  fit: CalibrationFit,
  groups: ContentGroups | undefined,
  settings: CalibrationSettings,
): number {
  const [, other, dense] = mixOf({ rawEstimate: 1, actualTokens: 1, groups }, fit)
  return clamp(along(fit, [0, other, dense], slopesOf(fit, settings)), settings.factorRange)
}

const NO_SLOPES: Mix = [0, 0, 0]
const TRIANGLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 2],
] as const satisfies readonly (readonly [0 | 1 | 2, 0 | 1 | 2])[]

/** Where the content is not told, it is taken to be the usual one, which moves no factor. */
function mixOf({ rawEstimate, groups }: Sample, fit: CalibrationFit | undefined): Mix {
  const inverse = 1000 / rawEstimate
  const sum = groups ? groups.ascii + groups.other + groups.dense : 0
  if (groups && sum > 0) return [inverse, groups.other / sum, groups.dense / sum]
  return [inverse, fit?.mix[1] ?? 0, fit?.mix[2] ?? 0]
}

/** The ratio expected of a request: the average, and what the line says of its being unlike the average one. */
function expected(fit: CalibrationFit, mix: Mix, settings: CalibrationSettings): number {
  return Math.max(settings.sampleRange[0], along(fit, mix, slopesOf(fit, settings)))
}

function along(fit: CalibrationFit, mix: Mix, slopes: Mix): number {
  const [inverse, other, dense] = minus(mix, fit.mix)
  return fit.ratio + slopes[0] * inverse + slopes[1] * other + slopes[2] * dense
}

/**
 * The line's slopes, drawn towards 0 by as much as the noise makes them uncertain: the mean of the Bayesian
 * linear regression with a unit normal prior (Bishop, "Pattern Recognition and Machine Learning", 2006, section
 * 3.3.1), a unit being 1,000 tokens of overhead or a factor that differs by 1. Overhead below 0 is none.
 */
function slopesOf({ samples, line }: CalibrationFit, settings: CalibrationSettings): Mix {
  if (samples < settings.lineMinimumSamples) return NO_SLOPES
  const counted = Math.min(samples, 2 / settings.lineAlpha - 1)
  const solve = (columns: readonly (0 | 1 | 2)[]): Mix => {
    const matrix = columns.map((row, i) =>
      columns.map((column, j) => counted * at(line.covariance, row, column) + (i === j ? line.noise : 0)),
    )
    const solution = solveSymmetric(
      matrix,
      columns.map((index) => counted * line.withRatio[index]),
    )
    return map((index) => solution[columns.indexOf(index)] ?? 0)
  }
  const slopes = solve([0, 1, 2])
  return slopes[0] >= 0 ? slopes : solve([1, 2])
}

function at(triangle: readonly number[], row: number, column: number): number {
  const [low, high] = row < column ? [row, column] : [column, row]
  return triangle[(high * (high + 1)) / 2 + low] as number
}

function limited(
  ratio: number,
  usual: number | undefined,
  { sampleRange, outlierFactor }: CalibrationSettings,
): number {
  const near = usual === undefined ? ratio : clamp(ratio, [usual / outlierFactor, usual * outlierFactor])
  return clamp(near, sampleRange)
}

function toward(from: number, to: number, share: number): number {
  return from + share * (to - from)
}

function minus(one: Mix, two: Mix): Mix {
  return map((index) => one[index] - two[index])
}

function map(value: (index: 0 | 1 | 2) => number): Mix {
  return [value(0), value(1), value(2)]
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
