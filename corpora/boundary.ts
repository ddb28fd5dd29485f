/**
 * Places where a UTF-8 text may be cut, strongest first: after a blank line, after a line, after white space or
 * a clause's punctuation, between any two code points. A place is the index of the byte that follows the cut.
 */
const boundaries: readonly ((bytes: Uint8Array, at: number) => boolean)[] = [
  afterBlankLine,
  (bytes, at) => bytes[at - 1] === LF,
  afterBreak,
  betweenCodePoints,
]

const LF = 0x0a
const CR = 0x0d
const BREAKS: ReadonlySet<number> = new Set(Array.from(' \t;,{}>', (char) => char.charCodeAt(0)))

/**
 * The best cut within [low, high]: of the strongest sort that occurs there, the nearest to `wanted`. Never
 * within a code point, as long as low and high span at least four bytes or lie between code points.
 */
export function bestBoundary(bytes: Uint8Array, low: number, wanted: number, high: number): number {
  for (const isBoundary of boundaries) {
    const reach = Math.max(wanted - low, high - wanted)
    for (let distance = 0; distance <= reach; distance++) {
      const before = wanted - distance
      if (before >= low && isBoundary(bytes, before)) return before
      const after = wanted + distance
      if (after <= high && isBoundary(bytes, after)) return after
    }
  }
  return low
}

function afterBlankLine(bytes: Uint8Array, at: number): boolean {
  if (bytes[at - 1] !== LF || bytes[at] === LF || bytes[at] === CR) return false
  return bytes[at - 2] === LF || (bytes[at - 2] === CR && bytes[at - 3] === LF)
}

function afterBreak(bytes: Uint8Array, at: number): boolean {
  const last = bytes[at - 1] ?? 0
  if (last < 0x80) return BREAKS.has(last)
  if (!betweenCodePoints(bytes, at)) return false
  const [first, second] = [bytes[at - 3], bytes[at - 2]]
  // U+3001 and U+3002, the ideographic comma and full stop; U+FF0C, the full-width comma.
  return (
    (first === 0xe3 && second === 0x80 && (last === 0x81 || last === 0x82)) ||
    (first === 0xef && second === 0xbc && last === 0x8c)
  )
}

function betweenCodePoints(bytes: Uint8Array, at: number): boolean {
  return ((bytes[at] ?? 0) & 0xc0) !== 0x80
}
