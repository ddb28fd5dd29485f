import type { LoadedReference } from '../../../../harness/references/reference.ts'
import { costedCodePoints } from '../../max/model.ts'
import { charClass, classes } from '../../max/unicode.ts'

/** What each character costs alone, in tokens; unassigned ones cost what the one before does, to keep runs long. */
export function charCosts(reference: LoadedReference): Uint8Array {
  const out = new Uint8Array(costedCodePoints)
  const replacement = reference.count('\ufffd')
  for (let point = 0; point < costedCodePoints; point++) {
    const surrogate = point >= 0xd800 && point < 0xe000
    const unassigned = point > 255 && classes[point] === charClass.control
    if (surrogate) out[point] = replacement
    else if (unassigned) out[point] = out[point - 1] as number
    else out[point] = Math.max(1, Math.min(reference.count(String.fromCodePoint(point)), 9))
  }
  return out
}
