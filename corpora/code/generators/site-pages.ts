import { chance, hexDigits, isoTime, moment, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const titles = [
  'Opening hours',
  'Our history',
  'Getting here',
  'Install from source',
  'Frequently asked questions',
  'Members’ area',
  'What’s new',
  'Choosing a tent',
]
const sentences = [
  'The museum opens at ten and closes at six, except on Mondays.',
  'You need version 3 or later; older ones ignore the setting.',
  'In 1912 the mill burned down and was rebuilt in brick.',
  'Take the number 4 tram to the last stop and follow the river.',
  'We answer every letter, though it may take a fortnight.',
  'Children under twelve get in free when they bring a drawing.',
  'If the build fails, delete the cache and try again.',
  'A good tent is light, dry and quick to put up in the dark.',
  'Tickets can be returned until the evening before.',
  'The archive holds some forty thousand photographs.',
]
const links = [
  '/',
  '/about',
  '/contact.html',
  '/docs/install',
  'https://example.org/map',
  '#top',
  'mailto:info@example.com',
  '/shop?cat=3&amp;page=2',
]

/** Pages written by hand or by a site generator: semantic elements, forms, tables, lists, class names. */
export const sitePages: Generator = sizedTexts('site-pages', (random, length) => {
  const indent = pick(random, ['  ', '    ', '\t'])
  const blocks = joinUntil(length > 1500 ? length - 500 : length, '\n', () =>
    pick(random, [article, navigation, form, table, list, figure, definition])(random),
  )
  if (length < 1500) return blocks
  const inner = blocks
    .split('\n')
    .map((line) => indent + line)
    .join('\n')
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${indent}<meta charset="utf-8">\n${indent}<meta name="viewport" content="width=device-width, initial-scale=1">\n${indent}<title>${pick(random, titles)}</title>\n${indent}<link rel="stylesheet" href="/css/main.${hexDigits(random, 8)}.css">\n</head>\n<body class="${pick(random, ['home', 'page page-default', 'no-js'])}">\n${inner}\n</body>\n</html>`
})

function prose(random: Random): string {
  return some(random, sentences, wholeNumber(random, 1, 3)).join(' ')
}

function article(random: Random): string {
  const paragraphs = times(
    wholeNumber(random, 1, 3),
    () =>
      `  <p>${prose(random)}${chance(random, 0.4) ? ` See <a href="${pick(random, links)}">${pick(random, titles).toLowerCase()}</a>.` : ''}</p>`,
  )
  return `<article id="post-${wholeNumber(random, 1, 900)}" class="post">\n  <h2>${pick(random, titles)}</h2>\n  <time datetime="${isoTime(moment(random)).slice(0, 10)}">${wholeNumber(random, 1, 28)} March</time>\n${paragraphs.join('\n')}\n</article>`
}

function navigation(random: Random): string {
  const items = some(random, links, wholeNumber(random, 2, 6)).map(
    (link) =>
      `    <li${chance(random, 0.2) ? ' class="active"' : ''}><a href="${link}">${pick(random, titles)}</a></li>`,
  )
  return `<nav aria-label="Main">\n  <ul class="menu">\n${items.join('\n')}\n  </ul>\n</nav>`
}

function form(random: Random): string {
  const fields = some(
    random,
    ['name', 'email', 'phone', 'arrival', 'guests', 'message'],
    wholeNumber(random, 1, 4),
  ).map(
    (field) =>
      `  <label for="f-${field}">${field[0]?.toUpperCase()}${field.slice(1)}</label>\n  <input type="${pick(random, ['text', 'email', 'date', 'number'])}" id="f-${field}" name="${field}"${chance(random, 0.5) ? ' required' : ''}>`,
  )
  return `<form action="/send" method="post">\n${fields.join('\n')}\n  <button type="submit" class="btn">${pick(random, ['Send', 'Book now', 'Subscribe'])}</button>\n</form>`
}

function table(random: Random): string {
  const rows = times(
    wholeNumber(random, 1, 6),
    () =>
      `    <tr><td>${pick(random, ['Adults', 'Students', 'Groups', 'Dogs'])}</td><td class="num">€&nbsp;${wholeNumber(random, 2, 40)}.${wholeNumber(random, 10, 99)}</td></tr>`,
  )
  return `<table>\n  <thead><tr><th scope="col">Who</th><th scope="col">Price</th></tr></thead>\n  <tbody>\n${rows.join('\n')}\n  </tbody>\n</table>`
}

function list(random: Random): string {
  const tag = pick(random, ['ul', 'ol'])
  return `<${tag}>\n${times(wholeNumber(random, 2, 6), () => `  <li>${pick(random, sentences)}</li>`).join('\n')}\n</${tag}>`
}

function figure(random: Random): string {
  return `<figure>\n  <img src="/img/${pick(random, ['harbour', 'mill', 'tent'])}-${wholeNumber(random, 1, 60)}.jpg" alt="${pick(random, titles)}" width="${wholeNumber(random, 2, 12) * 100}" height="600" loading="lazy">\n  <figcaption>${pick(random, sentences)}</figcaption>\n</figure>`
}

function definition(random: Random): string {
  return `<details${chance(random, 0.3) ? ' open' : ''}>\n  <summary>${pick(random, titles)}?</summary>\n  <p>${prose(random)}</p>\n</details>`
}
