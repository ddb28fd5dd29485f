import { type MeasuredMedia, measureMedia } from '../media/media-tokens.ts'
import type { TextCounter } from '../text-counter.ts'
import { adapterFor } from './formats.ts'
import { holds, type Leaves, leavesOf } from './leaves.ts'
import type { MessageFormat } from './message.ts'
import type { FormatAdapter, MessageView, PartView } from './view.ts'

/** What a message costs by the estimator alone, before any overhead or media rule. */
export interface MessageCount {
  readonly view: MessageView
  readonly name: number
  /** One for each part of the view. */
  readonly parts: readonly PartCount[]
  /** Sums over the parts, the name included: all that the cost of an unchanged message needs. */
  readonly texts: number
  readonly media: readonly MeasuredMedia[]
}

export interface PartCount {
  /** Ids and names: what stays when a result's content is cleared. */
  readonly label: number
  readonly content: number
  readonly media: readonly MeasuredMedia[]
}

/** A count, and all that it was made from. */
interface Counted {
  /** As it was asked for. */
  readonly format: MessageFormat | undefined
  readonly adapter: FormatAdapter
  readonly leaves: Leaves
  readonly count: MessageCount
}

/** Raw counts by estimator and message. Weak both ways: they live as long as the caller's own objects. */
const caches = new WeakMap<object, WeakMap<object, Counted>>()

/**
 * Counts a message, or gives the count it gave before, as long as the message holds the very same strings. So
 * a growing conversation costs the new messages alone, and one changed in place is counted again.
 */
export function countMessage(message: unknown, counter: TextCounter, format?: MessageFormat): MessageCount {
  if (!counter.stable || typeof message !== 'object' || message === null) {
    return countView(adapterFor(message, format).view(message), counter)
  }
  const cache = cacheOf(counter)
  const known = cache.get(message)
  if (
    known &&
    holds(message, known.leaves) &&
    // What the message shows is asked again only where it was not asked before: its leaves have not changed.
    (format === known.format || adapterFor(message, format) === known.adapter)
  ) {
    return known.count
  }
  const adapter = adapterFor(message, format)
  const count = countView(adapter.view(message), counter)
  cache.set(message, { format, adapter, leaves: leavesOf(message), count })
  return count
}

function cacheOf(counter: TextCounter): WeakMap<object, Counted> {
  let cache = caches.get(counter.key)
  if (cache === undefined) {
    cache = new WeakMap()
    caches.set(counter.key, cache)
  }
  return cache
}

function countView(view: MessageView, counter: TextCounter): MessageCount {
  const name = counter.count(view.name)
  const parts = view.parts.map((part) => countPart(part, counter))
  const texts = parts.reduce((sum, part) => sum + part.label + part.content, name)
  const media = parts.flatMap((part) => part.media)
  return { view, name, parts, texts, media: media.length > 0 ? media : NO_MEDIA }
}

const NO_MEDIA: readonly MeasuredMedia[] = []

function countPart(part: PartView, counter: TextCounter): PartCount {
  switch (part.kind) {
    case 'text':
    case 'reasoning':
      return { label: 0, content: counter.count(part.text), media: NO_MEDIA }
    case 'link':
      return {
        label: counter.count(part.key) + counter.count(part.callId),
        content: counter.count(part.text),
        media: NO_MEDIA,
      }
    case 'media':
      return { label: 0, content: 0, media: [measureMedia(part.media)] }
    case 'call':
      return {
        label: counter.count(part.id) + counter.count(part.name),
        content: counter.count(part.text),
        media: NO_MEDIA,
      }
    case 'result':
      return {
        label: counter.count(part.id) + counter.count(part.name),
        content: part.texts.reduce((sum, text) => sum + counter.count(text), 0),
        media: part.media.map(measureMedia),
      }
  }
}
