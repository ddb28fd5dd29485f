import * as Plot from '@observablehq/plot'
import { quantile } from '../../../harness/statistics/quantile.ts'
import { signedPercent } from '../../format.ts'
import { type Deviation, deviationsOf } from '../deviations.ts'
import { base, type Draw } from './chart.ts'
import { signedTick } from './distribution.ts'
import { FACET_SCALES, type Facet, facetsOf, facetTitles } from './facets.ts'

const END = 0.6
const FIRST_TOKENS = 50
/** With fewer documents the tenth and the ninetieth percentile say nothing. */
const MIN_DOCUMENTS = 10

interface Bin {
  readonly from: number
  readonly to: number
  readonly documents: number
  readonly p10: number
  readonly median: number
  readonly p90: number
}

/** Signed deviation by a document's length in tokens: the median, and the band of eight documents in ten. */
export const drawLengths: Draw = (model, view) => {
  const { facets, rows } = facetsOf(model, view.reference, view.width)
  const curves = facets.flatMap((facet) => {
    const bins = binsOf(deviationsOf(model, facet.estimator, view.reference, view.corpus))
    return bins.length === 0 ? [] : [{ facet, bins }]
  })
  if (curves.length === 0)
    return { state: 'missing', reason: `No length here has ${MIN_DOCUMENTS} documents.` }
  const { theme } = view
  const points = curves.flatMap(({ facet, bins }) =>
    // Twice, at both ends: a step from a bin's first length to its last.
    bins.flatMap((bin) => [bin.from, bin.to].map((tokens) => ({ ...facet, ...bin, tokens }))),
  )
  const frames = curves.map(({ facet }) => facet)
  const lengths = points.map(({ tokens }) => tokens)
  const colour = ({ contender }: Facet): string => theme.groups[contender.group]
  const at = { fx: 'column', fy: 'row', x: 'tokens', z: 'estimator' }
  return {
    state: 'drawn',
    note: `Line: median. Band: the tenth to the ninetieth percentile. Lengths with fewer than ${MIN_DOCUMENTS} documents are left out; deviations beyond ±${END * 100}% stand at the edge.`,
    plot: {
      ...base(view),
      ...FACET_SCALES,
      height: 46 + rows * 150,
      marginTop: 26,
      marginLeft: 44,
      marginBottom: 46,
      x: {
        type: 'log',
        domain: [Math.min(...lengths), Math.max(...lengths)],
        ticks: [100, 1000, 10000],
        tickFormat: (tokens: number) => (tokens < 1000 ? String(tokens) : `${tokens / 1000}k`),
        label: 'tokens of the document (log) →',
      },
      y: {
        domain: [-END, END],
        clamp: true,
        ticks: [-0.4, 0, 0.4],
        tickFormat: signedTick,
        label: null,
      },
      marks: [
        Plot.ruleY(
          frames.flatMap((facet) => [-0.2, 0, 0.2].map((limit) => ({ ...facet, limit }))),
          {
            fx: 'column',
            fy: 'row',
            y: 'limit',
            stroke: theme.muted,
            strokeWidth: 0.75,
            strokeDasharray: '3 3',
          },
        ),
        Plot.frame({ stroke: theme.grid }),
        Plot.areaY(points, { ...at, y1: 'p10', y2: 'p90', fill: colour, fillOpacity: 0.28 }),
        Plot.line(points, { ...at, y: 'median', stroke: colour, strokeWidth: 2 }),
        facetTitles(frames, theme),
      ],
    },
    table: {
      columns: ['estimator', 'tokens', 'documents', 'p10 %', 'median %', 'p90 %'],
      lines: curves.flatMap(({ facet, bins }) =>
        bins.map((bin) => [
          facet.contender.id,
          `${bin.from}–${bin.to - 1}`,
          String(bin.documents),
          ...[bin.p10, bin.median, bin.p90].map(signedPercent),
        ]),
      ),
    },
  }
}

/** Lengths doubling from 50 tokens on. */
function binsOf(deviations: readonly Deviation[]): Bin[] {
  const bins: Bin[] = []
  const longest = deviations.reduce((most, { tokens }) => Math.max(most, tokens), 0)
  for (let from = FIRST_TOKENS; from <= longest; from *= 2) {
    const to = from * 2
    const relative = deviations
      .filter(({ tokens }) => tokens >= from && tokens < to)
      .map((deviation) => deviation.relative)
    if (relative.length < MIN_DOCUMENTS) continue
    const at = (share: number): number => quantile(Float64Array.from(relative), share)
    bins.push({ from, to, documents: relative.length, p10: at(0.1), median: at(0.5), p90: at(0.9) })
  }
  return bins
}
