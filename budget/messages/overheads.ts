import type { MessageFormat } from './message.ts'

/** Tokens that a chat template adds around the texts. */
export interface Overheads {
  readonly perMessage: number
  /** Whether the role's own word is counted beside `perMessage`. */
  readonly countsRole: boolean
  /** For a message's `name`, beside the name's own tokens. */
  readonly perName: number
  /** Once a request: what primes the answer. */
  readonly priming: number
}

const PLAIN: Overheads = { perMessage: 4, countsRole: false, perName: 1, priming: 0 }
/** OpenAI cookbook, "How to count tokens with tiktoken". */
const OPENAI: Overheads = { perMessage: 3, countsRole: true, perName: 1, priming: 3 }

const OVERHEADS: Readonly<Record<MessageFormat, Overheads>> = {
  'openai-chat': OPENAI,
  'openai-responses': OPENAI,
  // Fitted to recorded requests: 7 + 3 (messages - 1).
  anthropic: { perMessage: 3, countsRole: false, perName: 0, priming: 4 },
  'ai-sdk': PLAIN,
  // Fitted to recorded requests: 1 a content in the fuller of two regimes.
  gemini: { perMessage: 1, countsRole: false, perName: 0, priming: 0 },
  plain: PLAIN,
}

/**
 * The template's overheads: the named format's, or the plain format's where none is named. Not the detected
 * one's: a count must not change because the one message that showed the format has left the list.
 */
export function overheadsOf(format: MessageFormat | undefined, given: Partial<Overheads> = {}): Overheads {
  return { ...OVERHEADS[format ?? 'plain'], ...given }
}
