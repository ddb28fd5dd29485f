import { base64, chance, hexDigits, letters, pick, randomBytes, some, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const claims = ['openid profile', 'orders:read orders:write', 'admin', 'mailbox.readonly offline_access']
const notes = [
  'decoded below',
  'truncated by the proxy',
  'same as yesterday',
  'from the failing request',
  'copied out of dev tools',
]

/** Short encoded values where programs put them: tokens, cookies, data URLs, cursors, integrity hashes. */
export const encodedFields: Generator = sizedTexts('encoded-fields', (random, length) => {
  const form = pick(random, ['json', 'headers', 'env', 'messages'] as const)
  const lines = joinUntil(length, form === 'json' ? ',\n' : '\n', (index) => {
    const [name, value] = field(random)
    if (form === 'headers') return `${headerNames[name] ?? `x-${name}`}: ${value}`
    if (form === 'env')
      return `${name.toUpperCase().replaceAll('-', '_')}${index > 8 ? `_${index}` : ''}=${chance(random, 0.3) ? `"${value}"` : value}`
    if (form === 'json') return `  "${name}${index > 8 ? index : ''}": ${JSON.stringify(value)}`
    return `[${index}] ${name} (${pick(random, notes)}): ${value}`
  })
  return form === 'json' ? `{\n${lines}\n}` : lines
})

const headerNames: Readonly<Record<string, string>> = {
  token: 'authorization',
  session: 'set-cookie',
  digest: 'content-digest',
  basic: 'proxy-authorization',
}

function field(random: Random): [name: string, value: string] {
  const kind = pick(random, [
    'token',
    'session',
    'digest',
    'basic',
    'icon',
    'cursor',
    'ciphertext',
    'integrity',
    'payload',
    'saml',
  ] as const)
  switch (kind) {
    case 'token':
      return [kind, `Bearer ${jwt(random)}`]
    case 'session':
      return [
        kind,
        `sid=s%3A${urlSafe(randomBytes(random, 24))}.${urlSafe(randomBytes(random, 32))}; Path=/; HttpOnly; SameSite=Lax`,
      ]
    case 'digest':
      return [kind, `sha-256=:${base64(randomBytes(random, 32))}:`]
    case 'basic':
      return [
        kind,
        `Basic ${base64(`${pick(random, ['svc-export', 'admin', 'jenkins'])}:${letters(random, 'abcdefghijk23456789!', 14)}`)}`,
      ]
    case 'icon':
      return [
        kind,
        chance(random, 0.5)
          ? `data:image/svg+xml;base64,${base64(`<svg xmlns="http://www.w3.org/2000/svg" width="${wholeNumber(random, 8, 48)}"><path d="M${wholeNumber(random, 0, 9)} 4h${wholeNumber(random, 1, 20)}v8z"/></svg>`)}`
          : `data:image/gif;base64,R0lGODlh${base64(randomBytes(random, wholeNumber(random, 30, 240)))}`,
      ]
    case 'cursor':
      return [
        kind,
        base64(JSON.stringify({ after: wholeNumber(random, 1, 1e6), id: uuid(random), dir: 'desc' })),
      ]
    case 'ciphertext':
      return [
        kind,
        `${pick(random, ['v1:', 'AQICAH', 'vault:v3:', 'gAAAAAB'])}${base64(randomBytes(random, wholeNumber(random, 24, 300)))}`,
      ]
    case 'integrity':
      return [kind, `sha512-${base64(randomBytes(random, 64))}`]
    case 'payload':
      return [
        kind,
        base64(
          some(
            random,
            ['name=Åse', 'plan=pro', 'zip=0150', 'ref=mail', `ts=${wholeNumber(random, 1e9, 2e9)}`],
            4,
          ).join('&'),
        ),
      ]
    default:
      return [
        kind,
        encodeURIComponent(
          base64(
            `<samlp:AuthnRequest ID="_${hexDigits(random, 32)}" Version="2.0" xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>`,
          ),
        ),
      ]
  }
}

function urlSafe(bytes: Uint8Array | string): string {
  return Buffer.from(bytes as Uint8Array).toString('base64url')
}

function jwt(random: Random): string {
  const issued = wholeNumber(random, 1.6e9, 1.75e9)
  const header = { alg: pick(random, ['RS256', 'HS256', 'ES256']), typ: 'JWT', kid: hexDigits(random, 8) }
  const payload = {
    iss: 'https://id.example.com/',
    sub: pick(random, [uuid(random), `auth0|${hexDigits(random, 24)}`]),
    scope: pick(random, claims),
    iat: issued,
    exp: issued + 3600,
  }
  return `${urlSafe(JSON.stringify(header))}.${urlSafe(JSON.stringify(payload))}.${urlSafe(randomBytes(random, pick(random, [32, 64, 256])))}`
}
