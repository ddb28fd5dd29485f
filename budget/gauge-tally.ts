import type { MessageCount } from './messages/count-message.ts'
import type { Message } from './messages/message.ts'
import { charPricing, type MessageCostOptions, tokenPricing } from './messages/message-cost.ts'
import { StreamedText } from './streamed-text.ts'
import type { TextEstimator } from './text-counter.ts'
import type { Tools } from './tools/tool-definitions.ts'
import { toolsCost } from './tools-cost.ts'

interface Entry {
  /** Of a streamed answer: its overhead alone. */
  readonly cost: number
  readonly calls: number
  readonly streamed: StreamedText | null
}

/** A running sum over one conversation in one unit by one estimator. */
export interface Tally {
  /** Gives the tool calls that the message makes. */
  add(message: Message | string): number
  append(chunk: string): void
  /** Gives the tool calls of the entry that is gone; 0 where there is none. */
  removeLast(): number
  clear(): void
  /** Counts what a stream left pending. */
  settle(): void
  /** Entries that a request can have held: all but an answer still being streamed. */
  sent(): number
  /** Tools, priming and the first `entries` entries (all by default), as of the last `settle`. */
  total(entries?: number): number
}

/** An assistant message without content: what the template adds to a streamed text. */
const EMPTY: MessageCount = {
  view: { role: 'assistant', name: '', continues: false, parts: [] },
  name: 0,
  parts: [],
  texts: 0,
  media: [],
}

export interface TallyOptions extends Omit<MessageCostOptions, 'estimator'> {
  /** The tool definitions sent with each request, or their cost in tokens (characters, if the size is unknown). */
  readonly tools?: Tools | number | undefined
  /** Whose rule prices the tools; see `estimateToolsTokens`. Default: as JSON. */
  readonly provider?: string | undefined
}

export function tallyIn(
  unit: 'tokens' | 'chars',
  options: TallyOptions,
  estimator: TextEstimator | undefined,
): Tally {
  const pricing = unit === 'tokens' ? tokenPricing({ ...options, estimator }) : charPricing(options)
  // In characters a provider's rule, whose constants are tokens, has no meaning.
  const { provider, model } = unit === 'tokens' ? options : {}
  const fixed = pricing.priming + toolsCost(options.tools ?? 0, { provider, model, estimator: pricing.text })
  let entries: Entry[] = []
  /** Of all entries but the last, which alone may still grow. */
  let before = 0

  const costOf = (entry: Entry | undefined) => (entry?.cost ?? 0) + (entry?.streamed?.tokens ?? 0)
  const push = (entry: Entry) => {
    before += costOf(entries.at(-1))
    entries.push(entry)
  }
  return {
    add(message) {
      if (typeof message === 'string') {
        push({ cost: pricing.text(message), calls: 0, streamed: null })
        return 0
      }
      const count = pricing.count(message)
      const calls = count.view.parts.filter((part) => part.kind === 'call').length
      push({ cost: pricing.cost(count), calls, streamed: null })
      return calls
    },
    append(chunk) {
      if (!entries.at(-1)?.streamed) {
        push({ cost: pricing.cost(EMPTY), calls: 0, streamed: new StreamedText(pricing.text) })
      }
      entries.at(-1)?.streamed?.append(chunk)
    },
    removeLast() {
      const gone = entries.pop()
      if (entries.length > 0) before -= costOf(entries.at(-1))
      return gone?.calls ?? 0
    },
    clear() {
      entries = []
      before = 0
    },
    settle() {
      entries.at(-1)?.streamed?.settle()
    },
    sent: () => entries.length - (entries.at(-1)?.streamed ? 1 : 0),
    total(count = entries.length) {
      if (count >= entries.length) return fixed + before + costOf(entries.at(-1))
      return entries.slice(0, Math.max(0, count)).reduce((sum, entry) => sum + costOf(entry), fixed)
    },
  }
}
