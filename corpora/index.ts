import { adversarial } from './adversarial/manifest.ts'
import { agent } from './agent/manifest.ts'
import { code } from './code/manifest.ts'
import type { Corpus, Document } from './document.ts'
import { english } from './english/manifest.ts'
import { json } from './json/manifest.ts'
import { openCorpus } from './load.ts'
import type { CorpusManifest } from './manifest.ts'
import { unicode } from './unicode/manifest.ts'

export const manifests: readonly CorpusManifest[] = [english, code, json, unicode, agent, adversarial]

export const corpora: readonly Corpus[] = manifests.map((manifest) => openCorpus(manifest))

/** All documents of the given corpora, in a fixed order; of certain kinds only when a filter is given. */
export function* documentsOf(
  selected: readonly Corpus[],
  wantsKind: (kind: string) => boolean = () => true,
): Iterable<Document> {
  for (const corpus of selected) {
    for (const document of corpus.documents()) {
      if (wantsKind(document.kind)) yield document
    }
  }
}

/** Every kind of the given corpora, in the order in which they are declared. */
export function kindsOf(selected: readonly CorpusManifest[]): string[] {
  return [...new Set(selected.flatMap((manifest) => manifest.sources.map((source) => source.kind)))]
}
