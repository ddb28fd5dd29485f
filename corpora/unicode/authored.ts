import type { Source } from '../manifest.ts'
import { generated, handWritten } from '../own-text.ts'
import { bilingualSupport } from './generators/bilingual-support.ts'
import { captionsAndReactions } from './generators/captions-and-reactions.ts'
import { emojiBoards } from './generators/emoji-boards.ts'
import { emojiChats } from './generators/emoji-chats.ts'
import { pastedText } from './generators/pasted-text.ts'
import { translationTables } from './generators/translation-tables.ts'

/** Texts we wrote or generate ourselves. Each generator is one source, and so is the author. */
export const authored: readonly Source[] = [
  generated('unicode/emoji', 'train', emojiChats),
  generated('unicode/emoji', 'train', captionsAndReactions),
  generated('unicode/emoji', 'holdout', emojiBoards),
  handWritten('unicode/emoji'),
  generated('unicode/mixed', 'train', bilingualSupport),
  generated('unicode/mixed', 'train', translationTables),
  generated('unicode/mixed', 'holdout', pastedText),
  handWritten('unicode/mixed'),
]
