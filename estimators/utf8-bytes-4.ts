import type { EstimatorSpec } from './estimator.ts'

/** Tokens at four bytes of UTF-8 each, rounded up. Allocates nothing. */
export function estimateUtf8Bytes4(text: string): number {
  return Math.ceil(utf8Length(text) / 4)
}

/** Bytes of the text in UTF-8. A lone surrogate counts the 3 bytes of U+FFFD, which encoders write for it. */
function utf8Length(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 4
      index++
    } else bytes += 3
  }
  return bytes
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** False for the NaN that `charCodeAt` gives past the end. */
function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

export const utf8Bytes4: EstimatorSpec = {
  id: 'utf8-bytes-4',
  description: 'bytes of UTF-8 / 4, rounded up',
  bundle: { module: `export { estimateUtf8Bytes4 } from './utf8-bytes-4.ts'` },
  create: () => ({ estimate: estimateUtf8Bytes4 }),
}
