import { charClass, classedCodePoints } from '../../max/unicode.ts'

const rules: readonly (readonly [RegExp, number])[] = [
  [/^ $/, charClass.space],
  [/^[\r\n]$/, charClass.newline],
  [/^\p{White_Space}$/u, charClass.blank],
  [/^\p{N}$/u, charClass.digit],
  [/^[\p{Lu}\p{Lt}]$/u, charClass.upper],
  [/^\p{Ll}$/u, charClass.lower],
  [/^(?=\p{Script=Han})[\p{Lo}\p{Lm}]$/u, charClass.han],
  [/^[\p{Lm}\p{Lo}]$/u, charClass.uncased],
  [/^\p{M}$/u, charClass.mark],
  [/^[\p{P}\p{S}]$/u, charClass.symbol],
]

/** The class of every code point, by the engine's own Unicode tables. */
export function unicodeClasses(): Uint8Array {
  const out = new Uint8Array(classedCodePoints)
  for (let point = 0; point < classedCodePoints; point++) out[point] = classOf(point)
  return out
}

function classOf(point: number): number {
  if (point >= 0xd800 && point < 0xdc00) return charClass.lead
  // Replaced by U+FFFD, a symbol, before a tokenizer sees it.
  if (point >= 0xdc00 && point < 0xe000) return charClass.symbol
  const char = String.fromCodePoint(point)
  return rules.find(([rule]) => rule.test(char))?.[1] ?? charClass.control
}
