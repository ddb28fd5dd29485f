import * as Plot from '@observablehq/plot'
import { percent } from '../../format.ts'
import { base, type Draw } from './chart.ts'

/** WAPE by the number of observations made before, beside the base's on the same documents. */
export const drawConvergence: Draw = (model, view) => {
  const reference = model.references[view.reference]
  const lines = model.convergence.filter((line) => line.reference === reference)
  if (lines.length === 0)
    return {
      state: 'missing',
      reason: 'This run has no calibrated estimator together with its base, or too few documents a source.',
    }
  const { theme } = view
  return {
    state: 'drawn',
    note: 'Later points rest on the sources that are long enough, so the documents differ from point to point; both lines always rest on the same ones.',
    plot: {
      ...base(view),
      height: 300,
      marginTop: 34,
      marginLeft: 48,
      marginRight: 24,
      marginBottom: 48,
      fx: { label: null, domain: [...new Set(lines.map(({ estimator }) => estimator))], padding: 0.12 },
      x: { label: 'documents of the source observed before →', ticks: 5 },
      y: { label: '↑ WAPE, %', zero: true, tickFormat: (share: number) => String(Math.round(share * 100)) },
      marks: [
        Plot.gridY({ stroke: theme.grid, strokeOpacity: 1 }),
        Plot.ruleY([0.2], { stroke: theme.muted, strokeDasharray: '4 3' }),
        Plot.line(lines, {
          fx: 'estimator',
          x: 'observed',
          y: 'base_wape',
          stroke: theme.groups.formula,
          strokeDasharray: '5 3',
          strokeWidth: 2,
        }),
        Plot.line(lines, {
          fx: 'estimator',
          x: 'observed',
          y: 'wape',
          stroke: theme.groups.calibrated,
          strokeWidth: 2,
        }),
      ],
    },
    table: {
      columns: ['estimator', 'observed before', 'sources', 'WAPE %', 'its base’s WAPE %'],
      lines: lines.map((line) => [
        line.estimator,
        String(line.observed),
        String(line.sources),
        percent(line.wape),
        percent(line.base_wape),
      ]),
    },
  }
}
