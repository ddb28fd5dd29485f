import type { Document } from '../../../../corpora/document.ts'
import { createScanner } from '../../max/create-scanner.ts'
import { Merger } from '../../max/merger.ts'
import type { Model } from '../../max/model.ts'
import { type Example, width } from './fit-costs.ts'

/** What the model finds in a text, before costs. */
export function rowMaker(model: Model): (text: string) => Float64Array {
  const scanner = createScanner(model.rules)
  const merger = new Merger(model)
  const known = new Map<string, readonly [group: number, tokens: number, length: number]>()
  return (text) => {
    const row = new Float64Array(width)
    for (let start = 0; start < text.length; ) {
      const end = scanner.next(text, start, text.length)
      const piece = text.slice(start, end)
      let found = known.get(piece)
      if (found === undefined) {
        const tokens = merger.count(text, start, end)
        found = [merger.group, tokens, merger.length]
        known.set(piece, found)
      }
      const [group, tokens, length] = found
      const at = 3 * group
      if (tokens === 1) row[at] = (row[at] as number) + 1
      else {
        row[at + 1] = (row[at + 1] as number) + tokens
        row[at + 2] = (row[at + 2] as number) + length
      }
      start = end
    }
    return row
  }
}

export function examplesOf(
  documents: readonly Document[],
  tokens: readonly number[],
  model: Model,
): Example[] {
  const makeRow = rowMaker(model)
  return documents.map(({ kind, source, text }, index) => ({
    kind,
    source,
    row: makeRow(text),
    tokens: tokens[index] as number,
  }))
}
