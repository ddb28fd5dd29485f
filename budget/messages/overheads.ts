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
 *
 * @throws {RangeError} for an overhead that is no number >= 0; it would turn every decision into NaN
 */
export function overheadsOf(format: MessageFormat | undefined, given: Partial<Overheads> = {}): Overheads {
  // An unknown format is refused where messages are read, with the names of those there are.
  const own = (OVERHEADS as Partial<typeof OVERHEADS>)[format ?? 'plain'] ?? PLAIN
  return {
    perMessage: checked('perMessage', given.perMessage ?? own.perMessage),
    countsRole: given.countsRole ?? own.countsRole,
    perName: checked('perName', given.perName ?? own.perName),
    priming: checked('priming', given.priming ?? own.priming),
  }
}

function checked(name: string, tokens: number): number {
  if (typeof tokens === 'number' && tokens >= 0 && tokens < Number.POSITIVE_INFINITY) return Math.ceil(tokens)
  throw new RangeError(`overheads.${name} must be a number >= 0, got ${String(tokens)}`)
}
