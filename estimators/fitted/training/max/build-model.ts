import { cellOf, featureCount, lengthsPerFeature } from '../../max/features.ts'
import { tokenHash } from '../../max/hash.ts'
import { mostCodes } from '../../max/model.ts'
import type { RibbonData } from '../../max/ribbon.ts'
import { pack, packFlags, packRuns } from '../../max/text-bytes.ts'
import { buildRibbon, type Outsider, type RibbonEntry } from './build-ribbon.ts'
import type { Plan } from './plan.ts'
import { symbolsOf } from './token-symbols.ts'
import type { Miss } from './token-usage.ts'
import type { Token } from './vocabulary.ts'

interface Placed {
  readonly key: number
  readonly cell: number
  readonly rank: number
}

export interface TokenSet {
  readonly ribbons: readonly RibbonData[]
  readonly ribbonOf: string
  readonly priorities: string
  readonly wholeChars: string
}

/**
 * The tokens as ribbons, and what their codes mean: a cell's tokens are ordered by rank and cut into as many equal
 * parts as its ribbon has codes; the priority of a part is the mean logarithm of its ranks.
 */
export function buildTokenSet(
  tokens: readonly SizedToken[],
  whole: Uint8Array,
  plan: Plan,
  missed: readonly Miss[],
): TokenSet {
  const placed = place(tokens, plan)
  const priorities = new Uint8Array(featureCount * lengthsPerFeature * mostCodes).fill(255)
  const entries: RibbonEntry[][] = plan.ribbons.map(() => [])
  const byCell = new Map<number, Placed[]>()
  for (const token of placed) {
    const cell = byCell.get(token.cell)
    if (cell) cell.push(token)
    else byCell.set(token.cell, [token])
  }
  for (const [cell, members] of byCell) {
    members.sort((a, b) => a.rank - b.rank)
    const index = plan.ribbonOf[cell] as number
    const codes = (plan.ribbons[index] as { codes: number }).codes
    for (let code = 0; code < codes; code++) {
      const part = members.slice(
        Math.floor((members.length * code) / codes),
        Math.floor((members.length * (code + 1)) / codes),
      )
      const typical = part.length > 0 ? part : members
      priorities[cell * mostCodes + code] = priorityOf(typical)
      for (const { key } of part) (entries[index] as RibbonEntry[]).push({ key, code })
    }
  }
  const outsiders: Outsider[][] = plan.ribbons.map(() => [])
  for (const { symbols, traits, weight } of missed) {
    const index = plan.ribbonOf[cellOf(traits, symbols.length)] as number
    ;(outsiders[index] as Outsider[]).push({ key: tokenHash(symbols), weight })
  }
  return {
    ribbons: entries.map((list, index) => {
      const { bits, codes } = plan.ribbons[index] as { bits: number; codes: number }
      return buildRibbon(list, bits, codes, outsiders[index])
    }),
    ribbonOf: packRuns(plan.ribbonOf),
    priorities: pack(priorities, 8),
    wholeChars: packFlags(whole),
  }
}

function priorityOf(tokens: readonly Placed[]): number {
  const sum = tokens.reduce((total, { rank }) => total + Math.log2(rank + 1), 0)
  return Math.round((14 * sum) / tokens.length)
}

/** A token with what decides on its place. */
export interface SizedToken {
  readonly symbols: readonly number[]
  readonly traits: number
  readonly cell: number
  readonly rank: number
}

/** The tokens that are merged of others. */
export function sizeTokens(tokens: readonly Token[], whole: Uint8Array): SizedToken[] {
  const out: SizedToken[] = []
  for (const { bytes, rank } of tokens) {
    const { symbols, traits } = symbolsOf(bytes, whole)
    if (symbols.length > 1) out.push({ symbols, traits, cell: cellOf(traits, symbols.length), rank })
  }
  return out
}

function place(tokens: readonly SizedToken[], plan: Plan): Placed[] {
  const seen = new Set<number>()
  const out: Placed[] = []
  for (const token of tokens) {
    if (!plan.keeps(token)) continue
    const { symbols, cell, rank } = token
    // Two tokens with one key are one to the model. Keys are told apart by ribbon only, not by cell.
    const key = tokenHash(symbols)
    const unique = (plan.ribbonOf[cell] as number) * 2 ** 32 + (key >>> 0)
    if (seen.has(unique)) continue
    seen.add(unique)
    out.push({ key, cell, rank })
  }
  return out
}
