/** Below this many characters a text is not the one that breaks a window. */
const SHORTEST_KEPT = 64
/** Each state keeps three quarters of the one before: few states to count, none far too short. */
const SHRINK = 0.75

/** How many characters to keep of a text, state by state; a matter of its length alone. */
export function* keptLengths(length: number): Generator<number> {
  for (let kept = Math.floor(length * SHRINK); kept >= SHORTEST_KEPT; kept = Math.floor(kept * SHRINK))
    yield kept
}

/**
 * The text's beginning and end, `keptChars` of them or just under, around a mark that tells how much is gone.
 * No surrogate pair is split, and JSON stays JSON: it becomes an object that quotes them.
 */
export function truncateText(text: string, keptChars: number): string {
  const head = text.slice(0, backFromPair(text, Math.ceil(keptChars / 2)))
  const tail = text.slice(forwardFromPair(text, text.length - Math.floor(keptChars / 2)))
  const removedChars = text.length - head.length - tail.length
  if (isJson(text)) return JSON.stringify({ truncated: true, removedChars, head, tail })
  return `${head}\n[… ${removedChars} characters removed …]\n${tail}`
}

function backFromPair(text: string, index: number): number {
  return splitsPair(text, index) ? index - 1 : index
}

function forwardFromPair(text: string, index: number): number {
  return splitsPair(text, index) ? index + 1 : index
}

function splitsPair(text: string, index: number): boolean {
  const isHigh = (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
  return isHigh && (text.charCodeAt(index) & 0xfc00) === 0xdc00
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
