import type { Levels } from './levels.ts'

export type GaugeState = 'ok' | 'warn' | 'reject'

export interface GaugeReading {
  /** Tokens of the whole input; estimated, or the provider's own count and an estimate of what came later. */
  readonly usedTokens: number
  /** What the use stays within, where the gauge was given an `upperBound`; it decides `reject`. */
  readonly upperBoundTokens?: number
  /** The window; null where its size is unknown. */
  readonly totalTokens: number | null
  /** What `ratio` and `state` compare: tokens, or characters with the fallback where the size is unknown. */
  readonly unit: 'tokens' | 'chars'
  /** Used over total, in `unit`. */
  readonly ratio: number
  readonly state: GaugeState
  /** For a status line: `6.2k / 8.2k (76%)`. The percentage is rounded down: 80% is shown once it is reached. */
  readonly text: string
}

/** The state of a use, by integer comparison: `warn` and `reject` begin at their levels, `reject` by the bound. */
export function stateAt(used: number, levels: Levels, bound: number = used): GaugeState {
  if (bound >= levels.reject) return 'reject'
  return used >= levels.warn ? 'warn' : 'ok'
}

export function readingText(used: number, total: number, unit: GaugeReading['unit']): string {
  const share = `${shortCount(used)} / ${shortCount(total)} (${Math.floor((used * 100) / total)}%)`
  return unit === 'tokens' ? share : `${share} of characters, window unknown`
}

/** `950`, `6.2k`, `131k`, `1M`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  // From 999,500 on, thousands would round to 1000k.
  const [scaled, unit] = count < 999_500 ? [count / 1000, 'k'] : [count / 1_000_000, 'M']
  const digits = scaled < 99.95 ? 1 : 0
  return `${scaled.toFixed(digits).replace('.0', '')}${unit}`
}
