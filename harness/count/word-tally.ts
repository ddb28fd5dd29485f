/** Words: runs of bytes other than ASCII white space. In UTF-8 `wc -w` also parts them at other white space. */
export function wordTally(): { add(bytes: Uint8Array): void; readonly words: number } {
  let words = 0
  let inWord = 0
  return {
    add(bytes) {
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] as number
        const isWord = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) ? 0 : 1
        words += isWord & ~inWord
        inWord = isWord
      }
    },
    get words() {
      return words
    },
  }
}
