import { chance, hexDigits, letters, pick, randomBytes, some, times, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const texts = [
  'GET /index.html HTTP/1.1\r\nHost: example.com\r\n',
  'SQLite format 3\0',
  'user=guest;lang=nb;',
  'RIFF\x24\x08\0\0WAVEfmt ',
  '{"ok":true,"n":41}',
]

/** Bytes shown as hexadecimal: dumps, memory maps, addresses, colours, transactions, packets. */
export const hexDumps: Generator = sizedTexts('hex-dumps', (random, length) => {
  const write = pick(random, [dump, dump, registers, palette, ledger, neighbours])
  let address = wholeNumber(random, 0, 0xffff) * 16
  const bytes = memory(random)
  return joinUntil(length, '\n', () => {
    address += 16
    return write(random, address, bytes)
  })
})

function memory(random: Random): () => Uint8Array {
  return () =>
    pick(random, [
      () => randomBytes(random, 16),
      () => new Uint8Array(16).fill(pick(random, [0, 0, 255])),
      () => Uint8Array.from(Buffer.from(pick(random, texts).padEnd(16, '\0'), 'latin1').subarray(0, 16)),
      () => randomBytes(random, 16).map((byte) => (byte < 150 ? 0 : byte)),
    ])()
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function dump(_random: Random, address: number, bytes: () => Uint8Array): string {
  const row = bytes()
  const pairs = [...row].map(hex)
  const shown = [...row].map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : '.')).join('')
  return `${address.toString(16).padStart(8, '0')}  ${pairs.slice(0, 8).join(' ')}  ${pairs.slice(8).join(' ')}  |${shown}|`
}

function registers(random: Random): string {
  const line = some(random, ['rax', 'rbx', 'rcx', 'rdx', 'rsi', 'rdi', 'rip', 'rsp', 'r8', 'r12'], 3)
  return line.map((name) => `${name.toUpperCase().padEnd(4)}0x${hexDigits(random, 16)}`).join('   ')
}

function palette(random: Random): string {
  const name = pick(random, ['--accent', '--bg-subtle', '$border', 'ink', 'sea-3'])
  return pick(random, [
    `${name}: #${hexDigits(random, 6)};`,
    `${name}-${wholeNumber(random, 1, 9)}00: #${hexDigits(random, 8).toUpperCase()}`,
    `rgb(0x${hexDigits(random, 2)}, 0x${hexDigits(random, 2)}, 0x${hexDigits(random, 2)})`,
  ])
}

function ledger(random: Random, address: number): string {
  return JSON.stringify({
    block: `0x${(address * 97).toString(16)}`,
    hash: `0x${hexDigits(random, 64)}`,
    from: `0x${mixedCase(random, 40)}`,
    to: chance(random, 0.8) ? `0x${mixedCase(random, 40)}` : null,
    input: `0x${hexDigits(random, pick(random, [0, 8, 72, 136]))}`,
    gas: `0x${hexDigits(random, 5)}`,
  })
}

/** Checksummed addresses mix upper and lower case. */
function mixedCase(random: Random, length: number): string {
  return letters(random, '0123456789abcdefABCDEF', length)
}

function neighbours(random: Random): string {
  const mac = times(6, () => hexDigits(random, 2)).join(pick(random, [':', '-']))
  const v6 = `2001:db8:${times(wholeNumber(random, 2, 5), () => hexDigits(random, wholeNumber(random, 1, 4))).join(':')}::${hexDigits(random, 2)}`
  return pick(random, [
    `${v6}/64 dev eth${wholeNumber(random, 0, 3)} lladdr ${mac} REACHABLE`,
    `${mac}\t${v6}\t{${uuid(random).toUpperCase()}}`,
    `HKEY_CLASSES_ROOT\\CLSID\\{${uuid(random).toUpperCase()}} = dword:${hexDigits(random, 8)}`,
  ])
}
