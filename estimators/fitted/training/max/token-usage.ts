import type { Document } from '../../../../corpora/document.ts'
import { createScanner } from '../../max/create-scanner.ts'
import type { ScannerRules } from '../../max/scanner.ts'
import { byteSymbols } from '../../max/symbols.ts'
import type { SizedToken } from './build-model.ts'
import { symbolsOf } from './token-symbols.ts'

/**
 * How often each token is formed, on the way or in the end, when the documents are encoded by exact byte-pair
 * merges: its share of a kind's merges, summed over kinds, so that each kind weighs the same.
 */
export function tokenUsage(
  tokens: readonly SizedToken[],
  whole: Uint8Array,
  documents: readonly Document[],
  rules: ScannerRules,
): Float64Array {
  const index = new Map<string, number>()
  for (const [at, { symbols }] of tokens.entries()) index.set(keyOf(symbols, 0, symbols.length), at)
  const pieces = piecesByKind(documents, rules)
  const formed = new Map<string, readonly number[]>()
  const usage = new Float64Array(tokens.length)
  for (const counts of pieces.values()) {
    const ofKind = new Map<number, number>()
    let total = 0
    for (const [piece, count] of counts) {
      let merged = formed.get(piece)
      if (merged === undefined) {
        merged = mergedTokens(symbolsOf(Buffer.from(piece), whole).symbols, index, tokens)
        formed.set(piece, merged)
      }
      for (const at of merged) ofKind.set(at, (ofKind.get(at) ?? 0) + count)
      total += count * merged.length
    }
    for (const [at, count] of ofKind) usage[at] = (usage[at] as number) + count / total
  }
  return usage
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

/** The tokens that merging forms, by rank, the plain way. */
function mergedTokens(
  symbols: readonly number[],
  index: ReadonlyMap<string, number>,
  tokens: readonly SizedToken[],
): number[] {
  const out: number[] = []
  const starts = [...symbols.keys(), symbols.length]
  for (;;) {
    let best = -1
    let chosen = 0
    for (let part = 0; part + 2 < starts.length; part++) {
      const at = index.get(keyOf(symbols, starts[part] as number, starts[part + 2] as number))
      if (at === undefined) continue
      if (best < 0 || (tokens[at] as SizedToken).rank < (tokens[best] as SizedToken).rank) {
        best = at
        chosen = part
      }
    }
    if (best < 0) return out
    out.push(best)
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
