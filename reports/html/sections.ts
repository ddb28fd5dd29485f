import type { ChartId } from './chart-ids.ts'
import type { Control, Draw } from './charts/chart.ts'
import { drawConvergence } from './charts/convergence.ts'
import { drawDistribution } from './charts/distribution.ts'
import { drawKinds, drawReferences } from './charts/heat-map.ts'
import { drawLengths } from './charts/length.ts'
import { drawPareto } from './charts/pareto.ts'
import { drawThroughput } from './charts/throughput.ts'

/** A part of the page that holds one chart. */
export interface Section {
  readonly id: ChartId
  readonly title: string
  readonly lead: string
  readonly controls: readonly Control[]
  /** What colours stand for. */
  readonly colours: 'group' | 'bias'
  readonly draw: Draw
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'pareto',
    title: 'Error against speed',
    lead: 'Better is lower and further right. The line joins those that none beats in both; a bubble’s area is what a browser must fetch, gzipped; the dashed line is 20%.',
    controls: ['reference', 'cell', 'metric'],
    colours: 'group',
    draw: drawPareto,
  },
  {
    id: 'kinds',
    title: 'By kind of text',
    lead: 'Numbers: WAPE in %. Colour: bias, blue where tokens are missing and orange where there are too many, full from ±50% on. Framed: above the limit of 20%.',
    controls: ['reference'],
    colours: 'bias',
    draw: drawKinds,
  },
  {
    id: 'references',
    title: 'By reference tokenizer',
    lead: 'The same estimators against other models’ vocabularies; numbers, colours and frames as above.',
    controls: ['cell'],
    colours: 'bias',
    draw: drawReferences,
  },
  {
    id: 'distribution',
    title: 'Distribution of errors',
    lead: 'Share of documents (50 tokens or more), in %, whose signed deviation is at most so much. The steeper within the shaded ±20%, the better; left of 0 are under-estimates.',
    controls: ['reference', 'corpus'],
    colours: 'group',
    draw: drawDistribution,
  },
  {
    id: 'length',
    title: 'Error by length',
    lead: 'How the signed deviation, in %, changes with a document’s length. Dashed: 0 and ±20%.',
    controls: ['reference', 'corpus'],
    colours: 'group',
    draw: drawLengths,
  },
  {
    id: 'convergence',
    title: 'Learning from usage',
    lead: 'An exponential moving average corrects a formula by the counts it has observed. It starts anew for each source; 20 seeded orders are averaged. Dashed: the formula alone.',
    controls: ['reference'],
    colours: 'group',
    draw: drawConvergence,
  },
  {
    id: 'throughput',
    title: 'Speed',
    lead: 'Filled: median warm speed, with the least and greatest launch. Hollow: the first pass, over text never seen before.',
    controls: ['speedCorpus'],
    colours: 'group',
    draw: drawThroughput,
  },
]
