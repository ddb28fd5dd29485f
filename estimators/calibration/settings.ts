/** What may be made of a raw estimate, the plainest first. */
export const corrections = ['none', 'ratio', 'content', 'overhead', 'overhead-and-content'] as const

/**
 * `ratio`: one factor. `content`: a factor for each content group. `overhead`: a constant for each request, and a
 * factor.
 */
export type Correction = (typeof corrections)[number]

/** How an estimator learns from what the providers counted. */
export interface CalibrationSettings {
  /** Weight of the newest sample in the average, above 0 and at most 1. */
  readonly alpha: number
  /** Observations of a model before its own average is used; until then its provider's is. */
  readonly minimumSamples: number
  /** A request with a smaller raw estimate teaches nothing: in it the overhead outweighs the text. */
  readonly minimumRawTokens: number
  /** A sample outside is taken as the nearer end, so that one odd request cannot drag the average far. */
  readonly sampleRange: readonly [low: number, high: number]
  /** The factor that is applied never leaves this. */
  readonly factorRange: readonly [low: number, high: number]
  /** A sample so many times above or below what was expected counts as just that far; Infinity: never. */
  readonly outlierFactor: number
  /** Weight of the newest sample in the line that tells overhead and content apart: slower than the average. */
  readonly lineAlpha: number
  /** Observations before the line is used. */
  readonly lineMinimumSamples: number
  /** Those to choose from; the one that was least off so far is applied. */
  readonly corrections: readonly Correction[]
}

export const calibrationDefaults: CalibrationSettings = {
  alpha: 0.3,
  minimumSamples: 3,
  minimumRawTokens: 200,
  sampleRange: [0.125, 8],
  factorRange: [0.25, 4],
  outlierFactor: 2,
  lineAlpha: 0.05,
  lineMinimumSamples: 8,
  corrections,
}

/** @throws RangeError that names the setting, for one with which nothing could be learnt */
export function checkSettings(settings: CalibrationSettings): CalibrationSettings {
  const { alpha, lineAlpha, outlierFactor, sampleRange, factorRange } = settings
  for (const [name, share] of Object.entries({ alpha, lineAlpha })) {
    if (!(share > 0 && share <= 1))
      throw new RangeError(`${name} must be above 0 and at most 1, not ${share}`)
  }
  for (const name of ['minimumSamples', 'minimumRawTokens', 'lineMinimumSamples'] as const) {
    if (!(settings[name] >= 0)) throw new RangeError(`${name} must be 0 or more, not ${settings[name]}`)
  }
  if (!(outlierFactor > 1)) throw new RangeError(`outlierFactor must be above 1, not ${outlierFactor}`)
  for (const [name, [low, high]] of Object.entries({ sampleRange, factorRange })) {
    if (!(low > 0 && low <= 1 && high >= 1 && high < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`${name} must go from above 0 to 1 or more, not from ${low} to ${high}`)
    }
  }
  if (settings.corrections.length === 0) throw new RangeError('corrections must name one at least')
  return settings
}
