/** All that byte-pair encoding needs. */
export interface SlowBpe {
  /** Bytes of a token, as Latin-1 characters, to its rank: the lower merges first. */
  readonly ranks: ReadonlyMap<string, number>
  /** Matches the pieces, which are encoded each for itself; global and sticky to nothing. */
  readonly pattern: RegExp
  /** Whether a piece that is a token as a whole is that token, even where its merges lead elsewhere. */
  readonly takesWholePieces: boolean
  normalise(text: string): string
}

/** Byte-pair encoding in the most obvious way: merge the pair of lowest rank, leftmost first, until none is left. */
export function countSlowly(bpe: SlowBpe, text: string): number {
  let tokens = 0
  for (const [piece] of bpe.normalise(text).matchAll(bpe.pattern)) {
    const bytes = Buffer.from(piece, 'utf8').toString('latin1')
    tokens += bpe.takesWholePieces && bpe.ranks.has(bytes) ? 1 : merge(bytes, bpe.ranks).length
  }
  return tokens
}

function merge(bytes: string, ranks: ReadonlyMap<string, number>): readonly string[] {
  const parts = [...bytes]
  for (;;) {
    let best = Number.POSITIVE_INFINITY
    let at = -1
    for (let left = 0; left + 1 < parts.length; left++) {
      const rank = ranks.get(`${parts[left]}${parts[left + 1]}`) ?? Number.POSITIVE_INFINITY
      if (rank < best) {
        best = rank
        at = left
      }
    }
    if (at < 0) return parts
    parts.splice(at, 2, `${parts[at]}${parts[at + 1]}`)
  }
}
