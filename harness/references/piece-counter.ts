const LONGEST_REMEMBERED = 64
const MOST_REMEMBERED = 400_000

/** Adds up the counts of pieces, each short one counted only once: text repeats its words. */
export function pieceCounter(count: (piece: string) => number): (pieces: readonly string[]) => number {
  const known = new Map<string, number>()
  return (pieces) => {
    let tokens = 0
    for (const piece of pieces) {
      let own = known.get(piece)
      if (own === undefined) {
        own = count(piece)
        if (piece.length <= LONGEST_REMEMBERED) {
          // Starting afresh is simpler than evicting, and bounds the memory.
          if (known.size >= MOST_REMEMBERED) known.clear()
          known.set(piece, own)
        }
      }
      tokens += own
    }
    return tokens
  }
}
