import { trait, traitOf } from '../../max/features.ts'
import { byteCount, byteSymbols, flaggedCodePoints } from '../../max/symbols.ts'
import type { Token } from './vocabulary.ts'

/** By code point, whether the character is a token. */
export function wholeCharacters(tokens: readonly Token[]): Uint8Array {
  const out = new Uint8Array(flaggedCodePoints)
  for (const { bytes } of tokens) {
    const point = characterAt(bytes, 0)
    if (point >= 0 && point < flaggedCodePoints && byteCount(point) === bytes.length) out[point] = 1
  }
  return out
}

export interface Symbols {
  readonly symbols: readonly number[]
  readonly traits: number
}

/** A token as the runtime's merges see it; see symbols.ts. */
export function symbolsOf(bytes: Uint8Array, whole: Uint8Array): Symbols {
  const symbols: number[] = []
  let traits = 0
  for (let at = 0; at < bytes.length; ) {
    const point = characterAt(bytes, at)
    if (point >= 0 && whole[point] === 1) {
      symbols.push(point)
      traits |= traitOf(point)
      at += byteCount(point)
    } else {
      symbols.push(byteSymbols + (bytes[at] as number))
      traits |= trait.byte
      at++
    }
  }
  return { symbols, traits }
}

/** Symbols that a piece is made of, with their traits. */
export function traitsOfSymbols(symbols: readonly number[]): Symbols {
  const traits = symbols.reduce(
    (all, symbol) => all | (symbol < byteSymbols ? traitOf(symbol) : trait.byte),
    0,
  )
  return { symbols, traits }
}

/** The code point of the whole character that starts at a byte, or -1. */
function characterAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number
  if (lead < 0x80) return lead
  if (lead < 0xc2) return -1
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let point = lead & (0xff >> (length + 1))
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index]
    if (byte === undefined || (byte & 0xc0) !== 0x80) return -1
    point = (point << 6) | (byte & 0x3f)
  }
  return point
}
