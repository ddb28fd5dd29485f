import type { Source } from '../manifest.ts'
import { handWritten } from '../own-text.ts'

/** Everyday and technical prose of our own where the packages offer too little that can be held out. */
export const notes: readonly Source[] = ['unicode/japanese', 'unicode/korean', 'unicode/chinese'].map(
  handWritten,
)
