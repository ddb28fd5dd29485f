import { chance, isoTime, letters, moment, pick, some, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const names = [
  'Aylin Demir',
  'Jonas Weber',
  'Chloé Martin',
  'Lucía Fernández',
  '佐藤 健',
  'Олег Петров',
  'Mary O’Neill',
]
const cities = [
  'Izmir',
  'Köln',
  'Nantes',
  'Sevilla',
  '大阪',
  'Kazan',
  'Cork',
  'Winnipeg',
  'São Paulo',
  'Leeds',
]
const comments = [
  'Arrived two days late but well packed.',
  'ne marche pas sur mon téléphone',
  'Die Größe fällt kleiner aus als angegeben',
  'love it!!! 5/5 would buy again 😍',
  'please add dark mode',
  'とても使いやすいです',
  'Не могу войти после обновления',
  'Checkout button hidden behind the cookie banner on Safari',
  'can I get an invoice with my VAT number?',
]
const eventNames = [
  'page_viewed',
  'signup_started',
  'Order Completed',
  'feedback.submitted',
  'video_progress',
  'experiment_exposed',
  'subscriptionRenewed',
  'search_performed',
]

/** Product analytics and message-queue records, one JSON object a line, with people's words in them. */
export const productEvents: Generator = sizedTexts('product-events', (random, length) => {
  const camel = chance(random, 0.5)
  let time = moment(random)
  return joinUntil(length, '\n', () => {
    time += wholeNumber(random, 10, 400_000)
    const event = pick(random, eventNames)
    const person = chance(random, 0.4)
      ? {
          id: `usr_${letters(random, idAlphabet, 14)}`,
          name: pick(random, names),
          city: pick(random, cities),
        }
      : { id: null }
    const record = camel
      ? {
          eventId: uuid(random),
          event,
          occurredAt: isoTime(time),
          user: person,
          props: properties(random, event),
        }
      : {
          id: `evt_${letters(random, idAlphabet, 24)}`,
          type: event,
          created: Math.floor(time / 1000),
          livemode: chance(random, 0.8),
          data: { object: properties(random, event), customer: person.id },
          context: context(random),
        }
    return JSON.stringify(record)
  })
})

const idAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789'

function properties(random: Random, event: string): object {
  switch (event) {
    case 'Order Completed':
      return {
        currency: pick(random, ['EUR', 'USD', 'JPY', 'GBP']),
        total: wholeNumber(random, 199, 99_999) / 100,
        coupon: chance(random, 0.3) ? pick(random, ['SPRING24', 'WELCOME-10', 'vip']) : null,
        items: Array.from({ length: wholeNumber(random, 1, 3) }, () => ({
          sku: `${letters(random, 'ABCDEFGH', 2)}-${wholeNumber(random, 1000, 9999)}`,
          qty: wholeNumber(random, 1, 5),
          title: some(random, ['Linen', 'Shirt', 'Relaxed', 'Blue', 'Kids', 'Organic'], 3).join(' '),
        })),
      }
    case 'feedback.submitted':
      return { rating: wholeNumber(random, 1, 5), text: pick(random, comments), screen: 'settings/help' }
    case 'video_progress':
      return {
        video: letters(random, idAlphabet, 11),
        position_s: wholeNumber(random, 0, 5400),
        muted: chance(random, 0.5),
      }
    case 'experiment_exposed':
      return {
        experiment: pick(random, ['new-nav', 'price_copy_v3', 'onboarding.short']),
        variant: pick(random, ['control', 'A', 'B']),
      }
    case 'search_performed':
      return {
        query: pick(random, ['zelt 2 personen', 'sac à dos', 'red dress', '靴 26cm', 'charger type c']),
        results: wholeNumber(random, 0, 480),
      }
    default:
      return {
        path: pick(random, ['/', '/pricing', '/blog/how-we-ship', '/konto/rechnungen', '/p/2231-rain-coat']),
        referrer: pick(random, ['https://www.example.com/', '', 'android-app://com.example.mail']),
        utm: {
          source: pick(random, ['newsletter', 'ads', 'qr']),
          campaign: `2024_${pick(random, ['q1', 'q4'])}_retarget`,
        },
      }
  }
}

function context(random: Random): object {
  return {
    locale: pick(random, ['de-DE', 'en-GB', 'fr-CA', 'ja-JP', 'tr-TR']),
    app: {
      version: `${wholeNumber(random, 3, 9)}.${wholeNumber(random, 0, 20)}.0`,
      build: wholeNumber(random, 1000, 9000),
    },
    screen: { w: pick(random, [390, 412, 1440, 1920]), h: pick(random, [844, 915, 900, 1080]) },
    ip: `203.0.113.${wholeNumber(random, 1, 254)}`,
  }
}
