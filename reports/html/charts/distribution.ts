import * as Plot from '@observablehq/plot'
import { quantile } from '../../../harness/statistics/quantile.ts'
import { percent, signedPercent } from '../../format.ts'
import { deviationsOf } from '../deviations.ts'
import { base, type Draw } from './chart.ts'
import { FACET_SCALES, type Facet, facetsOf, facetTitles } from './facets.ts'

const END = 0.6
const SHARES = Array.from({ length: 51 }, (_, index) => index / 50)

/** The share of documents whose signed deviation is at most so much, a small chart each. */
export const drawDistribution: Draw = (model, view) => {
  const { facets, rows } = facetsOf(model, view.reference, view.width)
  const curves = facets.flatMap((facet) => {
    const relative = deviationsOf(model, facet.estimator, view.reference, view.corpus).map(
      (deviation) => deviation.relative,
    )
    return relative.length === 0 ? [] : [{ facet, relative }]
  })
  if (curves.length === 0) return { state: 'missing', reason: 'No document here has 50 tokens or more.' }
  const { theme } = view
  const points = curves.flatMap(({ facet, relative }) =>
    SHARES.map((share) => ({
      ...facet,
      share,
      deviation: quantile(Float64Array.from(relative), share),
    })),
  )
  const frames = curves.map(({ facet }) => facet)
  return {
    state: 'drawn',
    note: `Deviations beyond ±${END * 100}% stand at the edge.`,
    plot: {
      ...base(view),
      ...FACET_SCALES,
      height: 46 + rows * 150,
      marginTop: 26,
      marginLeft: 44,
      marginBottom: 46,
      x: {
        domain: [-END, END],
        clamp: true,
        ticks: [-0.4, 0, 0.4],
        tickFormat: signedTick,
        label: 'signed deviation, % →',
      },
      y: {
        domain: [0, 1],
        ticks: [0, 0.5, 1],
        tickFormat: (share: number) => String(share * 100),
        label: null,
      },
      marks: [
        Plot.rect(frames, { fx: 'column', fy: 'row', x1: -0.2, x2: 0.2, y1: 0, y2: 1, fill: theme.band }),
        Plot.ruleX(frames, { fx: 'column', fy: 'row', x: 0, stroke: theme.muted, strokeWidth: 0.75 }),
        Plot.frame({ stroke: theme.grid }),
        Plot.line(points, {
          fx: 'column',
          fy: 'row',
          x: 'deviation',
          y: 'share',
          z: 'estimator',
          stroke: ({ contender }: Facet) => theme.groups[contender.group],
          strokeWidth: 2,
        }),
        facetTitles(frames, theme),
      ],
    },
    table: {
      columns: ['estimator', 'documents', 'within ±20% %', 'p5 %', 'median %', 'p95 %'],
      lines: curves.map(({ facet, relative }) => [
        facet.contender.id,
        String(relative.length),
        percent(relative.filter((value) => Math.abs(value) <= 0.2).length / relative.length),
        ...[0.05, 0.5, 0.95].map((share) => signedPercent(quantile(Float64Array.from(relative), share))),
      ]),
    },
  }
}

export function signedTick(share: number): string {
  return share === 0 ? '0' : `${share > 0 ? '+' : '−'}${Math.round(Math.abs(share) * 100)}`
}
