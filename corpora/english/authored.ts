import type { Source } from '../manifest.ts'
import { handWritten } from '../own-text.ts'

/** Texts we wrote ourselves. */
export const authored: readonly Source[] = [handWritten('english/chat'), handWritten('english/mail')]
