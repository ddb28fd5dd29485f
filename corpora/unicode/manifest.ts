import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'
import { notes } from './notes.ts'
import { packaged } from './packaged.ts'

export const unicode: CorpusManifest = {
  id: 'unicode',
  version: 2,
  description: 'Languages by script, emoji, and scripts mixed',
  sources: [...packaged, ...notes, ...authored],
}
