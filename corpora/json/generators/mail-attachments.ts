import { base64, chance, letters, pick, randomBytes, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const files = [
  [
    'invoice-0417.pdf',
    'application/pdf',
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n4 0 obj\n<</Type/Page/MediaBox[0 0 595 842]>>\nstream\n',
  ],
  ['logo.png', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x40\0\0\0\xf0\x08\x06\0\0\0'],
  ['photo_2231.jpg', 'image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x48\0\x48\0\0\xff\xdb\0\x43\0'],
  [
    'report.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml',
  ],
  ['voice.ogg', 'audio/ogg', 'OggS\0\x02\0\0\0\0\0\0\0\0\x1fOpusHead\x01\x02'],
] as const
const words =
  'the order was sent on Monday with two boxes and a small note for Karen please check table width before you sign regards Søren tel total euro net date name street city amount paid'.split(
    ' ',
  )
const people = [
  'Ana Prieto <ana@example.com>',
  'orders@example.org',
  '"Dr. K. Lund" <kl@example.net>',
  'noreply@example.com',
]

/** Mails as they travel: headers, boundaries, bodies in base64 lines of 76, quoted-printable now and then. */
export const mailAttachments: Generator = sizedTexts('mail-attachments', (random, length) => {
  const boundary = `----=_Part_${wholeNumber(random, 1, 9999)}_${letters(random, '0123456789ABCDEF', 16)}`
  const head =
    length > 700
      ? `From: ${pick(random, people)}\nTo: ${pick(random, people)}\nMessage-ID: <${letters(random, 'abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789', 28)}@mx.example.com>\nSubject: =?UTF-8?B?${base64(some(random, words, 5).join(' '))}?=\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="${boundary}"\n\n`
      : ''
  const most = Math.min(2600, Math.max(60, Math.floor((length - head.length) * 0.5)))
  const body = joinUntil(
    length - head.length,
    '\n\n',
    () => `--${boundary}\n${part(random, wholeNumber(random, 60, most))}`,
  )
  return `${head}${body}\n--${boundary}--`
})

function part(random: Random, size: number): string {
  const kind = random()
  if (kind < 0.35) {
    const type = pick(random, [
      'text/plain; charset=utf-8',
      'text/html; charset=UTF-8',
      'text/csv',
      'text/calendar',
    ])
    return `Content-Type: ${type}\nContent-Transfer-Encoding: base64\n\n${lines(base64(prose(random, size, type)))}`
  }
  if (kind < 0.45) {
    return `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${prose(random, Math.min(size, 300), 'text/plain').replaceAll('ø', '=C3=B8')}=\n`
  }
  const [name, type, magic] = pick(random, files)
  const start = Buffer.from(magic, 'latin1')
  // Compressed data looks random; bitmaps and padding hold runs of one byte.
  const rest = randomBytes(random, size).map((byte) => (byte > 200 && name.endsWith('png') ? 0 : byte))
  const head = `Content-Type: ${type}; name="${name}"\nContent-Disposition: ${chance(random, 0.7) ? 'attachment' : 'inline'}; filename="${name}"\nContent-Transfer-Encoding: base64`
  return `${head}\n\n${lines(base64(Buffer.concat([start, rest])))}`
}

function prose(random: Random, size: number, type: string): string {
  if (type === 'text/csv')
    return joinUntil(
      size,
      '\r\n',
      (row) => `${row};${pick(random, words)};${wholeNumber(random, 1, 9000)},${wholeNumber(random, 10, 99)}`,
    )
  const text = joinUntil(size, ' ', () => pick(random, words) + (chance(random, 0.1) ? '.' : ''))
  return type.startsWith('text/html')
    ? `<html><body><p>${text.replaceAll('.', '.</p>\n<p>')}</p></body></html>`
    : text
}

function lines(text: string): string {
  return (text.match(/.{1,76}/g) ?? []).join('\n')
}
