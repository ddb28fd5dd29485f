import { longestRun } from '../witnesses/witness.ts'
import { type KnownDifference, withoutKnownDifferences } from './known-differences.ts'

export interface NamedText {
  readonly id: string
  readonly text: string
}

export interface Difference {
  readonly text: string
  readonly reference_tokens: number
  readonly witness_tokens: number
}

export interface Comparison {
  readonly compared: number
  /** Ids of the texts with a longer run than the witness can count in reasonable time. */
  readonly skipped: readonly string[]
  /** Differences that vanish when the code points of the known differences are taken out of the text. */
  readonly explained: readonly Difference[]
  readonly unexplained: readonly Difference[]
}

export interface Compared {
  /** Exact count by the reference. */
  readonly count: (text: string) => number
  readonly witness: (text: string) => number | Promise<number>
  readonly longestRun: number
  /** Of this reference. */
  readonly known: readonly KnownDifference[]
  /** Called after each text with how many are done. */
  readonly onProgress?: (done: number) => void
}

/** Counts every text by the reference and by its witness. */
export async function compare(texts: readonly NamedText[], compared: Compared): Promise<Comparison> {
  const skipped: string[] = []
  const explained: Difference[] = []
  const unexplained: Difference[] = []
  for (const [index, { id, text }] of texts.entries()) {
    compared.onProgress?.(index)
    if (longestRun(text) > compared.longestRun) {
      skipped.push(id)
      continue
    }
    const difference = await countBoth(text, compared)
    if (difference === null) continue
    const plain = withoutKnownDifferences(text, compared.known)
    const known = plain !== text && (await countBoth(plain, compared)) === null
    ;(known ? explained : unexplained).push({ text: id, ...difference })
  }
  compared.onProgress?.(texts.length)
  return { compared: texts.length - skipped.length, skipped, explained, unexplained }
}

/** Null when both say the same. */
async function countBoth(
  text: string,
  { count, witness }: Compared,
): Promise<Omit<Difference, 'text'> | null> {
  // The native witness works on a thread of its own meanwhile.
  const awaited = witness(text)
  const reference_tokens = count(text)
  const witness_tokens = await awaited
  return reference_tokens === witness_tokens ? null : { reference_tokens, witness_tokens }
}
