import { media } from '../media/media.ts'
import { editField } from './content.ts'
import { isFields, listOf, stringOf } from './fields.ts'
import { viewChat } from './openai-chat.ts'
import { unknownPart } from './unknown-part.ts'
import { type FormatAdapter, type MessageView, type PartView, type Place, text } from './view.ts'

const NOTHING: MessageView = { role: 'assistant', name: '', parts: [], continues: false }

/** `{role, content, tool_calls?, tool_call_id?}`, and what Ollama adds: `images`, `thinking`, `tool_name`. */
export const plain: FormatAdapter = {
  view(message) {
    if (typeof message === 'string') return { ...NOTHING, role: 'user', parts: [text(message)] }
    // A hole in the list (LangChain's trimmer returns them) costs nothing and must not throw.
    if (!isFields(message)) return NOTHING
    const view = viewChat(message, part)
    for (const image of listOf(message.images)) {
      view.parts.push({ kind: 'media', media: media('image', 'generic', image) })
    }
    return view
  },
  resultText: (value) => value,
  edit: (message, edits) => editField(message, 'content', edits, (old, value) => ({ ...old, text: value })),
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'generic')
  return value.type === 'text' ? [text(stringOf(value.text), at)] : unknownPart(value, 'generic')
}
