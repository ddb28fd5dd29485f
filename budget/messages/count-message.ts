import { type MeasuredMedia, measureMedia } from '../media/media-tokens.ts'
import type { TextCounter } from '../text-counter.ts'
import { adapterFor } from './formats.ts'
import type { MessageFormat } from './message.ts'
import type { MessageView, PartView, ResultView } from './view.ts'

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

/** Raw counts by estimator and message. Weak both ways: they live as long as the caller's own objects. */
const caches = new WeakMap<object, WeakMap<object, MessageCount>>()

/**
 * Counts a message, reusing what it counted before of every part that still holds the same strings. So a
 * growing conversation costs the new messages alone, and one changed in place is counted again where it changed.
 */
export function countMessage(message: unknown, counter: TextCounter, format?: MessageFormat): MessageCount {
  const view = adapterFor(message, format).view(message)
  const cache =
    counter.stable && typeof message === 'object' && message !== null ? cacheOf(counter) : undefined
  const known = cache?.get(message as object)
  const count = countView(view, known, counter)
  if (count !== known) cache?.set(message as object, count)
  return count
}

function cacheOf(counter: TextCounter): WeakMap<object, MessageCount> {
  let cache = caches.get(counter.key)
  if (cache === undefined) {
    cache = new WeakMap()
    caches.set(counter.key, cache)
  }
  return cache
}

function countView(view: MessageView, known: MessageCount | undefined, counter: TextCounter): MessageCount {
  if (known && sameView(known.view, view)) return known
  const name = known?.view.name === view.name ? known.name : counter.count(view.name)
  const parts = view.parts.map((part, index) => {
    const before = known?.view.parts[index]
    return known && before && samePart(before, part)
      ? (known.parts[index] as PartCount)
      : countPart(part, counter)
  })
  const texts = parts.reduce((sum, part) => sum + part.label + part.content, name)
  const media = parts.flatMap((part) => part.media)
  return { view, name, parts, texts, media: media.length > 0 ? media : NO_MEDIA }
}

function sameView(a: MessageView, b: MessageView): boolean {
  if (a.role !== b.role || a.name !== b.name || a.continues !== b.continues) return false
  if (a.parts.length !== b.parts.length) return false
  for (let i = 0; i < b.parts.length; i++) {
    if (!samePart(a.parts[i] as PartView, b.parts[i] as PartView)) return false
  }
  return true
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

/** Strings are compared by value, which for the very same string is one look at its reference. */
function samePart(a: PartView, b: PartView): boolean {
  switch (b.kind) {
    case 'text':
      return a.kind === 'text' && a.text === b.text && a.at === b.at
    case 'reasoning':
      return a.kind === 'reasoning' && a.text === b.text && a.signed === b.signed
    case 'link':
      return a.kind === 'link' && a.text === b.text && a.key === b.key && a.callId === b.callId
    case 'call':
      return a.kind === 'call' && a.text === b.text && a.id === b.id && a.name === b.name
    case 'media':
      return a.kind === 'media' && sameMedia(a.media, b.media)
    case 'result':
      return a.kind === 'result' && sameResult(a, b)
  }
}

function sameResult(a: ResultView, b: ResultView): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.failed === b.failed &&
    a.at === b.at &&
    a.texts.length === b.texts.length &&
    a.media.length === b.media.length &&
    a.texts.every((text, index) => text === b.texts[index]) &&
    a.media.every((item, index) => sameMedia(item, b.media[index] as typeof item))
  )
}

type MediaView = Extract<PartView, { kind: 'media' }>['media']

function sameMedia(a: MediaView, b: MediaView): boolean {
  return a.data === b.data && a.kind === b.kind && a.rule === b.rule && a.detail === b.detail
}
