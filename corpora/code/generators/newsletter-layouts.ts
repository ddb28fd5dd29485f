import { chance, hexDigits, letters, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const offers = [
  'Your basket misses you',
  'Thank you for your order, {name}',
  'Last chance: free delivery until Sunday',
  'Votre facture est disponible',
  'Neu eingetroffen: Leinen &amp; Wolle',
  'We’ve changed our terms. Here’s what that means for you',
  'Five quick suppers for a cold week',
]
const closing = ['Unsubscribe', 'View in browser', 'Privacy', 'Impressum', 'Gestione preferenze']

/** HTML of mails: nested tables, inline styles, conditional comments, tracking links, shouting attributes. */
export const newsletterLayouts: Generator = sizedTexts('newsletter-layouts', (random, length) => {
  const loud = chance(random, 0.3)
  const minified = chance(random, 0.3)
  const text = joinUntil(length, '\n', () => pick(random, [cell, picture, button, outlook, footer])(random))
  const shown = loud ? text.replace(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()) : text
  return minified ? shown.replace(/>\n\s*</g, '><') : shown
})

function style(random: Random): string {
  return some(
    random,
    [
      `padding:${wholeNumber(random, 0, 40)}px ${wholeNumber(random, 0, 30)}px`,
      'font-family:Arial,Helvetica,sans-serif',
      `font-size:${wholeNumber(random, 11, 28)}px`,
      `color:#${hexDigits(random, 6)}`,
      'mso-line-height-rule:exactly',
      `line-height:${wholeNumber(random, 14, 36)}px`,
      'border-collapse:collapse',
      `background-color:#${hexDigits(random, 3)}`,
    ],
    wholeNumber(random, 2, 5),
  ).join(';')
}

function link(random: Random): string {
  return `https://click.example.net/e/${letters(random, 'ABCDEFGHabcdefgh0123456789-_', wholeNumber(random, 16, 48))}?m=${wholeNumber(random, 100, 9999)}&amp;u=${hexDigits(random, 12)}`
}

function cell(random: Random): string {
  return `<tr>\n  <td align="${pick(random, ['left', 'center'])}" valign="top" width="${wholeNumber(random, 100, 640)}" style="${style(random)}">\n    ${pick(random, offers)}<br>${chance(random, 0.4) ? '&nbsp;' : pick(random, offers)}\n  </td>\n</tr>`
}

function picture(random: Random): string {
  return `<td style="${style(random)}"><a href="${link(random)}" target="_blank"><img src="https://img.example.net/${hexDigits(random, 10)}@2x.png" width="${wholeNumber(random, 20, 600)}" border="0" alt="" style="display:block;${style(random)}"></a></td>`
}

function button(random: Random): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0">\n<tr><td bgcolor="#${hexDigits(random, 6)}" style="border-radius:${wholeNumber(random, 0, 8)}px"><a href="${link(random)}" style="${style(random)};text-decoration:none">${pick(random, ['Shop now', 'Zur Rechnung', 'En savoir plus', 'Track parcel'])}&rarr;</a></td></tr>\n</table>`
}

function outlook(random: Random): string {
  return `<!--[if mso]>\n<v:rect xmlns:v="urn:schemas-microsoft-com:vml" fill="true" stroke="false" style="width:${wholeNumber(random, 300, 640)}px;">\n<![endif]-->\n<div style="max-width:600px;margin:0 auto;${style(random)}">${pick(random, offers)}</div>`
}

function footer(random: Random): string {
  return `<td style="${style(random)}">${some(random, closing, 3)
    .map((text) => `<a href="${link(random)}">${text}</a>`)
    .join('&nbsp;|&nbsp;')}</td>`
}
