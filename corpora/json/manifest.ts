import type { CorpusManifest } from '../manifest.ts'
import { authored } from './authored.ts'
import { lockfiles } from './lockfiles.ts'
import { packaged } from './packaged.ts'

export const json: CorpusManifest = {
  id: 'json',
  version: 1,
  description: 'JSON and other data: pretty, minified, geographic, tabular, logs, encodings',
  sources: [...packaged, ...lockfiles, ...authored],
}
