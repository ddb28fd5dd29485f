import type { LoadedReference } from '../../../harness/references/reference.ts'

/** True counts at the places where a text may be cut. */
export interface Labels {
  /** Offsets, ascending. */
  readonly cuts: readonly number[]
  /** Tokens before each cut. */
  readonly tokens: readonly number[]
}

/** Before a space behind something else: tokens do not span it, in any of the references but for `> </`. */
const seam = /(?<=[^\s\u2581])(?= )(?!(?<=>) <\/)/u
const LONGEST = 64

/** Cuts texts where a token starts, or between words where the reference does not tell. */
export function labeller(reference: LoadedReference): (text: string) => Labels {
  return reference.offsets ? tokenStarts(reference.offsets) : seams(reference)
}

function tokenStarts(offsets: NonNullable<LoadedReference['offsets']>): (text: string) => Labels {
  return (text) => {
    const cuts: number[] = []
    const tokens: number[] = []
    const starts = offsets(text)
    starts.forEach((start, index) => {
      if (start === cuts.at(-1)) return
      cuts.push(start)
      tokens.push(index)
    })
    return { cuts: [...cuts, text.length], tokens: [...tokens, starts.length] }
  }
}

/** Counts the parts between spaces, short ones only once. */
function seams({ count }: LoadedReference): (text: string) => Labels {
  const known = new Map<string, number>()
  const countPart = (part: string): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    const tokens = count(part)
    if (part.length <= LONGEST) known.set(part, tokens)
    return tokens
  }
  return (text) => {
    const cuts = [0]
    const tokens = [0]
    let cut = 0
    let total = 0
    for (const part of text.split(seam)) {
      cut += part.length
      total += countPart(part)
      cuts.push(cut)
      tokens.push(total)
    }
    return { cuts, tokens }
  }
}
