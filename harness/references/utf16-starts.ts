/**
 * Starts of consecutive tokens as UTF-16 offsets, from their lengths in UTF-8 bytes. A token that starts inside
 * a character has the offset of that character. A lone surrogate is three bytes long, as U+FFFD is.
 */
export function utf16Starts(text: string, byteLengths: Iterable<number>): number[] {
  const starts: number[] = []
  let unit = 0
  let byte = 0
  let start = 0
  for (const length of byteLengths) {
    for (;;) {
      const codePoint = text.codePointAt(unit)
      if (codePoint === undefined) break
      const end = byte + utf8Length(codePoint)
      if (end > start) break
      byte = end
      unit += codePoint > 0xffff ? 2 : 1
    }
    starts.push(unit)
    start += length
  }
  return starts
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
