import type { Document } from '../../../../corpora/document.ts'
import { createScanner } from '../../max/create-scanner.ts'
import type { ScannerRules } from '../../max/scanner.ts'
import { byteSymbols } from '../../max/symbols.ts'
import type { SizedToken } from './build-model.ts'
import { type Symbols, symbolsOf, traitsOfSymbols } from './token-symbols.ts'

/** What exact byte-pair merges of the documents look up; kinds weigh the same. */
export interface Usage {
  /** By token: how often it is formed, on the way or in the end, as a share of a kind's merges, summed over kinds. */
  readonly formed: Float64Array
  /** What is asked for and is no token. */
  readonly missed: readonly Miss[]
}

export interface Miss extends Symbols {
  /** As for tokens that are formed. */
  readonly weight: number
}

export function tokenUsage(
  tokens: readonly SizedToken[],
  whole: Uint8Array,
  documents: readonly Document[],
  rules: ScannerRules,
): Usage {
  const index = new Map<string, number>()
  for (const [at, { symbols }] of tokens.entries()) index.set(keyOf(symbols, 0, symbols.length), at)
  const known = new Map<string, Merges>()
  const formed = new Float64Array(tokens.length)
  const misses = new Map<string, { weight: number; symbols: readonly number[] }>()
  for (const counts of piecesByKind(documents, rules).values()) {
    let total = 0
    const merges: { found: Merges; count: number }[] = []
    for (const [piece, count] of counts) {
      let found = known.get(piece)
      if (found === undefined) {
        found = merge(symbolsOf(Buffer.from(piece), whole).symbols, index, tokens)
        known.set(piece, found)
      }
      merges.push({ found, count })
      total += count * (found.formed.length + 1)
    }
    for (const { found, count } of merges) {
      const weight = count / total
      for (const at of found.formed) formed[at] = (formed[at] as number) + weight
      for (const [key, symbols] of found.missed) {
        const miss = misses.get(key)
        if (miss) miss.weight += weight
        else misses.set(key, { weight, symbols })
      }
    }
  }
  const missed = Array.from(misses.values(), ({ weight, symbols }) => ({
    weight,
    ...traitsOfSymbols(symbols),
  }))
  return { formed, missed }
}

function piecesByKind(documents: readonly Document[], rules: ScannerRules): Map<string, Map<string, number>> {
  const scanner = createScanner(rules)
  const out = new Map<string, Map<string, number>>()
  for (const { kind, text } of documents) {
    const counts = out.get(kind) ?? new Map<string, number>()
    out.set(kind, counts)
    for (let start = 0; start < text.length; ) {
      const end = scanner.next(text, start, text.length)
      const piece = text.slice(start, end)
      counts.set(piece, (counts.get(piece) ?? 0) + 1)
      start = end
    }
  }
  return out
}

interface Merges {
  readonly formed: readonly number[]
  readonly missed: ReadonlyMap<string, readonly number[]>
}

/** Merges by rank, the plain way. */
function merge(
  symbols: readonly number[],
  index: ReadonlyMap<string, number>,
  tokens: readonly SizedToken[],
): Merges {
  const formed: number[] = []
  const missed = new Map<string, readonly number[]>()
  const look = (from: number, to: number): number => {
    const key = keyOf(symbols, from, to)
    const at = index.get(key)
    if (at === undefined) missed.set(key, symbols.slice(from, to))
    return at ?? -1
  }
  const starts = [...symbols.keys(), symbols.length]
  // The runtime looks for short pieces as a whole, too.
  if (symbols.length > 1 && symbols.length < 20) look(0, symbols.length)
  for (;;) {
    let best = -1
    let chosen = 0
    for (let part = 0; part + 2 < starts.length; part++) {
      const at = look(starts[part] as number, starts[part + 2] as number)
      if (at < 0) continue
      if (best < 0 || (tokens[at] as SizedToken).rank < (tokens[best] as SizedToken).rank) {
        best = at
        chosen = part
      }
    }
    if (best < 0) return { formed, missed }
    formed.push(best)
    starts.splice(chosen + 1, 1)
  }
}

/** Byte symbols lie beyond Unicode; in a key they stand at the end of the last private plane. */
function keyOf(symbols: readonly number[], from: number, to: number): string {
  let key = ''
  for (let at = from; at < to; at++) {
    const symbol = symbols[at] as number
    key += String.fromCodePoint(symbol < byteSymbols ? symbol : symbol - 256)
  }
  return key
}
