import { percent, signedPercent } from '../../format.ts'
import { type Deviation, deviationsOf, WORST_SHOWN, worstOf } from '../deviations.ts'
import type { Excerpt, HtmlModel } from '../model.ts'
import { controlSelect, select } from './controls.ts'
import { element } from './element.ts'

/** The documents that an estimator misses most, for the reader's choice of estimator and reference. */
export function showWorst(model: HtmlModel): void {
  const place = document.getElementById('worst') as HTMLElement
  const list = element('ol', { class: 'texts' })
  const shown = model.estimators
    .map(({ id }, index) => ({ value: String(index), label: id }))
    .filter(({ value }) => model.estimates[Number(value)]?.some((column) => column !== null))
  let [estimator, reference] = [Number(shown[0]?.value ?? 0), 0]
  const update = (): void => {
    const worst = worstOf(deviationsOf(model, estimator, reference, null), WORST_SHOWN)
    list.replaceChildren(
      ...(worst.length > 0
        ? worst.map((deviation) => entry(model, reference, deviation))
        : [element('li', {}, 'It is exact on every document.')]),
    )
  }
  place.append(
    element(
      'div',
      { class: 'controls' },
      select('estimator', 'Estimator', shown, (value) => {
        estimator = Number(value)
        update()
      }),
      controlSelect(model, 'reference', (value) => {
        reference = Number(value)
        update()
      }),
    ),
    list,
  )
  update()
}

function entry(model: HtmlModel, reference: number, deviation: Deviation): HTMLLIElement {
  const { document: index, estimate, tokens, relative } = deviation
  const excerpt = model.excerpts[index]
  const off =
    Math.abs(relative) < 0.9995 || relative < 0 ? `${signedPercent(relative)}%` : `+${percent(relative)}%`
  return element(
    'li',
    {},
    element('div', { class: 'name' }, model.documents[index]?.id ?? ''),
    element(
      'div',
      { class: 'meta' },
      `estimate ${estimate.toLocaleString('en')}, true count ${tokens.toLocaleString('en')} tokens: ${off}`,
    ),
    excerpt
      ? element(
          'p',
          { class: 'excerpt', dir: 'auto' },
          ...colour(excerpt, model.tokenStarts[reference]?.[index]),
        )
      : element('p', { class: 'note' }, 'A text of your own: it is shown with --show-text only.'),
  )
}

const COLOURS = 4

function colour({ start, cut }: Excerpt, starts: readonly number[] | undefined): (Node | string)[] {
  const end = cut ? [' …'] : []
  if (!starts) return [start, ...end]
  // Several tokens that share one character start at the same place: it shows as one.
  const places = [...new Set(starts)]
  return [
    ...places.map((from, index) =>
      element('span', { class: `t${index % COLOURS}` }, start.slice(from, places[index + 1] ?? start.length)),
    ),
    ...end,
  ]
}
