import { base64, chance, fill, hexDigits, letters, pick, randomBytes, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const names = [
  'api.example.com',
  'mail.example.org',
  '*.example.net',
  'Test Root CA 2',
  'build-agent-07',
  'vpn.example.com',
]
const labels = [
  'CERTIFICATE',
  'PRIVATE KEY',
  'RSA PRIVATE KEY',
  'PUBLIC KEY',
  'EC PRIVATE KEY',
  'CERTIFICATE REQUEST',
]
const notes = [
  '# renewed {n} days before expiry',
  'subject=CN = {name}\nissuer=C = NO, O = Example Trust, CN = Example R{n}',
  'Bag Attributes\n    localKeyID: {hex}',
  '  s:CN = {name}\n  i:CN = Example Intermediate {n}',
]
const jsonFields = ['caBundle', 'tls.crt', 'client_key', 'signature', 'pubkey', 'sealed']

/** Keys and certificates: base64 in lines of 64, in PEM blocks, authorised keys and secrets of JSON and YAML. */
export const pemFiles: Generator = sizedTexts('pem-files', (random, length) => {
  const width = pick(random, [64, 64, 76])
  const most = Math.min(1800, Math.max(40, Math.floor(length * 0.6)))
  const writers = [pemBlock, pemBlock, sshKeys, secret, armoured]
  return joinUntil(length, '\n', () => pick(random, writers)(random, wholeNumber(random, 40, most), width))
})

/** ASN.1-like bytes: nested lengths, object identifiers, printable names, a modulus. Not a real key. */
function der(random: Random, length: number): Uint8Array {
  const bytes = [0x30, 0x82, (length >> 8) & 255, length & 255, 0x30, 0x82, 0x01, wholeNumber(random, 0, 255)]
  while (bytes.length < length) {
    const piece = pick(random, ['oid', 'name', 'number', 'number', 'null'] as const)
    if (piece === 'oid')
      bytes.push(0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, wholeNumber(random, 1, 14))
    else if (piece === 'null') bytes.push(0x05, 0x00, 0x03, 0x82, 0x01, 0x0f, 0x00)
    else if (piece === 'name') {
      const name = pick(random, names)
      bytes.push(0x31, name.length + 9, 0x06, 0x03, 0x55, 0x04, 0x03, 0x0c, name.length, ...Buffer.from(name))
    } else {
      const size = wholeNumber(random, 16, 120)
      bytes.push(0x02, size, ...randomBytes(random, size))
    }
  }
  return Uint8Array.from(bytes.slice(0, length))
}

function wrapped(text: string, width: number, indent = ''): string {
  return (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((line) => indent + line).join('\n')
}

function pemBlock(random: Random, size: number, width: number): string {
  const label = pick(random, labels)
  const makers = {
    n: () => wholeNumber(random, 1, 30),
    name: () => pick(random, names),
    hex: () => hexDigits(random, 40).replace(/..(?=.)/g, '$& '),
  }
  const note = chance(random, 0.3) ? `${fill(pick(random, notes), makers)}\n` : ''
  return `${note}-----BEGIN ${label}-----\n${wrapped(base64(der(random, size)), width)}\n-----END ${label}-----`
}

function sshKeys(random: Random, size: number): string {
  const user = pick(random, ['deploy', 'maria', 'git', 'backup'])
  return times(wholeNumber(random, 1, 3), () =>
    chance(random, 0.6)
      ? `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${base64(randomBytes(random, 32)).slice(0, 43)} ${user}@${letters(random, 'abcdehost', 5)}`
      : `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAB${base64(randomBytes(random, Math.min(size, 256)))} ${user}@example.com`,
  ).join('\n')
}

function secret(random: Random, size: number, width: number): string {
  const field = pick(random, jsonFields)
  const value = base64(der(random, Math.min(size, 320)))
  if (chance(random, 0.5)) return `  ${field}: |\n${wrapped(value, width, '    ')}`
  return JSON.stringify(
    { kid: hexDigits(random, 16), alg: pick(random, ['RS256', 'EdDSA']), [field]: value },
    null,
    chance(random, 0.5) ? 2 : 0,
  )
}

function armoured(random: Random, size: number, width: number): string {
  const sum = base64(randomBytes(random, 3))
  return `-----BEGIN PGP MESSAGE-----\n\n${wrapped(base64(randomBytes(random, size)), width)}\n=${sum}\n-----END PGP MESSAGE-----`
}
