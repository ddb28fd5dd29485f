import { type MediaRule, media, mediaKind } from '../media/media.ts'
import { isFields, stringOf } from './fields.ts'
import { type PartView, text } from './view.ts'

/** A base64 payload begins with this many characters of its alphabet alone. Shorter ones cost little as text. */
const BASE64 = /^[A-Za-z0-9+/_-]{256}/
const DATA_URL = /^data:([^;,]*)[^,]*,/

/**
 * A part of a kind that no adapter knows: its texts count, a payload in it counts as media, and it stays with
 * its message. Its field names and type label are not counted.
 */
export function unknownPart(part: unknown, rule: MediaRule): readonly PartView[] {
  const views: PartView[] = []
  collect(part, '', { rule, views, seen: new Set() })
  return views
}

interface Collection {
  readonly rule: MediaRule
  readonly views: PartView[]
  /** Ends a cycle. */
  readonly seen: Set<unknown>
}

function collect(value: unknown, mediaType: string, into: Collection): void {
  const { rule, views, seen } = into
  if (typeof value === 'string') views.push(payload(value, mediaType, rule) ?? text(value))
  // No provider takes them as content, but a wrapper may send them as text.
  if (typeof value === 'number' || typeof value === 'bigint') views.push(text(String(value)))
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (value instanceof Uint8Array)
    views.push({ kind: 'media', media: media(mediaKind(mediaType), rule, value) })
  else if (Array.isArray(value) || value instanceof Map || value instanceof Set)
    for (const item of value) collect(item, mediaType, into)
  else if (isFields(value)) {
    const declared = mediaTypeOf(value) || mediaType
    for (const [key, field] of Object.entries(value)) {
      if (key === 'encrypted_content') views.push({ kind: 'media', media: media('opaque', rule, field) })
      else if (!LABELS.has(key)) collect(field, declared, into)
    }
  }
}

const LABELS = new Set([
  'type',
  'mediaType',
  'mimeType',
  'media_type',
  'mime_type',
  'signature',
  'thoughtSignature',
])

function payload(value: string, mediaType: string, rule: MediaRule): PartView | undefined {
  const url = DATA_URL.exec(value.slice(0, 200))
  if (url) return { kind: 'media', media: media(mediaKind(url[1] ?? ''), rule, value) }
  if (!BASE64.test(value)) return undefined
  return { kind: 'media', media: media(mediaKind(mediaType), rule, value) }
}

/** The media type a part declares, under any of the names that providers use. */
export function mediaTypeOf(part: Readonly<Record<string, unknown>>): string {
  return (
    stringOf(part.mediaType) ||
    stringOf(part.mimeType) ||
    stringOf(part.media_type) ||
    stringOf(part.mime_type)
  )
}
