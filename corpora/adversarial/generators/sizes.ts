import type { GeneratedText } from '../../manifest.ts'

/**
 * Some tokenizers take time quadratic in the length of an unbroken run. An adversarial text is therefore either
 * small, so that each of them finishes in good time, or large, so that the quadratic ones miss any deadline by
 * far: results must not depend on the machine's speed.
 */
export const SMALL = 1_000

/** Unspaced CJK and emoji are the slowest for most tokenizers: 12 s for 3,000 characters in one of them. */
export const SMALL_DENSE = 500

export const LARGE = 64_000

/** The start of the unit repeated, `length` UTF-16 units or, where the unit doesn't fit, a few less. */
export function repeatTo(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length))
}

/** Code points from `next` until the text has `length` UTF-16 units, give or take the last. */
export function drawTo(length: number, next: () => string): string {
  let text = ''
  while (text.length < length) text += next()
  return text
}

export function named(path: string, text: string): GeneratedText {
  return { path, text }
}
