import { type Media, media, mediaKind } from '../media/media.ts'
import { contentParts, editField, hasPartType, resultContent, roleOf } from './content.ts'
import { type Fields, isFields, listOf, sentText, stringOf } from './fields.ts'
import { mediaTypeOf, unknownPart } from './unknown-part.ts'
import { type FormatAdapter, type PartView, type Place, type ResultView, text } from './view.ts'

const PART_TYPES = new Set([
  'tool-call',
  'tool-result',
  'reasoning',
  'reasoning-file',
  'tool-approval-request',
  'tool-approval-response',
])

export function isAiSdk(message: Fields): boolean {
  if (hasPartType(message.content, PART_TYPES)) return true
  return listOf(message.content).some(
    (part) =>
      isFields(part) &&
      ((part.type === 'image' && 'image' in part) ||
        (part.type === 'file' && 'data' in part && mediaTypeOf(part) !== '')),
  )
}

/** Vercel AI SDK `ModelMessage` (and the `CoreMessage` before it, whose results are in `result`). */
export const aiSdk: FormatAdapter = {
  view(message) {
    const { role: given, content } = message as Fields
    const role = roleOf(given)
    const parts = contentParts(content, part)
    // Results in an assistant's message were run by the provider: the message is signed for as a whole.
    return { role, name: '', parts: role === 'assistant' ? parts.map(withoutPlace) : parts, continues: false }
  },
  resultText: (value) => value,
  edit: (message, edits) =>
    editField(message, 'content', edits, (old, value) => {
      if (old.type !== 'tool-result') return { ...old, text: value }
      return 'output' in old ? { ...old, output: { type: 'text', value } } : { ...old, result: value }
    }),
}

function withoutPlace(view: PartView): PartView {
  if (view.kind !== 'result') return view
  const { at: _, ...rest } = view
  return rest
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'generic')
  switch (value.type) {
    case 'text':
      return [text(stringOf(value.text), at)]
    case 'reasoning':
      return [{ kind: 'reasoning', text: stringOf(value.text), signed: isFields(value.providerOptions) }]
    case 'tool-call':
      return [
        {
          kind: 'call',
          id: stringOf(value.toolCallId),
          name: stringOf(value.toolName),
          text: sentText(value.input ?? value.args),
        },
      ]
    case 'tool-result':
      return [{ ...resultOf(value), at }]
    case 'tool-approval-request':
      return [link(value, stringOf(value.toolCallId), '')]
    case 'tool-approval-response':
      return [link(value, '', stringOf(value.reason))]
    case 'image':
      return [{ kind: 'media', media: media('image', 'generic', value.image) }]
    case 'file':
    case 'reasoning-file':
      return [{ kind: 'media', media: file(value) }]
    default:
      return unknownPart(value, 'generic')
  }
}

function link(value: Fields, callId: string, reason: string): PartView {
  return { kind: 'link', key: stringOf(value.approvalId), callId, text: reason }
}

function file(value: Fields): Media {
  return media(mediaKind(mediaTypeOf(value)), 'generic', value.data)
}

function resultOf(value: Fields): ResultView {
  const output = isFields(value.output) ? value.output : { type: 'json', value: value.output ?? value.result }
  const type = stringOf(output.type)
  const content =
    type === 'content' ? listOf(output.value).flatMap(outputPart) : [text(sentText(output.value))]
  return {
    kind: 'result',
    id: stringOf(value.toolCallId),
    name: stringOf(value.toolName),
    ...resultContent(type === 'execution-denied' ? [text(stringOf(output.reason))] : content),
    failed: type.startsWith('error') || value.isError === true,
  }
}

function outputPart(value: unknown): readonly PartView[] {
  if (isFields(value) && typeof value.data === 'string') return [{ kind: 'media', media: file(value) }]
  return unknownPart(value, 'generic')
}
