import { media, mediaKind } from '../media/media.ts'
import { contentParts, editField, hasPartType, resultContent, roleOf, roleWithResults } from './content.ts'
import { type Fields, isFields, listOf, sentText, stringOf } from './fields.ts'
import { mediaTypeOf, unknownPart } from './unknown-part.ts'
import { type FormatAdapter, type PartView, type Place, type ResultView, text } from './view.ts'

const BLOCK_TYPES = new Set([
  'tool_use',
  'tool_result',
  'thinking',
  'redacted_thinking',
  'server_tool_use',
  'mcp_tool_use',
  'document',
  'search_result',
])

export function isAnthropic(message: Fields): boolean {
  if (hasPartType(message.content, BLOCK_TYPES)) return true
  return listOf(message.content).some(
    (block) =>
      isFields(block) && (isServerResult(block) || (block.type === 'image' && isFields(block.source))),
  )
}

/** `web_search_tool_result` and its like, which stand beside their call in the assistant's message. */
function isServerResult(block: Fields): boolean {
  return stringOf(block.type).endsWith('_tool_result')
}

export const anthropic: FormatAdapter = {
  view(message) {
    const { role: given, content } = message as Fields
    const parts = contentParts(content, part)
    const role = roleWithResults(roleOf(given), parts)
    return { role, name: '', parts, continues: false }
  },
  resultText: (value) => value,
  edit: (message, edits) =>
    editField(message, 'content', edits, (block, value) =>
      block.type === 'tool_result' ? { ...block, content: value } : { ...block, text: value },
    ),
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'anthropic')
  switch (value.type) {
    case 'text':
      return [text(stringOf(value.text), at)]
    case 'thinking':
      return [{ kind: 'reasoning', text: stringOf(value.thinking), signed: stringOf(value.signature) !== '' }]
    case 'redacted_thinking':
      return [
        { kind: 'reasoning', text: '', signed: true },
        { kind: 'media', media: media('opaque', 'anthropic', value.data) },
      ]
    case 'tool_use':
    case 'server_tool_use':
    case 'mcp_tool_use':
      return [
        { kind: 'call', id: stringOf(value.id), name: stringOf(value.name), text: sentText(value.input) },
      ]
    case 'tool_result':
      return [{ ...resultOf(value), at }]
    case 'image':
    case 'document':
      return sourced(value)
    default:
      return isServerResult(value) ? [resultOf(value)] : unknownPart(value, 'anthropic')
  }
}

function resultOf(block: Fields): ResultView {
  const parts = isFields(block.content)
    ? unknownPart(block.content, 'anthropic')
    : contentParts(block.content, part)
  return {
    kind: 'result',
    id: stringOf(block.tool_use_id),
    name: '',
    ...resultContent(parts),
    failed: block.is_error === true,
  }
}

/** An image or a document: bytes, a URL or a file id, but also plain text or blocks, which count as text. */
function sourced(block: Fields): readonly PartView[] {
  const source = isFields(block.source) ? block.source : {}
  const titles = [stringOf(block.title), stringOf(block.context)].filter(Boolean).map((title) => text(title))
  if (source.type === 'text') return [...titles, text(stringOf(source.data))]
  if (source.type === 'content')
    return [...titles, ...contentParts(source.content, (inner) => part(inner, 0)).map(fixed)]
  const kind = block.type === 'image' ? 'image' : mediaKind(mediaTypeOf(source))
  return [...titles, { kind: 'media', media: media(kind, 'anthropic', source.data) }]
}

/** Nested text cannot be edited in place. */
function fixed(view: PartView): PartView {
  return view.kind === 'text' ? text(view.text) : view
}
