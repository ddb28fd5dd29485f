import { chance, decimal, isoTime, letters, moment, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const adjectives = [
  'Compact',
  'Hand-made',
  'Waterproof',
  'Folding',
  'Cordless',
  'Stainless',
  'Child-safe',
  'Wall-mounted',
]
const nouns = [
  'desk lamp',
  'rain cover',
  'pizza stone',
  'bicycle pump',
  'plant stand',
  'screwdriver set',
  'tea strainer',
]
const claims = [
  'Fits all common sizes.',
  'Made from recycled aluminium &amp; cork.',
  'Two-year guarantee.',
  'Batteries (2 &#215; AA) not included.',
  'Dishwasher safe up to 60 &#176;C.',
  'Delivered flat; assembly takes ten minutes.',
  'Colours may differ slightly from the picture.',
  'For indoor use only.',
]
const headlines = [
  'Council approves new tram line',
  'Ten things to do with stale bread',
  'Version 4.2 released',
  'Storm closes coast road',
]
const shops = [rssItem, feedEntry, catalogueItem]

/** Product catalogues and feeds: RSS, Atom and shop exports, with entities and CDATA. */
export const productFeeds: Generator = sizedTexts('product-feeds', (random, length) => {
  const item = pick(random, shops)
  const [open, close] =
    item === rssItem
      ? [
          '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Shop</title>',
          '</channel>\n</rss>',
        ]
      : item === feedEntry
        ? ['<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">', '</feed>']
        : ['<?xml version="1.0"?>\n<catalogue currency="EUR">', '</catalogue>']
  return `${open}\n${joinUntil(length - open.length - close.length, '\n', () => item(random))}\n${close}`
})

function title(random: Random): string {
  return `${pick(random, adjectives)} ${pick(random, nouns)}`
}

function text(random: Random): string {
  return some(random, claims, wholeNumber(random, 1, 4)).join(' ')
}

function rssItem(random: Random): string {
  const id = letters(random, '0123456789', 8)
  return `<item>
  <g:id>${id}</g:id>
  <title>${title(random)}</title>
  <link>https://shop.example.com/p/${id}?utm_source=feed&amp;utm_medium=xml</link>
  <description><![CDATA[<p>${text(random)}</p><ul><li>${wholeNumber(random, 5, 90)} cm</li></ul>]]></description>
  <g:price>${decimal(random, 2, 400, 2)} EUR</g:price>
  <g:gtin>${letters(random, '0123456789', 13)}</g:gtin>
  <g:availability>${pick(random, ['in stock', 'out of stock', 'preorder'])}</g:availability>
</item>`
}

function feedEntry(random: Random): string {
  const time = isoTime(moment(random))
  return `<entry><id>tag:example.org,${time.slice(0, 10)}:${wholeNumber(random, 1, 9999)}</id><title type="html">${pick(random, headlines)}</title><updated>${time}</updated><link rel="alternate" href="https://example.org/${time.slice(0, 4)}/${wholeNumber(random, 1, 400)}"/><summary type="html">&lt;p&gt;${text(random)}&lt;/p&gt;</summary>${chance(random, 0.5) ? '<category term="local"/>' : ''}</entry>`
}

function catalogueItem(random: Random): string {
  const sizes = some(random, ['S', 'M', 'L', 'XL'], wholeNumber(random, 1, 3))
  return `    <product sku="${letters(random, 'ABCDEFGHJK', 3)}-${wholeNumber(random, 100, 999)}" active="${chance(random, 0.8)}">
        <name xml:lang="en">${title(random)}</name>
        <!-- imported ${isoTime(moment(random)).slice(0, 10)} -->
        <prices net="${decimal(random, 1, 300, 2)}" vat="${pick(random, ['0.19', '0.07', '0.20'])}"/>
        <sizes>${sizes.map((size) => `<size stock="${wholeNumber(random, 0, 60)}">${size}</size>`).join('')}</sizes>
        <text>${text(random)}</text>
    </product>`
}
