import type { MessageView, PartView } from '../messages/view.ts'

/** Half-open index ranges, ascending. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/**
 * What has been removed from a conversation so far: plain data, to be handed back with the same growing list,
 * so that nothing removed ever comes back. It says nothing of messages that came later.
 */
export interface PruneCursor {
  readonly dropped: Ranges
  readonly cleared: Ranges
  readonly truncated: readonly TruncatedText[]
  /** Of the messages above, so that a cursor is not applied to another list. */
  readonly fingerprint: number
}

export interface TruncatedText {
  readonly message: number
  readonly at: number
  readonly keptChars: number
}

export function toRanges(indexes: readonly number[]): Ranges {
  const ranges: [number, number][] = []
  for (const index of indexes) {
    const last = ranges[ranges.length - 1]
    if (last && last[1] === index) last[1] = index + 1
    else ranges.push([index, index + 1])
  }
  return ranges
}

export function* indexesOf(ranges: Ranges): Generator<number> {
  for (const [from, to] of ranges) for (let index = from; index < to; index++) yield index
}

export function cursorOf(
  views: readonly MessageView[],
  damage: Pick<PruneCursor, 'dropped' | 'cleared' | 'truncated'>,
): PruneCursor {
  return { ...damage, fingerprint: fingerprint(views, damage) }
}

/** Whether the cursor was made from this list, or from an earlier, shorter state of it. */
export function appliesTo(cursor: PruneCursor, views: readonly MessageView[]): boolean {
  return fingerprint(views, cursor) === cursor.fingerprint
}

/** FNV-1a over index, role and texts of every damaged message; NaN if one is not there. */
function fingerprint(
  views: readonly MessageView[],
  damage: Pick<PruneCursor, 'dropped' | 'cleared' | 'truncated'>,
): number {
  let hash = 0x811c9dc5
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193)
  }
  const mixText = (text: string) => {
    mix(text.length)
    // A few characters tell lists apart; all of them would cost a pass over the conversation.
    const stride = Math.max(1, Math.floor(text.length / SAMPLES))
    for (let index = 0; index < text.length; index += stride) mix(text.charCodeAt(index))
  }
  const all = [
    ...indexesOf(damage.dropped),
    ...indexesOf(damage.cleared),
    ...damage.truncated.map((text) => text.message),
  ]
  for (const index of all) {
    const view = views[index]
    if (view === undefined) return Number.NaN
    mix(index)
    mixText(view.role)
    for (const part of view.parts) for (const text of textsOf(part)) mixText(text)
  }
  return hash >>> 0
}

const SAMPLES = 16

function textsOf(part: PartView): readonly string[] {
  switch (part.kind) {
    case 'media':
      return []
    case 'call':
      return [part.id, part.name, part.text]
    case 'result':
      return [part.id, part.name, ...part.texts]
    default:
      return [part.text]
  }
}
