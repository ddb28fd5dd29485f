import { seededRandom } from '../../../corpora/random.ts'
import type { LoadedReference } from '../../../harness/references/reference.ts'
import { grammar } from '../profile.ts'
import { SYMBOLS } from '../symbols.ts'
import type { Sample } from './dataset.ts'
import type { Labels } from './labels.ts'

const LENGTH = 300
const ASCII = 0.03
const visible = /[\p{L}\p{M}\p{P}\p{S}\p{Z}\p{Nd}]/u

/** What each symbol costs on random characters of its script, in tokens. */
export function randomCosts({ count }: LoadedReference): Float64Array {
  const { symbolOf } = grammar()
  const random = seededRandom('prior')
  const units: string[][] = Array.from({ length: SYMBOLS }, () => [])
  for (let unit = 128; unit < symbolOf.length; unit++) {
    const character = String.fromCharCode(unit)
    if (visible.test(character)) units[symbolOf[unit] as number]?.push(character)
  }
  return Float64Array.from(units, (characters) => {
    if (characters.length === 0) return ASCII
    const drawn = Array.from({ length: LENGTH }, () => characters[Math.floor(random() * characters.length)])
    return count(drawn.join('')) / LENGTH
  })
}

/**
 * Where a fit begins: for a script, the mean cost of a unit in the texts that it stands in; on random characters
 * where it stands in none.
 */
export function priorCosts(
  samples: readonly Sample[],
  labels: readonly Labels[],
  isIn: (text: number) => boolean,
  random: ArrayLike<number>,
): Float64Array {
  const { symbolOf } = grammar()
  const units = new Float64Array(SYMBOLS)
  const costs = new Float64Array(SYMBOLS)
  samples.forEach(({ text }, index) => {
    if (!isIn(index)) return
    const rate = (labels[index]?.tokens.at(-1) as number) / text.length
    for (let at = 0; at < text.length; at++) {
      const symbol = symbolOf[text.charCodeAt(at)] as number
      units[symbol] = (units[symbol] as number) + 1
      costs[symbol] = (costs[symbol] as number) + rate
    }
  })
  return units.map((number, symbol) => {
    if (symbol < 128) return ASCII
    return number < FEW ? (random[symbol] as number) : (costs[symbol] as number) / number
  })
}

const FEW = 200
