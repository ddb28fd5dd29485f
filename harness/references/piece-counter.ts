const LONGEST_REMEMBERED = 64
const MOST_REMEMBERED = 400_000

/**
 * Counts a text as the sum of its pieces, each short one only once. Exact if no token spans a boundary; several
 * times faster than counting the whole text, since text repeats its words.
 */
export function pieceCounter(boundary: RegExp, count: (piece: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    if (text === '') return 0
    let tokens = 0
    for (const piece of text.split(boundary)) {
      let own = known.get(piece)
      if (own === undefined) {
        own = count(piece)
        if (piece.length <= LONGEST_REMEMBERED) {
          // Starting afresh is simpler than evicting, and is never reached by the corpora.
          if (known.size >= MOST_REMEMBERED) known.clear()
          known.set(piece, own)
        }
      }
      tokens += own
    }
    return tokens
  }
}
