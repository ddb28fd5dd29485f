import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'

export const adversarial: CorpusManifest = {
  id: 'adversarial',
  version: 2,
  description: 'Hostile texts: reported, never averaged in',
  sources: authored,
}
