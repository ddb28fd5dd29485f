import { type Media, media, mediaKind } from '../media/media.ts'
import { editField, resultContent, roleOf, roleWithResults } from './content.ts'
import { type Fields, isFields, listOf, sentText, stringOf } from './fields.ts'
import { mediaTypeOf, unknownPart } from './unknown-part.ts'
import { type FormatAdapter, type PartView, type Place, text } from './view.ts'

export function isGemini(message: Fields): boolean {
  return Array.isArray(message.parts) && message.content === undefined
}

/** Gemini `Content`: results come under role `user`, calls may have no id. */
export const gemini: FormatAdapter = {
  view(message) {
    const { role: given, parts: list } = message as Fields
    const parts = listOf(list).flatMap((value, index) => part(value, index))
    const role = roleWithResults(given === undefined ? 'user' : roleOf(given), parts)
    return { role, name: '', parts, continues: false }
  },
  resultText: (value) => JSON.stringify({ output: value }),
  edit: (message, edits) =>
    editField(message, 'parts', edits, (old, value) => {
      if (!isFields(old.functionResponse)) return { ...old, text: value }
      const { parts: _, ...response } = old.functionResponse
      return { ...old, functionResponse: { ...response, response: { output: value } } }
    }),
}

function part(value: unknown, at: Place): readonly PartView[] {
  if (!isFields(value)) return unknownPart(value, 'gemini')
  const signed: readonly PartView[] =
    stringOf(value.thoughtSignature) === '' ? [] : [{ kind: 'reasoning', text: '', signed: true }]
  return [...signed, ...content(value, at)]
}

function content(value: Fields, at: Place): readonly PartView[] {
  if (value.thought === true) return [{ kind: 'reasoning', text: stringOf(value.text), signed: false }]
  if (typeof value.text === 'string') return [text(value.text, at)]
  if (isFields(value.functionCall)) {
    const call = value.functionCall
    return [{ kind: 'call', id: stringOf(call.id), name: stringOf(call.name), text: sentText(call.args) }]
  }
  if (isFields(value.functionResponse)) {
    const result = value.functionResponse
    const nested = listOf(result.parts).flatMap((inner) => part(inner, at))
    return [
      {
        kind: 'result',
        id: stringOf(result.id),
        name: stringOf(result.name),
        ...resultContent([text(sentText(result.response)), ...nested]),
        failed: isFields(result.response) && 'error' in result.response,
        at,
      },
    ]
  }
  if (isFields(value.inlineData))
    return [{ kind: 'media', media: blob(value.inlineData, value.inlineData.data) }]
  if (isFields(value.fileData)) return [{ kind: 'media', media: blob(value.fileData, undefined) }]
  return unknownPart(value, 'gemini')
}

function blob(value: Fields, data: unknown): Media {
  return media(mediaKind(mediaTypeOf(value)), 'gemini', data)
}
