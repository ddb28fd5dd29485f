import { chance, decimal, hexDigits, letters, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const utilities = [
  'flex',
  'items-center',
  'gap-2',
  'px-4',
  'py-1.5',
  'text-sm',
  'font-medium',
  'rounded-lg',
  'bg-white/80',
  'dark:bg-zinc-900',
  'hover:underline',
  'md:grid-cols-3',
  'w-[calc(100%-2rem)]',
  '-mt-px',
  'focus-visible:ring-2',
]
const captions = [
  'Deploys',
  'Invite people',
  'Last 30 days',
  'No results for “lamp”',
  'Mark all as read',
  'Zuletzt geöffnet',
  '3 of 12 seats used',
  'Something went wrong',
]
const icons = ['M5 12h14', 'm9 18 6-6-6-6', 'M12 5v14M5 12h14', 'M3 6h18M8 6V4h8v2']

/** What a front end renders: utility classes, data and aria attributes, generated ids, inline icons, islands of JSON. */
export const renderedViews: Generator = sizedTexts('rendered-views', (random, length) => {
  const packed = chance(random, 0.5)
  return joinUntil(length, packed ? '' : '\n', () =>
    pick(random, [card, row, control, icon, state, dialog])(random),
  )
})

function classes(random: Random): string {
  return chance(random, 0.7)
    ? some(random, utilities, wholeNumber(random, 2, 8)).join(' ')
    : `${pick(random, ['Button', 'card', 'Table'])}_${pick(random, ['root', 'label', 'row'])}__${letters(random, 'abcdefgXYZ0123456789', 5)}`
}

function card(random: Random): string {
  return `<div class="${classes(random)}" data-v-${hexDigits(random, 8)}><h3 class="${classes(random)}">${pick(random, captions)}</h3><p class="${classes(random)}"><!-- -->${decimal(random, 0, 99, 1)}<!-- -->%</p></div>`
}

function row(random: Random): string {
  return `<tr role="row" aria-rowindex="${wholeNumber(random, 1, 400)}" data-testid="row-${wholeNumber(random, 1, 99)}">${times(wholeNumber(random, 1, 4), (index) => `<td role="gridcell" aria-colindex="${index + 1}" class="${classes(random)}">${chance(random, 0.5) ? wholeNumber(random, 0, 9999) : pick(random, captions)}</td>`).join('')}</tr>`
}

function control(random: Random): string {
  const id = `:r${wholeNumber(random, 0, 99).toString(36)}:`
  return `<button type="button" id="${id}" aria-haspopup="menu" aria-expanded="${chance(random, 0.5)}" data-state="${pick(random, ['open', 'closed', 'checked'])}" class="${classes(random)}" @click="toggle($event)">${pick(random, captions)}</button>`
}

function icon(random: Random): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" class="lucide ${classes(random)}" aria-hidden="true"><path d="${pick(random, icons)}"></path></svg>`
}

function state(random: Random): string {
  return `<script type="application/json" id="__DATA_${wholeNumber(random, 1, 9)}__">${JSON.stringify({ props: { user: { id: wholeNumber(random, 1, 9999), plan: pick(random, ['free', 'team']) }, items: times(wholeNumber(random, 1, 4), () => ({ id: hexDigits(random, 6), t: pick(random, captions) })) }, buildId: letters(random, 'abcdefghijkLMNOPQR0123456789_-', 21) })}</script>`
}

function dialog(random: Random): string {
  return `<div role="dialog" aria-modal="true" aria-labelledby="t${wholeNumber(random, 1, 99)}" style="--x: ${decimal(random, 0, 400, 2)}px; transform: translate3d(${decimal(random, -90, 90, 3)}px, 0px, 0px);"><template v-if="ready"><slot name="title">${pick(random, captions)}</slot></template></div>`
}
