import type { Group } from './model.ts'

/** The colours of a chart: groups after Okabe and Ito, which people with any colour vision tell apart. */
export interface Theme {
  readonly ink: string
  readonly muted: string
  readonly grid: string
  readonly surface: string
  readonly accent: string
  readonly band: string
  readonly groups: Readonly<Record<Group, string>>
  /** Of bias: under-estimates, none, over-estimates. */
  readonly bias: readonly [string, string, string]
}

export const THEMES: Readonly<Record<'light' | 'dark', Theme>> = {
  light: {
    ink: '#1c2127',
    muted: '#59636e',
    grid: '#d9dee3',
    surface: '#ffffff',
    accent: '#0067a8',
    band: '#e6edf3',
    groups: { fitted: '#0067a8', formula: '#b84c00', tokenizer: '#00785a', calibrated: '#9a3f86' },
    bias: ['#3b7fc4', '#f4f5f6', '#e08a2e'],
  },
  dark: {
    ink: '#e8ebee',
    muted: '#a3adb8',
    grid: '#39424c',
    surface: '#171b20',
    accent: '#63b8f2',
    band: '#262e37',
    groups: { fitted: '#63b8f2', formula: '#f0a04b', tokenizer: '#3fc99e', calibrated: '#e39cd2' },
    bias: ['#4f9be6', '#2a3139', '#d9852b'],
  },
}

type Rgb = [number, number, number]

const parse = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Rgb

/** A colour on the way from one to another: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  const part = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

/** Where colours of bias end: half the tokens missing, or half too many. */
export const BIAS_END = 0.5

export function biasColour(theme: Theme, bias: number | null): string {
  if (bias === null) return theme.surface
  const [under, none, over] = theme.bias
  return mix(none, bias < 0 ? under : over, Math.min(1, Math.abs(bias) / BIAS_END))
}

/** Black or white, whichever contrasts more with a background (relative luminance of WCAG 2). */
export function textOn(background: string): string {
  const [r, g, b] = parse(background).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff'
}
