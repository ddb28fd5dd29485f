import { media, mediaKind } from '../media/media.ts'
import { contentParts, editField, hasPartType, resultContent, roleOf } from './content.ts'
import { type Fields, isFields, listOf, sentText, stringOf } from './fields.ts'
import { mediaTypeOf, unknownPart } from './unknown-part.ts'
import {
  type CallView,
  type FormatAdapter,
  type MessageView,
  type PartView,
  type Place,
  text,
  WHOLE,
} from './view.ts'

const PART_TYPES = new Set(['image_url', 'input_audio', 'refusal'])

/** Has something of OpenAI's chat completions that the plain format lacks. */
export function isOpenAiChat(message: Fields): boolean {
  return (
    message.role === 'developer' ||
    message.role === 'function' ||
    isFields(message.function_call) ||
    stringOf(message.refusal) !== '' ||
    hasPartType(message.content, PART_TYPES) ||
    listOf(message.content).some((part) => isFields(part) && part.type === 'file' && isFields(part.file)) ||
    listOf(message.tool_calls).some((call) => isFields(call) && typeof call.type === 'string')
  )
}

export const openAiChat: FormatAdapter = {
  view: (message) => viewChat(message as Fields, part),
  resultText: (value) => value,
  edit: (message, edits) => editField(message, 'content', edits, (old, value) => ({ ...old, text: value })),
}

/** What chat completions and the plain format have in common. */
export function viewChat(
  message: Fields,
  read: (value: unknown, at: Place) => readonly PartView[],
): MessageView & { parts: PartView[] } {
  const role = roleOf(message.role)
  if (role === 'tool') {
    const id = stringOf(message.tool_call_id)
    const name = stringOf(message.name) || stringOf(message.tool_name)
    const content = resultContent(contentParts(message.content, read))
    const result: PartView = { kind: 'result', id, name, ...content, failed: false, at: WHOLE }
    return { role, name: '', parts: [result], continues: false }
  }
  const parts = contentParts(message.content, read)
  if (role === 'assistant') {
    addReasoning(message, parts)
    if (message.refusal) parts.push(text(stringOf(message.refusal)))
    for (const call of listOf(message.tool_calls)) parts.push(callOf(call))
    if (isFields(message.function_call)) parts.push(callOf({ function: message.function_call }))
  }
  return { role, name: stringOf(message.name), parts, continues: false }
}

function callOf(call: unknown): CallView {
  const fields = isFields(call) ? call : {}
  const body = isFields(fields.function) ? fields.function : isFields(fields.custom) ? fields.custom : {}
  const sent = sentText(body.arguments ?? body.input)
  return { kind: 'call', id: stringOf(fields.id), name: stringOf(body.name), text: sent }
}

/** Not in OpenAI's own API: DeepSeek, llama.cpp and OpenRouter send a model's reasoning back like this. */
function addReasoning(message: Fields, parts: PartView[]): void {
  const value =
    stringOf(message.reasoning_content) || stringOf(message.reasoning) || stringOf(message.thinking)
  const signed = listOf(message.reasoning_details).length > 0
  if (value !== '' || signed) parts.push({ kind: 'reasoning', text: value, signed })
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'openai')
  switch (value.type) {
    case 'text':
      return [text(stringOf(value.text), at)]
    case 'refusal':
      return [text(stringOf(value.refusal))]
    case 'image_url': {
      const image = isFields(value.image_url) ? value.image_url : { url: value.image_url }
      return [{ kind: 'media', media: media('image', 'openai', image.url, stringOf(image.detail) || 'auto') }]
    }
    case 'input_audio': {
      const audio = isFields(value.input_audio) ? value.input_audio : {}
      return [{ kind: 'media', media: media('audio', 'openai', audio.data) }]
    }
    case 'file': {
      const file = isFields(value.file) ? value.file : {}
      return [{ kind: 'media', media: media('document', 'openai', file.file_data) }]
    }
    case 'video_url': {
      const video = isFields(value.video_url) ? value.video_url : {}
      return [{ kind: 'media', media: media(mediaKind(mediaTypeOf(value) || 'video/'), 'openai', video.url) }]
    }
    default:
      return unknownPart(value, 'openai')
  }
}
