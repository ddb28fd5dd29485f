import { type MeasuredMedia, mediaTokens } from '../media/media-tokens.ts'
import { type TextCounter, type TextEstimator, textCounter } from '../text-counter.ts'
import { countMessage, type MessageCount, type PartCount } from './count-message.ts'
import type { MessageFormat } from './message.ts'
import { type Overheads, overheadsOf } from './overheads.ts'

export interface MessageCostOptions {
  /** Default: `defaultEstimator`. */
  readonly estimator?: TextEstimator | undefined
  /** How to read the messages, and whose overheads to add. Default: each as it shows, and the plain overheads. */
  readonly format?: MessageFormat | undefined
  readonly overheads?: Partial<Overheads> | undefined
  /** Picks the generation of the provider's media rule. */
  readonly model?: string | undefined
}

/** Prices messages in one unit: tokens, or characters where the window's size is unknown. */
export interface MessagePricing {
  readonly priming: number
  count(message: unknown): MessageCount
  /** A counted message, overhead included. Messages add up: no message's cost depends on another. */
  cost(count: MessageCount): number
  partCost(part: PartCount): number
  mediaCost(media: MeasuredMedia): number
  text(text: string): number
}

export function tokenPricing(options: MessageCostOptions = {}): MessagePricing {
  return pricing(textCounter(options.estimator), 1, options)
}

/** The usual rule of thumb, for what is known in tokens alone: overheads and media. */
const CHARS_PER_TOKEN = 4

export function charPricing(options: MessageCostOptions = {}): MessagePricing {
  return pricing(textCounter(charLength), CHARS_PER_TOKEN, options)
}

function charLength(text: string): number {
  return text.length
}

function pricing(counter: TextCounter, unitsPerToken: number, options: MessageCostOptions): MessagePricing {
  const { format, model } = options
  const overheads = overheadsOf(format, options.overheads)
  const perMessage = overheads.perMessage * unitsPerToken
  const roleCost = overheads.countsRole ? rolesIn(counter) : NO_ROLES
  const perName = overheads.perName * unitsPerToken
  const mediaCost = (media: MeasuredMedia) => mediaTokens(media, model) * unitsPerToken
  const partCost = (part: PartCount) => {
    let sum = part.label + part.content
    for (const media of part.media) sum += mediaCost(media)
    return sum
  }
  const cost = (count: MessageCount) => {
    let sum = perMessage + count.texts + roleCost[count.view.role]
    if (count.view.name !== '') sum += perName
    for (const media of count.media) sum += mediaCost(media)
    return sum
  }
  return {
    priming: overheads.priming * unitsPerToken,
    count: (message) => countMessage(message, counter, format),
    cost,
    partCost,
    mediaCost,
    text: (text) => counter.count(text),
  }
}

type Roles = Readonly<Record<MessageCount['view']['role'], number>>

const NO_ROLES: Roles = { system: 0, user: 0, assistant: 0, tool: 0 }

const rolesByCounter = new WeakMap<TextCounter, Roles>()

/** Counted once an estimator, so that a conversation counted again calls it for nothing. */
function rolesIn(counter: TextCounter): Roles {
  const known = counter.stable ? rolesByCounter.get(counter) : undefined
  if (known) return known
  const { count } = counter
  const roles = {
    system: count('system'),
    user: count('user'),
    assistant: count('assistant'),
    tool: count('tool'),
  }
  rolesByCounter.set(counter, roles)
  return roles
}
