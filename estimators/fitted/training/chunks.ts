import type { Random } from '../../../corpora/random.ts'
import type { Features } from './features.ts'
import type { Labels } from './labels.ts'

/** A run of pieces, and the tokens that it really costs. */
export interface Chunk {
  readonly from: number
  readonly to: number
  readonly tokens: number
}

/** The cuts of one text that are starts of pieces too, as numbers of pieces. */
export interface Cuts {
  readonly pieces: Uint32Array
  readonly tokens: Uint32Array
}

export function cutsOf(features: Features, labels: readonly Labels[]): Cuts[] {
  return labels.map((label, text) => {
    const first = features.texts[text] as number
    const end = features.texts[text + 1] as number
    const pieces: number[] = []
    const tokens: number[] = []
    let piece = first
    label.cuts.forEach((offset, index) => {
      const isLast = index === label.cuts.length - 1
      while (piece < end && (features.offsets[piece] as number) < offset) piece++
      if (!isLast && (piece === end || features.offsets[piece] !== offset)) return
      pieces.push(isLast ? end : piece)
      tokens.push(label.tokens[index] as number)
    })
    return { pieces: Uint32Array.from(pieces), tokens: Uint32Array.from(tokens) }
  })
}

/** Draws a text's run of about so many pieces, between two of its cuts. */
export function drawChunk({ pieces, tokens }: Cuts, wanted: number, random: Random): Chunk {
  const last = pieces.length - 1
  const end = pieces[last] as number
  // A start from which the wanted run fits, if there is one.
  const latest = lowerBound(pieces, Math.max(pieces[0] as number, end - wanted))
  const start = Math.min(last - 1, Math.floor(random() * (latest + 1)))
  const from = pieces[start] as number
  const stop = Math.max(start + 1, Math.min(last, lowerBound(pieces, from + wanted)))
  return { from, to: pieces[stop] as number, tokens: (tokens[stop] as number) - (tokens[start] as number) }
}

/** The first index whose value is at least `value`. */
function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
