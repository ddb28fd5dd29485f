import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { packaged } from './packaged.ts'

export const unicode: CorpusManifest = {
  id: 'unicode',
  version: 3,
  description: 'Languages by script, emoji, and scripts mixed',
  sources: [...packaged, ...messages, ...notes, ...authored],
}
