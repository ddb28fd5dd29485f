import fc from 'fast-check'
import type { MessageFormat } from '../../../budget/index.ts'
import type { Item } from './item.ts'
import { renderAiSdk } from './render/ai-sdk.ts'
import { renderAnthropic } from './render/anthropic.ts'
import { renderChat } from './render/chat.ts'
import { renderGemini } from './render/gemini.ts'
import { renderResponses } from './render/responses.ts'
import { type Script, script } from './script.ts'

export interface Transcript {
  readonly format: MessageFormat
  readonly items: readonly Item[]
  readonly messages: readonly Message[]
}

/** What the renderers make is each SDK's own shape; for the tests they are messages of any format. */
export type Message = { readonly role: string }

const RENDERERS: Readonly<Record<MessageFormat, (script: Script) => readonly Item[]>> = {
  'openai-chat': (from) => renderChat(from, 'openai-chat'),
  'openai-responses': renderResponses,
  anthropic: renderAnthropic,
  'ai-sdk': renderAiSdk,
  gemini: renderGemini,
  plain: (from) => renderChat(from, 'plain'),
}

export function render(format: MessageFormat, from: Script): Transcript {
  const items = RENDERERS[format](from)
  return { format, items, messages: items.map((item) => item.message as Message) }
}

/** Transcripts of every format in equal shares, deep-frozen: a mutation throws. */
export const transcript: fc.Arbitrary<Transcript> = fc
  .tuple(fc.constantFrom(...(Object.keys(RENDERERS) as MessageFormat[])), script)
  .map(([format, from]) => deepFreeze(render(format, from)))

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
