import type { Document } from '../../../corpora/document.ts'
import { manifests } from '../../../corpora/index.ts'
import { openCorpus } from '../../../corpora/load.ts'

/** The documents to fit on. Sources of any other split are not even opened. */
export function trainingDocuments(): Document[] {
  return manifests.flatMap((manifest) => {
    const sources = manifest.sources.filter(({ split }) => split === 'train')
    return [...openCorpus({ ...manifest, sources }).documents()]
  })
}
