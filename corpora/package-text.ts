import type { Split } from './document.ts'
import type { Cut, Origin, Source } from './manifest.ts'

/** A source whose text is in an installed package, in the least words. */
export type PackageText = readonly [id: string, split: Split, licence: string, origin: Origin, cut: Cut]

export function kind(name: string, texts: readonly PackageText[]): Source[] {
  return texts.map(([id, split, licence, origin, cut]) => ({ id, kind: name, split, licence, origin, cut }))
}

export function from(name: string, files: readonly string[] | RegExp): Origin {
  return { package: name, files }
}
