import type { EstimatorSpec } from './estimator.ts'

/**
 * Tokens as `ceil(words * 1.3 + specials * 0.5)`, where words are the pieces of `text.split(/\s+/)` and specials
 * the characters `{}[](),;:'"<>`. A published formula, kept as it is but for `''`, which is 0: its one empty
 * piece would cost 2 tokens. Text without spaces (Chinese, Thai, base64) is one word, however long.
 */
export function estimateWordHeuristic(text: string): number {
  if (text.length === 0) return 0
  let words = 1
  let specials = 0
  let inWhitespace = false
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const whitespace = isWhitespace(unit)
    // Each run of whitespace splits once, so n runs make n + 1 pieces, empty ones at the ends included.
    if (whitespace && !inWhitespace) words++
    else if (isSpecial(unit)) specials++
    inWhitespace = whitespace
  }
  return Math.ceil(words * 1.3 + specials * 0.5)
}

/** What `\s` matches in ECMAScript: WhiteSpace and LineTerminator, U+FEFF among them and U+0085 not. */
function isWhitespace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  if (unit < 0x2000) return unit === 0xa0 || unit === 0x1680
  return (
    unit <= 0x200a ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  )
}

function isSpecial(unit: number): boolean {
  switch (unit) {
    case 0x22: // "
    case 0x27: // '
    case 0x28: // (
    case 0x29: // )
    case 0x2c: // ,
    case 0x3a: // :
    case 0x3b: // ;
    case 0x3c: // <
    case 0x3e: // >
    case 0x5b: // [
    case 0x5d: // ]
    case 0x7b: // {
    case 0x7d: // }
      return true
    default:
      return false
  }
}

export const wordHeuristic: EstimatorSpec = {
  id: 'word-heuristic',
  description: 'words * 1.3 + specials * 0.5, rounded up',
  bundle: { module: `export { estimateWordHeuristic } from './word-heuristic.ts'` },
  create: () => ({ estimate: estimateWordHeuristic }),
}
