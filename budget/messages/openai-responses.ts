import { media } from '../media/media.ts'
import { contentParts, editField, hasPartType, resultContent, roleOf } from './content.ts'
import { type Fields, isFields, listOf, sentText, stringOf } from './fields.ts'
import { unknownPart } from './unknown-part.ts'
import { type FormatAdapter, type MessageView, type PartView, type Place, text, WHOLE } from './view.ts'

const PART_TYPES = new Set(['input_text', 'output_text', 'input_image', 'input_file', 'input_audio'])

export function isOpenAiResponses(item: Fields): boolean {
  if (typeof item.type === 'string' && (item.role === undefined || item.type === 'message')) return true
  return hasPartType(item.content, PART_TYPES)
}

/** Items of a Responses input: messages, calls, outputs and reasoning stand side by side in one list. */
export const openAiResponses: FormatAdapter = {
  view(message) {
    const item = message as Fields
    const type = stringOf(item.type)
    if (item.role !== undefined) {
      const role = roleOf(item.role)
      return { role, name: '', parts: contentParts(item.content, part), continues: role === 'assistant' }
    }
    if (type === 'reasoning') return ofModel(reasoning(item))
    if (type === 'mcp_approval_response') return result([approvalOf(item)])
    if (type.endsWith('_call_output')) return result([outputOf(item)])
    if (type.endsWith('_call') || type === 'mcp_approval_request') return ofModel(callOf(item, type))
    return ofModel(unknownPart(item, 'openai'))
  },
  resultText: (value) => value,
  edit: (item, edits) => {
    const field = isFields(item) && item.role === undefined ? 'output' : 'content'
    return editField(item, field, edits, (old, value) => ({ ...old, text: value }))
  },
}

function ofModel(parts: readonly PartView[]): MessageView {
  return { role: 'assistant', name: '', parts, continues: true }
}

function result(parts: readonly PartView[]): MessageView {
  return { role: 'tool', name: '', parts, continues: false }
}

/** Signed always: a reasoning item is refused without the item that followed it, and the reverse. */
function reasoning(item: Fields): readonly PartView[] {
  const texts = [...listOf(item.summary), ...listOf(item.content)].flatMap((value) => part(value, WHOLE))
  const parts: PartView[] = texts.map((view) => ({
    kind: 'reasoning',
    text: view.kind === 'text' ? view.text : '',
    signed: true,
  }))
  const sealed: PartView = { kind: 'media', media: media('opaque', 'openai', item.encrypted_content) }
  return [{ kind: 'reasoning', text: '', signed: true }, ...parts, sealed]
}

/** The types that wait for an item of the caller; the others were run by the provider and hold their output. */
const ANSWERED_LATER = new Set([
  'function_call',
  'custom_tool_call',
  'computer_call',
  'local_shell_call',
  'shell_call',
  'apply_patch_call',
  'mcp_approval_request',
])

function callOf(item: Fields, type: string): readonly PartView[] {
  const name = stringOf(item.name)
  const sent = sentText(item.arguments ?? item.input ?? item.action ?? item.operation)
  if (ANSWERED_LATER.has(type)) {
    return [{ kind: 'call', id: stringOf(item.call_id) || stringOf(item.id), name, text: sent }]
  }
  const approved: PartView = { kind: 'link', key: '', callId: stringOf(item.approval_request_id), text: '' }
  const output = sentText(item.output ?? item.results ?? item.queries)
  return [approved, text(name), text(sent), text(output)]
}

/** The answer to an approval request, which has no text form to put a stub in place of. */
function approvalOf(item: Fields): PartView {
  const texts = [stringOf(item.reason)]
  return { kind: 'result', id: stringOf(item.approval_request_id), name: '', texts, media: [], failed: false }
}

function outputOf(item: Fields): PartView {
  // A screenshot or a list of shell outputs has no text form, so no stub can stand for it.
  const textual =
    typeof item.output === 'string' ||
    item.type === 'function_call_output' ||
    item.type === 'custom_tool_call_output'
  const parts = isFields(item.output)
    ? part(item.output, WHOLE)
    : contentParts(item.output, (value) => part(value, WHOLE))
  const view = {
    kind: 'result',
    id: stringOf(item.call_id),
    name: '',
    ...resultContent(parts),
    failed: item.status === 'incomplete' || item.status === 'failed',
  } as const
  return textual ? { ...view, at: WHOLE } : view
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'openai')
  switch (value.type) {
    case 'input_text':
    case 'output_text':
    case 'text':
    case 'summary_text':
    case 'reasoning_text':
      return [text(stringOf(value.text), at)]
    case 'refusal':
      return [text(stringOf(value.refusal))]
    case 'input_image':
    case 'computer_screenshot':
      return [
        { kind: 'media', media: media('image', 'openai', value.image_url, stringOf(value.detail) || 'auto') },
      ]
    case 'input_file':
      return [{ kind: 'media', media: media('document', 'openai', value.file_data) }]
    case 'input_audio': {
      const audio = isFields(value.input_audio) ? value.input_audio : value
      return [{ kind: 'media', media: media('audio', 'openai', audio.data) }]
    }
    default:
      return unknownPart(value, 'openai')
  }
}
