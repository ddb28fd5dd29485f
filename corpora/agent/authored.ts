import type { Source } from '../manifest.ts'
import { generated, handWritten } from '../own-text.ts'
import { codingSessions } from './generators/coding-sessions.ts'
import { functionCatalogues } from './generators/function-catalogues.ts'
import { instructionSheets } from './generators/instruction-sheets.ts'
import { queryResults } from './generators/query-results.ts'
import { serviceReplies } from './generators/service-replies.ts'
import { shellOutput } from './generators/shell-output.ts'
import { shopSupportSessions } from './generators/shop-support-sessions.ts'
import { toolServerListings } from './generators/tool-server-listings.ts'
import { travelDeskSessions } from './generators/travel-desk-sessions.ts'

/** Texts we wrote or generate ourselves. Each generator is one source, and so is the author. */
export const authored: readonly Source[] = [
  generated('agent/chats', 'train', codingSessions),
  generated('agent/chats', 'train', shopSupportSessions),
  generated('agent/chats', 'holdout', travelDeskSessions),
  handWritten('agent/chats'),
  generated('agent/tool-results', 'train', shellOutput),
  generated('agent/tool-results', 'train', serviceReplies),
  generated('agent/tool-results', 'holdout', queryResults),
  handWritten('agent/tool-results'),
  generated('agent/system-prompts-and-schemas', 'train', functionCatalogues),
  generated('agent/system-prompts-and-schemas', 'train', instructionSheets),
  generated('agent/system-prompts-and-schemas', 'holdout', toolServerListings),
  handWritten('agent/system-prompts-and-schemas'),
]
