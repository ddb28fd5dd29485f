import { isFields, listOf, sentText, stringOf } from '../messages/fields.ts'
import type { RequestParts } from './request-parts.ts'

/** A system prompt beside the messages, as the message that a provider makes of it. */
export function systemMessage({ system, format }: RequestParts): unknown {
  if (format === 'gemini') return { role: 'system', parts: geminiParts(system) }
  return { role: 'system', content: system }
}

/** The texts of a system prompt beside the messages: a text, blocks, or Gemini's parts. */
export function systemTexts(system: unknown): string[] {
  if (typeof system === 'string') return [system]
  const blocks = isFields(system) ? listOf(system.parts) : listOf(system)
  return blocks.map((block) => (isFields(block) ? stringOf(block.text) : stringOf(block)))
}

function geminiParts(system: unknown): unknown {
  return isFields(system) && Array.isArray(system.parts) ? system.parts : [{ text: sentText(system) }]
}
