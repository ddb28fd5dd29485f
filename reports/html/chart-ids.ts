/** Of each chart of the page, which is also the name of its SVG file. Apart, so that naming files loads no library. */
export type ChartId =
  | 'pareto'
  | 'kinds'
  | 'references'
  | 'distribution'
  | 'length'
  | 'convergence'
  | 'throughput'

export const CHART_IDS: readonly ChartId[] = [
  'pareto',
  'kinds',
  'references',
  'distribution',
  'length',
  'convergence',
  'throughput',
]
