import type { LoadedReference } from '../../../harness/references/reference.ts'
import { grammar } from '../profile.ts'
import { SYMBOLS } from '../symbols.ts'

const SHORT = 64
const LONG = 2112

/** Roots of the measured cost of one more of the same symbol in a long run, in 127ths; 0 for digits. */
export function measureRuns(reference: LoadedReference): Uint8Array {
  const { symbolOf, classOf } = grammar().alphabet
  const roots = new Uint8Array(SYMBOLS)
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const unit = symbol < 128 ? symbol : symbolOf.indexOf(symbol) + 16
    const isHalf = unit >= 0xd800 && unit < 0xe000
    if (classOf[symbol] === 7 || isHalf) continue
    const character = String.fromCharCode(unit)
    const more = reference.count(character.repeat(LONG)) - reference.count(character.repeat(SHORT))
    roots[symbol] = Math.max(1, Math.round(127 * Math.sqrt(more / (LONG - SHORT))))
  }
  return roots
}

export function costOfRuns(roots: Uint8Array): Float32Array {
  return Float32Array.from(roots, (root) => (root / 127) ** 2)
}
