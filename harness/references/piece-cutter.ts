/**
 * Cuts a text between two UTF-16 units that stand side by side in no token. Byte-pair encoding never merges across
 * such a place, so that the pieces have together as many tokens as the text.
 *
 * @param tokens the whole vocabulary
 * @param fold what the normaliser makes of a unit
 */
export function pieceCutter(
  tokens: Iterable<string>,
  fold: (unit: number) => number,
): (text: string) => string[] {
  const neighbours = new Set<number>()
  const pair = (left: number, right: number): number => left * 0x10000 + right
  for (const token of tokens) {
    for (let index = 1; index < token.length; index++) {
      neighbours.add(pair(fold(token.charCodeAt(index - 1)), fold(token.charCodeAt(index))))
    }
  }
  return (text) => {
    const pieces: string[] = []
    let start = 0
    let left = fold(text.charCodeAt(0))
    for (let index = 1; index < text.length; index++) {
      const right = fold(text.charCodeAt(index))
      // A character that no token has is encoded as its bytes, and must not be cut in two.
      const insideCharacter = right >= 0xdc00 && right <= 0xdfff
      if (!insideCharacter && !neighbours.has(pair(left, right))) {
        pieces.push(text.slice(start, index))
        start = index
      }
      left = right
    }
    if (text !== '') pieces.push(text.slice(start))
    return pieces
  }
}
