import * as Plot from '@observablehq/plot'
import type { Contender, HtmlModel } from '../model.ts'
import type { Theme } from '../theme.ts'

/** Where an estimator's small chart stands among the others. */
export interface Facet {
  readonly column: number
  readonly row: number
  readonly contender: Contender
  readonly estimator: number
}

export interface Facets {
  readonly facets: readonly Facet[]
  readonly rows: number
}

/** One small chart an estimator, for those that have rows: lines over each other could not be told apart. */
export function facetsOf(model: HtmlModel, reference: number, width: number): Facets {
  const columns = width >= 900 ? 4 : width >= 560 ? 3 : 2
  const shown = model.estimators
    .map((contender, estimator) => ({ contender, estimator }))
    .filter(({ estimator }) => (model.estimates[estimator]?.[reference] ?? null) !== null)
  const facets = shown.map((entry, index) => ({
    ...entry,
    column: index % columns,
    row: Math.floor(index / columns),
  }))
  return { facets, rows: Math.ceil(facets.length / columns) }
}

export function facetTitles(facets: readonly Facet[], theme: Theme): Plot.Markish {
  return Plot.text(facets, {
    fx: 'column',
    fy: 'row',
    frameAnchor: 'top-left',
    dy: -14,
    text: ({ contender }: Facet) => contender.id,
    fill: ({ contender }: Facet) => theme.groups[contender.group],
    fontWeight: 650,
  })
}

export const FACET_SCALES: Plot.PlotOptions = {
  fx: { axis: null, padding: 0.14 },
  fy: { axis: null, padding: 0.24 },
}
