import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { HtmlModel } from './model.ts'
import type { Section } from './sections.ts'
import { THEMES } from './theme.ts'
import { firstView } from './view.ts'

const WIDTH = 960

/** A section's chart as it first stands, in light colours, as an SVG file; null when there is nothing to draw. */
export function renderSvg(model: HtmlModel, { title, draw }: Section): string | null {
  const chart = draw(model, { ...firstView(model), theme: THEMES.light, width: WIDTH })
  if (chart.state === 'missing') return null
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const svg = Plot.plot({ ...chart.plot, document: document as unknown as Document, ariaLabel: title })
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return `${svg.outerHTML}\n`
}
