import * as Plot from '@observablehq/plot'
import type { Chart, Control, Table } from '../charts/chart.ts'
import { GROUP_NAMES, type Group, type HtmlModel } from '../model.ts'
import type { Section } from '../sections.ts'
import { type Chosen, firstView } from '../view.ts'
import { controlSelect } from './controls.ts'
import { element } from './element.ts'
import { currentTheme } from './scheme.ts'

/** Fills a section with its switches, chart and table; returns what draws it anew. */
export function showSection(model: HtmlModel, { id, title, controls, colours, draw }: Section): () => void {
  const place = document.getElementById(id) as HTMLElement
  let chosen: Chosen = firstView(model)
  const chart = element('div', {
    class: 'chart',
    tabindex: '0',
    role: 'region',
    'aria-label': `${title}, chart`,
  })
  const note = element('p', { class: 'note' })
  const choice = element('p', { class: 'choice' })
  const rows = element('div', {
    class: 'scroll',
    tabindex: '0',
    role: 'region',
    'aria-label': `${title}, table`,
  })
  const details = element('details', {}, element('summary', {}, 'The figures'), rows)

  const redraw = (): void => {
    const width = Math.max(320, Math.min(1100, place.clientWidth))
    show(draw(model, { ...chosen, theme: currentTheme(), width }))
    choice.textContent = [...place.querySelectorAll<HTMLSelectElement>('select')]
      .map((box) => box.selectedOptions[0]?.textContent?.trim())
      .join(', ')
  }
  const show = (drawn: Chart): void => {
    details.hidden = drawn.state === 'missing'
    if (drawn.state === 'missing') {
      chart.replaceChildren(element('p', {}, drawn.reason))
      note.textContent = ''
      return
    }
    const svg = Plot.plot({ ...drawn.plot, ariaLabel: `${title}. The figures are in the table below.` })
    svg.setAttribute('role', 'img')
    // An image has one name; Plot also names its parts, which a group without a role must not have.
    for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
    chart.replaceChildren(svg)
    note.textContent = drawn.note
    rows.replaceChildren(tableOf(drawn.table, title))
  }
  const switches = controls.map((control) =>
    controlSelect(model, control, (value) => {
      chosen = { ...chosen, [control]: chosenValue(control, value) }
      redraw()
    }),
  )
  if (switches.length > 0) place.append(element('div', { class: 'controls' }, ...switches))
  place.append(
    choice,
    element('figure', {}, chart, colours === 'group' ? legend(model) : biasLegend()),
    note,
    details,
  )
  redraw()
  return redraw
}

function chosenValue(control: Control, value: string): string | number | null {
  if (control === 'reference' || control === 'cell') return Number(value)
  return control === 'corpus' && value === '' ? null : value
}

function tableOf({ columns, lines }: Table, caption: string): HTMLTableElement {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)))
  const body = lines.map(([first = '', ...rest]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, first),
      ...rest.map((field) => element('td', {}, field)),
    ),
  )
  return element(
    'table',
    { 'aria-label': caption },
    element('thead', {}, head),
    element('tbody', {}, ...body),
  )
}

function legend(model: HtmlModel): HTMLUListElement {
  const groups = new Set(model.estimators.map(({ group }) => group))
  const entries = (Object.keys(GROUP_NAMES) as Group[])
    .filter((group) => groups.has(group))
    .map((group) => {
      const mark = element('span', { 'data-group': group, 'aria-hidden': 'true' })
      return element('li', {}, mark, GROUP_NAMES[group])
    })
  return element('ul', { class: 'legend' }, ...entries)
}

function biasLegend(): HTMLParagraphElement {
  const scale = element('span', { class: 'scale', 'aria-hidden': 'true' })
  return element('p', { class: 'bias' }, 'bias −50% ', scale, ' +50%')
}
