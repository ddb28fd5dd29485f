import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'
import { packaged } from './packaged.ts'

export const english: CorpusManifest = {
  id: 'english',
  version: 1,
  description: 'Books, speeches, documentation, chat and mail in English',
  sources: [...packaged, ...authored],
}
