import type { ReferenceTokenizer } from '../references/reference.ts'
import { witnesses } from '../witnesses/index.ts'
import { type Comparison, compare, type NamedText } from './compare.ts'
import { type KnownDifference, knownDifferences, probe } from './known-differences.ts'

export interface Conformance extends Comparison {
  readonly reference: string
  readonly witness: string
  /** Code points listed as known differences on which the two agree by now: to be taken off the list. */
  readonly outdated: readonly string[]
}

/** Compares one reference with its witness on every text, and probes each known difference. */
export async function checkReference(
  reference: ReferenceTokenizer,
  texts: readonly NamedText[],
  onProgress?: (done: number) => void,
): Promise<Conformance> {
  const witness = witnesses[reference.id]
  if (witness === undefined)
    throw new Error(`no witness is given for ${reference.id} in harness/witnesses/index.ts`)
  const [{ count }, witnessCount] = await Promise.all([reference.load(), witness.load()])
  const known = knownDifferences.filter((difference) => difference.reference === reference.id)
  const { longestRun } = witness
  return {
    reference: reference.id,
    witness: witness.name,
    ...(await compare(texts, {
      count,
      witness: witnessCount,
      longestRun,
      known,
      ...(onProgress && { onProgress }),
    })),
    outdated: await outdatedDifferences(count, witnessCount, known),
  }
}

async function outdatedDifferences(
  count: (text: string) => number,
  witness: (text: string) => number | Promise<number>,
  known: readonly KnownDifference[],
): Promise<string[]> {
  const outdated: string[] = []
  for (const [first, last] of known.flatMap(({ ranges }) => ranges)) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const text = probe(codePoint)
      if (count(text) === (await witness(text))) {
        outdated.push(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`)
      }
    }
  }
  return outdated
}

export function conforms({ unexplained, outdated }: Conformance): boolean {
  return unexplained.length === 0 && outdated.length === 0
}
