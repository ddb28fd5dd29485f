const MERGES_SECTION = 12

/**
 * The place of each token in the list of merges, from 1, by token id; 0 for a token that no merge makes. Null for a
 * vocabulary without the section: its tokens merge in the order of their ids. Read from the file itself (HTK format
 * 1: a table of sections, this one of LEB128 numbers), so that hypertok's own reading is checked too.
 */
export function readMerges(file: Uint8Array): readonly number[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const sections = view.getUint32(24, true)
  const table = view.getUint32(28, true)
  for (let section = 0; section < sections; section++) {
    const entry = table + 16 * section
    if (view.getUint32(entry, true) !== MERGES_SECTION) continue
    const start = view.getUint32(entry + 4, true)
    return leb128(file.subarray(start, start + view.getUint32(entry + 8, true)))
  }
  return null
}

function leb128(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  let number = 0
  let factor = 1
  for (const byte of bytes) {
    number += (byte & 0x7f) * factor
    factor *= 128
    if (byte >= 0x80) continue
    numbers.push(number)
    number = 0
    factor = 1
  }
  return numbers
}
