import type { View } from './charts/chart.ts'
import type { HtmlModel } from './model.ts'

export type Chosen = Omit<View, 'theme' | 'width'>

/** What a chart shows before anybody chooses: the first reference, the macro over real text, WAPE. */
export function firstView(model: HtmlModel): Chosen {
  return {
    reference: 0,
    cell: 0,
    corpus: null,
    metric: 'wape',
    speedCorpus: model.throughput[0]?.corpus ?? '',
  }
}
