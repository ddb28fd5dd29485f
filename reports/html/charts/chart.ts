import type { PlotOptions } from '@observablehq/plot'
import type { HtmlModel } from '../model.ts'
import type { Theme } from '../theme.ts'

/** What the switches of a chart can choose. */
export type Control = 'reference' | 'cell' | 'corpus' | 'metric' | 'speedCorpus'

/** Which part of the model is looked at, and how it is drawn. */
export interface View {
  readonly reference: number
  readonly cell: number
  /** The id of a corpus; null takes all. */
  readonly corpus: string | null
  readonly metric: MetricId
  readonly speedCorpus: string
  readonly theme: Theme
  /** Of the whole chart, in CSS pixels. */
  readonly width: number
}

export interface Table {
  readonly columns: readonly string[]
  readonly lines: readonly (readonly string[])[]
}

/** A chart and the table that says the same in figures. */
export type Chart =
  | { readonly state: 'drawn'; readonly plot: PlotOptions; readonly table: Table; readonly note: string }
  /** There is nothing to draw, and why. */
  | { readonly state: 'missing'; readonly reason: string }

export type Draw = (model: HtmlModel, view: View) => Chart

export type MetricId = 'wape' | 'abs_bias' | 'mape' | 'outside_20pct' | 'under_10pct'

export const METRIC_NAMES: Readonly<Record<MetricId, string>> = {
  wape: 'WAPE',
  abs_bias: 'bias, without its sign',
  mape: 'MAPE',
  outside_20pct: 'documents off by more than 20%',
  under_10pct: 'documents under-estimated by more than 10%',
}

/** Common to all charts. */
export function base({ theme, width }: View): PlotOptions {
  return {
    width,
    style: {
      background: theme.surface,
      color: theme.ink,
      fontFamily: 'system-ui, sans-serif',
      fontSize: '12px',
      // A chart that is wider than the page scrolls: shrunk, nobody could read it.
      maxWidth: 'none',
    },
  }
}

/** Roughly, for a sans-serif at 12 px: there is nothing to measure text with outside a browser. */
export function textWidth(text: string): number {
  return text.length * 6.9
}

/** Powers of ten within a range, at most so many: minor ticks say little and blacken a grid. */
export function decades([low, high]: readonly [number, number], most: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9)
  const last = Math.floor(Math.log10(high) + 1e-9)
  const step = Math.max(1, Math.ceil((last - first + 1) / most))
  const powers: number[] = []
  for (let power = first; power <= last; power += step) powers.push(10 ** power)
  return powers
}
