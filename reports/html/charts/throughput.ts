import * as Plot from '@observablehq/plot'
import type { ThroughputSummary } from '../../../harness/summary.ts'
import { mega, significant } from '../../format.ts'
import { base, type Draw, decades, textWidth } from './chart.ts'

/** Warm speed with the least and greatest launch, and the first pass, on one corpus. */
export const drawThroughput: Draw = (model, view) => {
  const lines = model.throughput.filter(
    (line) => line.corpus === view.speedCorpus && line.warm_bytes_per_s !== null,
  )
  if (lines.length === 0)
    return { state: 'missing', reason: 'No speeds were measured, and the baseline has none.' }
  const { theme } = view
  const sorted = [...lines].sort((a, b) => (b.warm_bytes_per_s as number) - (a.warm_bytes_per_s as number))
  const colour = ({ estimator }: ThroughputSummary): string =>
    theme.groups[model.estimators.find(({ id }) => id === estimator)?.group ?? 'formula']
  const megabytes =
    (column: 'warm_bytes_per_s' | 'first_pass_bytes_per_s' | 'low' | 'high') =>
    (line: ThroughputSummary): number | null => {
      const value = line[column]
      return value === null ? null : value / 1e6
    }
  const y = 'estimator'
  const speeds = sorted
    .flatMap(({ first_pass_bytes_per_s, low, high }) => [first_pass_bytes_per_s, low, high])
    .filter((speed) => speed !== null)
  const ticks = decades([Math.min(...speeds) / 1e6, Math.max(...speeds) / 1e6], view.width < 600 ? 4 : 8)
  return {
    state: 'drawn',
    note:
      model.throughputFrom === 'baseline'
        ? 'This run measured no speed: these are the committed baseline’s, made on another machine or day.'
        : 'Speeds depend on the machine: compare them within one run only.',
    plot: {
      ...base(view),
      height: 60 + sorted.length * 24,
      marginLeft: 16 + Math.max(...sorted.map(({ estimator }) => textWidth(estimator))),
      marginTop: 12,
      marginBottom: 48,
      marginRight: 24,
      x: { type: 'log', label: 'MB per second (log) →', ticks, tickFormat: ',' },
      y: { domain: sorted.map(({ estimator }) => estimator), label: null, tickSize: 0 },
      marks: [
        Plot.gridX(ticks, { stroke: theme.grid, strokeOpacity: 1 }),
        Plot.link(sorted, {
          y1: y,
          y2: y,
          x1: megabytes('low'),
          x2: megabytes('high'),
          stroke: colour,
          strokeWidth: 3,
          strokeOpacity: 0.5,
        }),
        Plot.dot(sorted, {
          y,
          x: megabytes('first_pass_bytes_per_s'),
          stroke: colour,
          fill: theme.surface,
          r: 3.5,
        }),
        Plot.dot(sorted, { y, x: megabytes('warm_bytes_per_s'), fill: colour, r: 4.5 }),
      ],
    },
    table: {
      columns: [
        'estimator',
        'warm MB/s',
        'least',
        'greatest',
        'first pass MB/s',
        'ns a short call',
        'load ms',
        'peak MB',
        'gz bytes',
        '× tokenx',
      ],
      lines: sorted.map((line) => [
        line.estimator,
        mega(line.warm_bytes_per_s),
        mega(line.low),
        mega(line.high),
        mega(line.first_pass_bytes_per_s),
        significant(line.ns_per_short_call),
        significant(line.load_ms),
        mega(line.peak_rss_bytes),
        line.bundle_gz_bytes === null ? '–' : line.bundle_gz_bytes.toLocaleString('en'),
        significant(line.ratio_to_tokenx),
      ]),
    },
  }
}
