import type { Verdict } from '../harness/summary.ts'

/** Stands for what is not available. */
export const NONE = '–'

/** `0.1234` as `12.3`. */
export function percent(share: number | null): string {
  return share === null ? NONE : (share * 100).toFixed(1)
}

/** `0.0421` as `+4.2`, `-0.1234` as `-12`; what rounds to nothing has no sign. */
export function signedPercent(share: number | null): string {
  if (share === null) return NONE
  const shown = (share * 100).toFixed(Math.abs(share) < 0.0995 ? 1 : 0)
  if (Number(shown) === 0) return '0.0'
  return share > 0 ? `+${shown}` : shown
}

/** Three digits: `0.38`, `9.61`, `105`. */
export function significant(value: number | null): string {
  if (value === null) return NONE
  const decimals = Math.abs(value) >= 99.95 ? 0 : Math.abs(value) >= 9.995 ? 1 : 2
  return value.toFixed(decimals)
}

/** In units of 10^6: bytes as MB. */
export function mega(value: number | null): string {
  return significant(value === null ? null : value / 1e6)
}

/** `1 cell`, `2 cells`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** What a verdict rests on, in words. */
export function explain(verdict: Verdict): string {
  if (verdict.reason !== null) return verdict.reason
  return 'observed' in verdict ? `observed ${verdict.observed}, limit ${verdict.limit}` : ''
}

/** The rule that begins a verdict's name: `within-20` of `within-20/chars-4/gemma-3`. */
export function ruleOf({ gate }: Verdict): string {
  return gate.split('/')[0] as string
}
