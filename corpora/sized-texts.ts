import { type PieceSize, pieceSizes } from './cut.ts'
import type { GeneratedText, Generator, Wanted } from './manifest.ts'
import { type Random, seededRandom, wholeNumber } from './random.ts'

/** Writes one text of about `length` UTF-16 units. */
export type WriteText = (random: Random, length: number) => string

/** What each generator makes unless it says otherwise. */
const usual: Wanted = { short: 8, medium: 6, long: 1 }

/** A generator of short, medium and long texts. Each text has its own stream of random numbers. */
export function sizedTexts(id: string, write: WriteText, wanted: Wanted = usual): Generator {
  return {
    id,
    *generate(seed: number): Iterable<GeneratedText> {
      for (const size of ['short', 'medium', 'long'] as const) {
        for (let number = 1; number <= (wanted[size] ?? 0); number++) {
          const path = `${size}-${String(number).padStart(2, '0')}`
          const random = seededRandom(`${id} ${seed} ${path}`)
          yield { path, text: write(random, intendedLength(random, size)) }
        }
      }
    },
  }
}

/** Parts joined by the separator, at least one, until the length is closer than with another part. */
export function joinUntil(length: number, separator: string, part: (index: number) => string): string {
  const parts: string[] = []
  for (let total = 0, last = 0; last === 0 || total + last / 2 < length; total += last) {
    const next = part(parts.length)
    parts.push(next)
    last = next.length + separator.length
  }
  return parts.join(separator)
}

function intendedLength(random: Random, size: PieceSize): number {
  const { low, high } = pieceSizes[size]
  return wholeNumber(random, low, high)
}
