import { grammar } from '../../profile.ts'

/** What texts are made of, as far as tokenizers differ in it; by the class of a character. */
const contents: readonly (readonly [name: string, isOf: (charClass: number) => boolean])[] = [
  ['letters', (charClass) => charClass < 5],
  ['digits', (charClass) => charClass === 5],
  ['punctuation and signs', (charClass) => charClass >= 9 && charClass <= 16],
  ['other scripts', (charClass) => charClass >= 18],
]

const SHARE = 0.03
const FEW = 10

/** The contents that make up a good part of fewer than ten of the texts, with the number of those. */
export function rareContents(texts: readonly string[]): readonly { name: string; texts: number }[] {
  const { classOf, symbolOf } = grammar()
  const seen = contents.map(() => 0)
  for (const text of texts) {
    const units = contents.map(() => 0)
    for (let at = 0; at < text.length; at++) {
      const charClass = classOf[symbolOf[text.charCodeAt(at)] as number] as number
      const content = contents.findIndex(([, isOf]) => isOf(charClass))
      if (content >= 0) units[content] = (units[content] as number) + 1
    }
    units.forEach((count, content) => {
      if (count >= SHARE * text.length) seen[content] = (seen[content] as number) + 1
    })
  }
  return contents.flatMap(([name], content) => {
    const count = seen[content] as number
    return count < FEW ? [{ name, texts: count }] : []
  })
}
