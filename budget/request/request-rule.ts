import type { MessagePricing } from '../messages/message-cost.ts'
import type { MessageView } from '../messages/view.ts'
import type { RequestParts } from './request-parts.ts'

/** What a request costs, in tokens; each part is an integer >= 0. */
export interface RequestCost {
  /** System and developer texts, inside the messages or beside them. */
  readonly system: number
  /** All other texts: names, calls and results among them. */
  readonly history: number
  readonly tools: number
  readonly media: number
  /** The JSON schema of the answer. */
  readonly schema: number
  /** What the template adds around messages. */
  readonly overhead: number
}

export function zeroCost(): { -readonly [part in keyof RequestCost]: number } {
  return { system: 0, history: 0, tools: 0, media: 0, schema: 0, overhead: 0 }
}

/** How a rule reads and prices what a request holds. */
export interface RequestMeter {
  /** In lower case; '' where it is not known. */
  readonly model: string
  readonly pricing: MessagePricing
  count(text: string): number
  view(message: unknown): MessageView
  /** Tokens of all media in a message. */
  media(view: MessageView): number
}

/** What one provider counts a whole request as. */
export type RequestRule = (parts: RequestParts, meter: RequestMeter) => RequestCost
