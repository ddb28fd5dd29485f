import type { Document } from '../../../corpora/document.ts'
import { manifests } from '../../../corpora/index.ts'
import { openCorpus } from '../../../corpora/load.ts'
import type { Source } from '../../../corpora/manifest.ts'

/** The documents to fit on. Sources of any other split are not even opened. */
export function trainingDocuments(): Document[] {
  return manifests.flatMap((manifest) => {
    const sources = manifest.sources.filter(({ split }) => split === 'train').map(whole)
    return [...openCorpus({ ...manifest, sources }).documents()]
  })
}

/** A language has little text: all of its files is read, where the corpus has but pieces of them. */
function whole(source: Source): Source {
  return source.kind.startsWith('unicode/') && source.cleaning ? { ...source, cut: 'whole' } : source
}
