import type { LoadedReference } from '../../../harness/references/reference.ts'
import { grammar } from '../profile.ts'
import { SYMBOLS } from '../symbols.ts'

const SHORT = 64
const LONG = 2112
/** Class of the digits: they have no runs, since tokenizers count them in threes or one by one. */
const DIGIT = 5

/**
 * Roots of the measured cost of one more of the same symbol in a long run, in 127ths; 0 for digits. A script is
 * measured by the character of it that the texts have most often.
 */
export function measureRuns({ count }: LoadedReference, texts: readonly string[]): Uint8Array {
  const { symbolOf, classOf } = grammar()
  const seen = new Uint32Array(symbolOf.length)
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      seen[unit] = (seen[unit] as number) + 1
    }
  }
  const commonest = Array.from({ length: SYMBOLS }, (_, symbol) => Math.max(0, symbolOf.indexOf(symbol)))
  seen.forEach((times, unit) => {
    const symbol = symbolOf[unit] as number
    if (times > (seen[commonest[symbol] as number] as number)) commonest[symbol] = unit
  })
  return Uint8Array.from(commonest, (unit, symbol) => {
    const isHalf = unit >= 0xd800 && unit < 0xe000
    if (classOf[symbol] === DIGIT || isHalf) return 0
    const character = String.fromCharCode(unit)
    const more = count(character.repeat(LONG)) - count(character.repeat(SHORT))
    return Math.max(1, Math.round(127 * Math.sqrt(more / (LONG - SHORT))))
  })
}

export function costOfRuns(roots: Uint8Array): Float32Array {
  return Float32Array.from(roots, (root) => (root / 127) ** 2)
}
