import type { Source } from '../manifest.ts'

/** Our own everyday and technical prose where the packages offer too little that is held out. */
export const notes: readonly Source[] = ['japanese', 'korean', 'chinese'].map((language) => ({
  id: `notes-${language}`,
  kind: `unicode/${language}`,
  split: 'holdout',
  licence: 'MIT',
  origin: { folder: `text/${language}` },
  cut: 'sections',
}))
