import { featureOf, trait } from '../../max/features.ts'
import { type Ladder, type Ladders, type Plan, planOf } from './plan.ts'
import type { Token } from './vocabulary.ts'
import { type SizedToken, sizeTokens } from './build-model.ts'
import { wholeCharacters } from './token-symbols.ts'

/** From the most precise to the most frugal; chosen on o200k_base by cross-validation inside train. */
const levels: readonly Ladders[] = [
  level([[8, 8], [8, 8], [8, 6], [8, 3], [8, 2]], [[8, 8], [8, 4], [8, 2]], [[8, 3], [8, 2]]),
  level([[8, 8], [8, 8], [7, 4], [7, 2], [7, 1]], [[8, 8], [8, 4], [7, 2], [7, 1]], [[8, 3], [8, 2]]),
  level([[8, 8], [7, 8], [7, 4], [6, 2], [6, 1]], [[7, 6], [7, 4], [7, 2], [6, 1]], [[8, 3], [8, 2]]),
  level([[7, 8], [7, 8], [6, 4], [6, 2], [5, 1]], [[7, 5], [7, 3], [6, 1]], [[8, 3], [8, 2]]),
  level([[7, 8], [7, 8], [5, 3], [5, 2], [5, 1], [4, 1]], [[7, 4], [6, 3], [6, 1]], [[8, 2], [7, 1]]),
  level([[7, 8], [7, 8], [5, 3], [4, 1], [4, 1], [4, 1], [4, 1], [3, 1]], [[6, 4], [6, 3], [5, 1]], [[8, 2], [7, 1]]),
  level([[7, 8], [6, 6], [5, 3], [4, 1], [4, 1], [4, 1], [3, 1]], [[6, 3], [5, 2], [5, 1]], [[8, 2], [7, 1]]),
]

function level(words: Ladder, scripts: Ladder, eastAsian: Ladder): Ladders {
  return { eastAsian, scripts, latin: scripts, signs: [[8, 8], [8, 2]], bytes: [[8, 4], [8, 2]], words }
}

/** Shortest tokens, which others are built of, and signs, which are frequent, are never left out. */
const alwaysKept = 4

/** The most precise plan whose ribbons take at most `bytes`; where none does, the latest tokens are left out. */
export function planFor(tokens: readonly Token[], bytes: number): Plan {
  const sized = sizeTokens(tokens, wholeCharacters(tokens))
  for (const ladders of levels) {
    const plan = planOf(ladders)
    if (bytesOf(sized, plan) <= bytes) return plan
  }
  const last = tokens.reduce((most, { rank }) => Math.max(most, rank), 0)
  for (let cut = last; ; cut -= last / 100) {
    const plan = planOf(levels[levels.length - 1] as Ladders, (rank, length, traits) => {
      const signs = (featureOf[traits] as number) >> 1 === 6
      // Other scripts have fewer tokens each, and none to spare.
      const ascii = traits <= (trait.lower | trait.upper | trait.sign | trait.space)
      return length <= alwaysKept || signs || rank < (ascii ? cut : cut * 1.03)
    })
    if (bytesOf(sized, plan) <= bytes) return plan
    if (cut < last / 10) throw new Error(`no plan for ${tokens.length} tokens in ${bytes} bytes: allow more bytes`)
  }
}

/** Rows a key; see build-ribbon.ts. */
const overhead = 1.036

function bytesOf(tokens: readonly SizedToken[], plan: Plan): number {
  let bits = 0
  for (const { rank, symbols, traits, cell } of tokens) {
    if (!plan.keeps(rank, symbols.length, traits)) continue
    bits += (plan.ribbons[plan.ribbonOf[cell] as number] as { bits: number }).bits
  }
  return (bits * overhead) / 8
}
