import { chance, fill, hexDigits, isoTime, moment, pick, some, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const services = ['checkout', 'catalog-api', 'auth', 'search', 'notifier', 'media-proxy', 'ledger', 'geo']
const routes = [
  '/api/v2/carts/{id}/items',
  '/login',
  '/healthz',
  '/products/{slug}',
  '/v1/orders/{uuid}',
  '/search?q={word}&page={n}&sort=price_asc',
  '/assets/app.{hex}.js',
  '/users/me/preferences',
  '/webhooks/stripe',
  '/graphql',
]
const words = ['boots', 'lamp', 'winter+jacket', 'usb-c', 'teapot', 'k%C3%A4se', 'notebook', 'filter', 'oak']
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'curl/8.5.0',
  'okhttp/4.12.0',
  'python-requests/2.31.0',
  'ShopApp/7.12 (Android 14; Pixel 7)',
]
const failures = [
  ['ECONNRESET', 'socket hang up', 'at connResetException (node:internal/errors:720:14)'],
  [
    'ETIMEDOUT',
    'upstream did not answer within {n} ms',
    'at Timeout._onTimeout (/srv/app/http/client.js:88:19)',
  ],
  [
    '23505',
    'duplicate key value violates unique constraint "carts_user_id_key"',
    'at Parser.parseErrorMessage (/srv/app/node_modules/pg-protocol/dist/parser.js:283:98)',
  ],
  ['ERR_VALIDATION', 'body/quantity must be >= 1, got {n}', 'at validate (/srv/app/dist/validate.js:41:11)'],
] as const
const remarks = [
  'cache miss, falling back to primary',
  'rate limit reached for key {hex}',
  'retrying in {n} ms (attempt 2 of 5)',
  'session {uuid} expired',
  'loaded {n} feature flags',
  'slow query: {n} ms',
  'shutting down: SIGTERM received, {n} requests in flight',
  'token refreshed for user {id}',
  'price list reloaded, {n} entries, etag W/"{hex}"',
]

/** Request logs as the usual Node loggers write them: level numbers, epoch times, nested req and res. */
export const webServiceLogs: Generator = sizedTexts('web-service-logs', (random, length) => {
  const service = pick(random, services)
  const host = `${service}-${hexDigits(random, 10)}-${hexDigits(random, 5)}`
  const pid = wholeNumber(random, 1, 40)
  const isoStyle = chance(random, 0.4)
  let time = moment(random)
  const makers = {
    id: () => wholeNumber(random, 1000, 9_999_999),
    n: () => wholeNumber(random, 1, 4000),
    hex: () => hexDigits(random, 8),
    uuid: () => uuid(random),
    word: () => pick(random, words),
    slug: () => some(random, ['blue', 'small', 'oak', 'linen', 'desk', 'mug', 'set'], 3).join('-'),
  }
  return joinUntil(length, '\n', () => {
    time += wholeNumber(random, 1, 9000)
    const level = pick(random, [30, 30, 30, 30, 20, 40, 50])
    const base = isoStyle
      ? { time: isoTime(time), level: levelNames[level], service, hostname: host }
      : { level, time, pid, hostname: host, name: service }
    return JSON.stringify({ ...base, ...body(random, level, makers) })
  })
})

const levelNames: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error' }

function body(random: Random, level: number, makers: Record<string, () => string | number>): object {
  if (level === 50) {
    const [code, message, frame] = pick(random, failures)
    const text = fill(message, makers)
    return { err: { type: 'Error', message: text, code, stack: `Error: ${text}\n    ${frame}` }, msg: text }
  }
  if (level !== 30 || chance(random, 0.2)) return { msg: fill(pick(random, remarks), makers) }
  const ip = [10, wholeNumber(random, 0, 255), wholeNumber(random, 0, 255), wholeNumber(random, 1, 254)]
  return {
    reqId: chance(random, 0.5) ? uuid(random) : `req-${wholeNumber(random, 1, 9999).toString(36)}`,
    req: {
      method: pick(random, ['GET', 'GET', 'POST', 'PATCH', 'DELETE']),
      url: fill(pick(random, routes), makers),
      remoteAddress: ip.join('.'),
      ...(chance(random, 0.5) && { headers: { 'user-agent': pick(random, agents), accept: '*/*' } }),
    },
    res: { statusCode: pick(random, [200, 200, 200, 201, 204, 304, 404, 422, 500]) },
    responseTime: Number((random() * random() * 900).toFixed(pick(random, [0, 2, 3]))),
    msg: 'request completed',
  }
}
