import { seededRandom } from '../../../corpora/random.ts'
import type { LoadedReference } from '../../../harness/references/reference.ts'
import { grammar } from '../profile.ts'
import { SYMBOLS } from '../symbols.ts'

const LENGTH = 300
/** Real text has fewer rare characters than random text: costs are a little lower. */
const SHARE = 0.8
const ASCII = 0.03
const visible = /[\p{L}\p{M}\p{P}\p{S}\p{Z}\p{Nd}]/u

/** Where a fit begins: what each symbol costs in tokens, for scripts measured on random characters of theirs. */
export function priorCosts({ count }: LoadedReference): Float64Array {
  const { symbolOf } = grammar().alphabet
  const random = seededRandom('prior')
  const units: string[][] = Array.from({ length: SYMBOLS }, () => [])
  for (let unit = 128; unit < symbolOf.length; unit++) {
    const character = String.fromCharCode(unit)
    if (visible.test(character)) units[symbolOf[unit] as number]?.push(character)
  }
  return Float64Array.from(units, (characters) => {
    if (characters.length === 0) return ASCII
    const drawn = Array.from({ length: LENGTH }, () => characters[Math.floor(random() * characters.length)])
    return (SHARE * count(drawn.join(''))) / LENGTH
  })
}
