import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'
import { packaged } from './packaged.ts'

export const code: CorpusManifest = {
  id: 'code',
  version: 2,
  description: 'Source code of thirteen kinds',
  sources: [...packaged, ...authored],
}
