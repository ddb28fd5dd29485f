import { describe, expect, it } from 'vitest'
import { excerptsOf, worstByReference } from '../../../harness/excerpts.ts'
import { summarise } from '../../../harness/summarise.ts'
import { fromRows, fromSummaries } from '../../../reports/html/build-model.ts'
import { html, json } from '../../../reports/html/markup.ts'
import type { Contender, HtmlModel } from '../../../reports/html/model.ts'
import { renderPage } from '../../../reports/html/page.ts'
import { SECTIONS } from '../../../reports/html/sections.ts'
import { renderSvg } from '../../../reports/html/svg.ts'
import { row } from '../../harness/rows.ts'
import { provenance, throughput } from '../fixtures.ts'
import { toDocument } from './document.ts'

const contender = (id: string): Contender => ({ id, description: id, group: 'formula' })

const rows = ['good', 'ours'].flatMap((estimator, e) =>
  ['r0', 'r1'].flatMap((reference, r) =>
    Array.from({ length: 12 }, (_, d) =>
      row({
        estimator,
        reference,
        document: `d${d}`,
        source: `s${d}`,
        reference_tokens: 100 + r,
        estimated_tokens: e === 0 ? 101 : 60 + d * 10,
      }),
    ),
  ),
)

function model(): HtmlModel {
  const summarised = fromSummaries(summarise(rows, { seed: 1 }), contender)
  return {
    ...summarised,
    ...fromRows(rows, summarised.estimators, summarised.references),
    convergence: [],
    throughput,
    throughputFrom: 'run',
    excerpts: {},
    tokenStarts: [{}, {}],
  }
}

describe('the model', () => {
  it('holds equal columns once, as those of an estimator that knows no target', () => {
    const { estimates, columns } = model()
    expect(estimates).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(columns.length).toBe(2)
  })

  it('leaves a missing figure null', () => {
    const faulty = rows.map((one) => ({ ...one, estimated_tokens: null, fault: 'threw' }))
    const { figures } = fromSummaries(summarise(faulty, { seed: 1 }), contender)
    expect(new Set(figures.wape)).toEqual(new Set([null]))
  })
})

describe('excerpts', () => {
  const documents = rows.map(({ document }) => toDocument(document, 'secret text'))

  it('are of the documents that are missed most', () => {
    const worst = worstByReference(model())
    // `good` misses all alike, so its first five; `ours` most those of 60, 70, 150, 160 and 170 for 100.
    expect(worst[0]).toEqual([0, 1, 2, 3, 4, 9, 10, 11])
    expect(excerptsOf(model(), worst, documents, () => true)[0]?.start).toBe('secret text')
  })

  it('are withheld where a text may not be shown', () => {
    expect(excerptsOf(model(), worstByReference(model()), documents, () => false)).toEqual({})
  })
})

describe('the page', () => {
  const page = (): string =>
    renderPage({
      model: model(),
      parts: { verdicts: [], warnings: ['a <b>bold</b> warning'], pruning: [] },
      provenance,
      script: '',
    })

  it('has the same bytes for the same input', () => {
    expect(page()).toBe(page())
    for (const section of SECTIONS) expect(renderSvg(model(), section)).toBe(renderSvg(model(), section))
  })

  it('draws every chart that has data, and none that has not', () => {
    const drawn = SECTIONS.filter((section) => renderSvg(model(), section) !== null).map(({ id }) => id)
    expect(drawn).toEqual(['pareto', 'kinds', 'references', 'distribution', 'length', 'throughput'])
  })

  it('takes nothing in a text for markup, and leaves out an empty section', () => {
    expect(page()).toContain('a &lt;b&gt;bold&lt;/b&gt; warning')
    expect(page()).not.toContain('id="pruners"')
    expect(html`<i>${'</i>'}${['<', 1]}</i>`.markup).toBe('<i>&lt;/i&gt;&lt;1</i>')
    expect(json('</script>').markup).toBe('"\\u003c/script>"')
  })
})
