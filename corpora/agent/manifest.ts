import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'

export const agent: CorpusManifest = {
  id: 'agent',
  version: 1,
  description: 'Conversations of agents: messages, tool calls and results, system prompts, schemas',
  sources: authored,
}
