import type { Media } from '../media/media.ts'
import { type Fields, isFields, listOf } from './fields.ts'
import { type Edits, type MessageView, type PartView, type Place, WHOLE } from './view.ts'

/** Reads a `content` that is a text, a list of parts or, against all formats, one part; null holds nothing. */
export function contentParts(
  content: unknown,
  read: (part: unknown, at: Place) => readonly PartView[],
): PartView[] {
  if (typeof content === 'string') return [{ kind: 'text', text: content, at: WHOLE }]
  if (content === null || content === undefined) return []
  if (!Array.isArray(content)) return [...read(content, WHOLE)]
  const parts: PartView[] = []
  const list = listOf(content)
  for (let index = 0; index < list.length; index++) parts.push(...read(list[index], index))
  return parts
}

/** The texts and media among a result's parts. */
export function resultContent(parts: readonly PartView[]): {
  readonly texts: readonly string[]
  readonly media: readonly Media[]
} {
  const texts: string[] = []
  let media: Media[] = NO_MEDIA
  for (const part of parts) {
    if (part.kind === 'text') texts.push(part.text)
    else if (part.kind === 'media') media = [...media, part.media]
  }
  return { texts, media }
}

const NO_MEDIA: Media[] = []

/** A copy of the message with its `field` edited: whole, or part by part as `replace` does it. */
export function editField(
  message: unknown,
  field: string,
  edits: Edits,
  replace: (part: Fields, text: string) => unknown,
): unknown {
  const fields = message as Fields
  const whole = edits.get(WHOLE)
  if (typeof whole === 'string') return { ...fields, [field]: whole }
  const parts = listOf(fields[field]).flatMap((part, index) => {
    const edit = edits.get(index)
    if (edit === undefined) return [part]
    return edit === null ? [] : [replace(part as Fields, edit)]
  })
  return { ...fields, [field]: parts }
}

/** Unknown roles are the model's: nothing that a user said, so no turn starts there. */
export function roleOf(role: unknown): MessageView['role'] {
  switch (role) {
    case 'system':
    case 'developer':
      return 'system'
    case 'user':
    case 'human':
      return 'user'
    case 'tool':
    case 'function':
      return 'tool'
    default:
      return 'assistant'
  }
}

/** Results alone make a `tool` message, whatever its role says; anything beside them is the sender's own. */
export function roleWithResults(role: MessageView['role'], parts: readonly PartView[]): MessageView['role'] {
  const onlyResults =
    parts.length > 0 && parts.every((part) => part.kind === 'result' || part.kind === 'link')
  return role === 'user' && onlyResults ? 'tool' : role
}

/** Whether any part of the content has one of these types. */
export function hasPartType(content: unknown, types: ReadonlySet<unknown>): boolean {
  return listOf(content).some((part) => isFields(part) && types.has(part.type))
}
