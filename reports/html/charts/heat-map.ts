import * as Plot from '@observablehq/plot'
import { percent, signedPercent } from '../../format.ts'
import { type Contender, figureOf, type HtmlModel } from '../model.ts'
import { biasColour, textOn } from '../theme.ts'
import { base, type Chart, type Draw, textWidth, type View } from './chart.ts'

/** The limit that bench.config.ts sets on WAPE. */
const LIMIT = 0.2

interface Square {
  readonly estimator: Contender
  readonly line: string
  readonly wape: number | null
  readonly bias: number | null
}

/** WAPE of each estimator on each kind, against one reference. */
export const drawKinds: Draw = (model, view) => {
  const kinds = model.cells.flatMap(({ corpus, kind }, cell) =>
    kind !== 'all' || corpus.startsWith('macro') ? [{ name: kind === 'all' ? corpus : kind, cell }] : [],
  )
  return heatMap(model, view, 'kind', kinds, ({ cell }) => ({ reference: view.reference, cell }))
}

/** WAPE of each estimator against each reference, on one corpus, kind or macro. */
export const drawReferences: Draw = (model, view) => {
  const references = model.references.map((name, reference) => ({ name, reference }))
  return heatMap(model, view, 'reference', references, ({ reference }) => ({ reference, cell: view.cell }))
}

function heatMap<Line extends { readonly name: string }>(
  model: HtmlModel,
  view: View,
  heading: string,
  lines: readonly Line[],
  at: (line: Line) => { reference: number; cell: number },
): Chart {
  const squares: Square[] = lines.flatMap((line) =>
    model.estimators.map((estimator, index) => ({
      estimator,
      line: line.name,
      wape: figureOf(model, 'wape', { estimator: index, ...at(line) }),
      bias: figureOf(model, 'bias', { estimator: index, ...at(line) }),
    })),
  )
  const { theme } = view
  const names = model.estimators.map(({ id }) => id)
  const marginLeft = 12 + Math.max(...lines.map(({ name }) => textWidth(name)))
  const marginTop = 16 + Math.max(...names.map(textWidth)) * 0.75
  // The last name leans out over the right edge.
  const marginRight = Math.max(8, textWidth(names.at(-1) ?? '') * 0.75 - 12)
  const width = Math.max(view.width, marginLeft + names.length * 40 + marginRight)
  const fill = ({ bias }: Square): string => biasColour(theme, bias)
  const over = squares.filter(({ wape }) => wape !== null && wape > LIMIT)
  return {
    state: 'drawn',
    note: '',
    plot: {
      ...base({ ...view, width }),
      height: marginTop + lines.length * 22 + 8,
      marginLeft,
      marginTop,
      marginRight,
      marginBottom: 8,
      x: { domain: names, axis: 'top', label: null, tickRotate: -45, tickSize: 0, padding: 0.06 },
      y: { domain: lines.map(({ name }) => name), label: null, tickSize: 0, padding: 0.08 },
      marks: [
        Plot.cell(squares, { x: ({ estimator }: Square) => estimator.id, y: 'line', fill, title }),
        Plot.cell(over, {
          x: ({ estimator }: Square) => estimator.id,
          y: 'line',
          stroke: theme.ink,
          strokeWidth: 1.25,
          inset: 1,
        }),
        Plot.text(squares, {
          x: ({ estimator }: Square) => estimator.id,
          y: 'line',
          text: ({ wape }: Square) => (wape === null ? '–' : (wape * 100).toFixed(wape < 0.0995 ? 1 : 0)),
          fill: (square: Square) => (square.bias === null ? theme.muted : textOn(fill(square))),
        }),
      ],
    },
    table: {
      columns: [heading, ...names.map((name) => `${name} %`)],
      lines: lines.map((line) => [
        line.name,
        ...squares
          .filter((square) => square.line === line.name)
          .map(({ wape, bias }) => (wape === null ? '–' : `${percent(wape)} (${signedPercent(bias)})`)),
      ]),
    },
  }
}

function title({ estimator, line, wape, bias }: Square): string {
  return `${estimator.id}, ${line}\nWAPE ${percent(wape)}%, bias ${signedPercent(bias)}%`
}
