import type { Document, Split } from './document.ts'

/** What a kind holds in one split. */
export interface InventoryRow {
  readonly kind: string
  readonly split: Split
  readonly synthetic: boolean
  readonly documents: number
  readonly short: number
  readonly medium: number
  readonly long: number
  /** UTF-8 bytes of all its documents. */
  readonly bytes: number
  readonly sources: number
}

/** One row a kind and split, in the order in which they first occur. Short is up to 1,500 bytes, long from 15,000. */
export function inventory(documents: Iterable<Document>): InventoryRow[] {
  const cells = new Map<string, { first: Document; sizes: number[]; sources: Set<string> }>()
  for (const document of documents) {
    const key = `${document.kind} ${document.split} ${document.synthetic}`
    const cell = cells.get(key) ?? { first: document, sizes: [], sources: new Set() }
    cell.sizes.push(Buffer.byteLength(document.text))
    cell.sources.add(document.source)
    cells.set(key, cell)
  }
  return [...cells.values()].map(({ first, sizes, sources }) => ({
    kind: first.kind,
    split: first.split,
    synthetic: first.synthetic,
    documents: sizes.length,
    short: sizes.filter((size) => size <= 1_500).length,
    medium: sizes.filter((size) => size > 1_500 && size < 15_000).length,
    long: sizes.filter((size) => size >= 15_000).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    sources: sources.size,
  }))
}
