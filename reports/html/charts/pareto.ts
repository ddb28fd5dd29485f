import * as Plot from '@observablehq/plot'
import { mega, percent } from '../../format.ts'
import { type Contender, figureOf, type HtmlModel } from '../model.ts'
import { base, type Draw, decades, METRIC_NAMES, type MetricId, textWidth, type View } from './chart.ts'
import { frontOf } from './front.ts'
import { placeLabels } from './place-labels.ts'

interface Point {
  readonly contender: Contender
  readonly error: number
  readonly speed: number
  readonly bytes: number | null
}

const HEIGHT = 440
const MARGIN = { top: 24, right: 24, bottom: 50, left: 56 }

/** Error against speed: what one pays, and what one gets. Better is down and to the right. */
export const drawPareto: Draw = (model, view) => {
  if (model.throughputFrom === null)
    return { state: 'missing', reason: 'No speeds were measured, and the baseline has none.' }
  const points = pointsOf(model, view)
  if (points.length === 0) return { state: 'missing', reason: 'No estimator has both an error and a speed.' }
  const { theme } = view
  const scales = scalesOf(points, view.width)
  const radius = (bytes: number | null): number => 3 + (bytes === null ? 0 : 17 * Math.sqrt(bytes / 6e6))
  const left = (speed: number): number =>
    position(scales.x, Math.log(speed), [MARGIN.left, view.width - MARGIN.right])
  const top = (error: number): number =>
    position(scales.y, Math.sqrt(error), [HEIGHT - MARGIN.bottom, MARGIN.top])
  const boxes = placeLabels(
    points.map((point) => ({
      x: left(point.speed),
      y: top(point.error),
      radius: radius(point.bytes),
      width: textWidth(point.contender.id),
    })),
    { width: view.width, height: HEIGHT - MARGIN.bottom },
  )
  const front = frontOf(points)
  const name = METRIC_NAMES[view.metric]
  const ticks = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 1, 2].filter(
    (tick) => tick <= (scales.y[1] as number) ** 2,
  )
  const plot: Plot.PlotOptions = {
    ...base(view),
    height: HEIGHT,
    marginTop: MARGIN.top,
    marginRight: MARGIN.right,
    marginBottom: MARGIN.bottom,
    marginLeft: MARGIN.left,
    x: {
      type: 'log',
      domain: scales.x.map(Math.exp),
      label: 'warm speed, bytes per second (log) →',
      ticks: decades([Math.exp(scales.x[0]), Math.exp(scales.x[1])], view.width < 600 ? 4 : 8),
      tickFormat: speedTick,
    },
    y: {
      type: 'sqrt',
      domain: scales.y.map((root) => root ** 2),
      label: `↑ ${name}, % (square root)`,
      ticks,
      tickFormat: (share: number) => String(Math.round(share * 100)),
    },
    r: { type: 'identity' },
    marks: [
      Plot.gridY(ticks, { stroke: theme.grid, strokeOpacity: 1 }),
      ...(view.metric === 'wape' ? [Plot.ruleY([0.2], { stroke: theme.muted, strokeDasharray: '4 3' })] : []),
      Plot.line(front, { x: 'speed', y: 'error', curve: 'step-before', stroke: theme.ink, strokeWidth: 1.5 }),
      Plot.dot(points, {
        x: 'speed',
        y: 'error',
        r: ({ bytes }: Point) => radius(bytes),
        fill: ({ contender }: Point) => theme.groups[contender.group],
        fillOpacity: 0.45,
        stroke: ({ contender }: Point) => theme.groups[contender.group],
        title: (point: Point) =>
          `${point.contender.id}\n${name} ${percent(point.error)}%\n${mega(point.speed)} MB/s\n${bundle(point.bytes)}`,
      }),
      ...points.map((point, index) => {
        const { dx, dy, anchor } = boxes[index] as (typeof boxes)[number]
        return Plot.text([point], {
          x: 'speed',
          y: 'error',
          text: () => point.contender.id,
          dx,
          dy,
          textAnchor: anchor,
          fill: theme.ink,
          stroke: theme.surface,
          strokeWidth: 4,
          fontWeight: front.includes(point) ? 650 : 400,
        })
      }),
    ],
  }
  return {
    state: 'drawn',
    plot,
    note: notes(model, points),
    table: {
      columns: ['estimator', `${name} %`, 'warm MB/s', 'gz bytes', 'on the front'],
      lines: [...points]
        .sort((a, b) => a.error - b.error || b.speed - a.speed)
        .map((point) => [
          point.contender.id,
          percent(point.error),
          mega(point.speed),
          point.bytes === null ? '–' : point.bytes.toLocaleString('en'),
          front.includes(point) ? 'yes' : 'no',
        ]),
    },
  }
}

export function errorOf(
  model: HtmlModel,
  metric: MetricId,
  at: { readonly estimator: number; readonly reference: number; readonly cell: number },
): number | null {
  if (metric === 'abs_bias') {
    const bias = figureOf(model, 'bias', at)
    return bias === null ? null : Math.abs(bias)
  }
  if (metric === 'outside_20pct') {
    const within = figureOf(model, 'within_20pct', at)
    return within === null ? null : 1 - within
  }
  return figureOf(model, metric, at)
}

/** On the corpus that is looked at; where that has no speeds of its own, on the slowest. */
function pointsOf(model: HtmlModel, { reference, cell, metric }: View): Point[] {
  const corpus = model.cells[cell]?.corpus
  return model.estimators.flatMap((contender, estimator) => {
    const error = errorOf(model, metric, { estimator, reference, cell })
    const lines = model.throughput.filter((line) => line.estimator === contender.id)
    const own = lines.filter((line) => line.corpus === corpus)
    const speeds = (own.length > 0 ? own : lines).map(({ warm_bytes_per_s }) => warm_bytes_per_s)
    const known = speeds.filter((speed) => speed !== null)
    if (error === null || known.length === 0 || known.length < speeds.length) return []
    return [{ contender, error, speed: Math.min(...known), bytes: lines[0]?.bundle_gz_bytes ?? null }]
  })
}

/** In log speed and square root of error, with room for bubbles and labels. */
function scalesOf(points: readonly Point[], width: number): { x: [number, number]; y: [number, number] } {
  const speeds = points.map(({ speed }) => Math.log(speed))
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)]
  const room = Math.max(1, ((most - least) * 32) / (width - MARGIN.left - MARGIN.right))
  const worst = Math.max(0.25, ...points.map(({ error }) => error))
  return { x: [least - room, most + room], y: [0, Math.sqrt(worst * 1.15)] }
}

function position([low, high]: [number, number], value: number, [from, to]: [number, number]): number {
  return from + ((value - low) / (high - low)) * (to - from)
}

function speedTick(speed: number): string {
  const [unit, size] = (
    [
      ['TB', 1e12],
      ['GB', 1e9],
      ['MB', 1e6],
      ['kB', 1e3],
    ] as const
  ).find(([, least]) => speed >= least) ?? ['B', 1]
  return `${speed / size} ${unit}`
}

const bundle = (bytes: number | null): string =>
  bytes === null ? 'bundle size unknown' : `${bytes.toLocaleString('en')} bytes gzipped`

function notes(model: HtmlModel, points: readonly Point[]): string {
  const absent = model.estimators.filter(({ id }) => !points.some(({ contender }) => contender.id === id))
  const from =
    model.throughputFrom === 'baseline'
      ? 'The speeds are the committed baseline’s: this run measured none. '
      : ''
  return absent.length === 0
    ? from
    : `${from}Not shown, since a speed or an error is missing: ${absent.map(({ id }) => id).join(', ')}.`
}
