/** What is known of a text whose tokens are bounded, or of all texts of a request together. */
export interface TextShape {
  readonly utf16Units: number
  /** Of those, the units outside ASCII. */
  readonly nonAsciiUnits: number
  readonly utf8Bytes: number
}

export const emptyShape: TextShape = { utf16Units: 0, nonAsciiUnits: 0, utf8Bytes: 0 }

export function shapeOf(text: string): TextShape {
  let nonAsciiUnits = 0
  let utf8Bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    nonAsciiUnits++
    // Each half of a pair stands for 2 of its 4 bytes.
    utf8Bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return { utf16Units: text.length, nonAsciiUnits, utf8Bytes }
}

export function addShapes(one: TextShape, two: TextShape): TextShape {
  return {
    utf16Units: one.utf16Units + two.utf16Units,
    nonAsciiUnits: one.nonAsciiUnits + two.nonAsciiUnits,
    utf8Bytes: one.utf8Bytes + two.utf8Bytes,
  }
}

const LENGTHS = [
  ['short', 500],
  ['medium', 8_000],
  ['long', Number.POSITIVE_INFINITY],
] as const
const SCRIPTS = [
  ['ascii', 0.01],
  ['mixed', 0.3],
  ['other', 1],
] as const

/** The groups a text belongs to, the narrowest first; the last is that of all texts. */
export function cellsOf({ utf16Units, nonAsciiUnits }: TextShape): [string, string, 'all'] {
  const share = utf16Units === 0 ? 0 : nonAsciiUnits / utf16Units
  const script = (SCRIPTS.find(([, most]) => share <= most) ?? SCRIPTS[2])[0]
  const length = (LENGTHS.find(([, below]) => utf16Units < below) ?? LENGTHS[2])[0]
  return [`${script}-${length}`, script, 'all']
}
