import { aiSdk, isAiSdk } from './ai-sdk.ts'
import { anthropic, isAnthropic } from './anthropic.ts'
import { isFields } from './fields.ts'
import { gemini, isGemini } from './gemini.ts'
import { MESSAGE_FORMATS, type MessageFormat } from './message.ts'
import { isOpenAiChat, openAiChat } from './openai-chat.ts'
import { isOpenAiResponses, openAiResponses } from './openai-responses.ts'
import { plain } from './plain.ts'
import type { FormatAdapter } from './view.ts'

const ADAPTERS: Readonly<Record<MessageFormat, FormatAdapter>> = {
  'openai-chat': openAiChat,
  'openai-responses': openAiResponses,
  anthropic,
  'ai-sdk': aiSdk,
  gemini,
  plain,
}

/**
 * The format of one message, by what it holds; `plain` where nothing tells. Decided message by message, so
 * that a message's count never changes because another one left the list.
 */
export function detectFormat(message: unknown): MessageFormat {
  if (!isFields(message)) return 'plain'
  if (isGemini(message)) return 'gemini'
  if (isAnthropic(message)) return 'anthropic'
  if (isAiSdk(message)) return 'ai-sdk'
  if (isOpenAiResponses(message)) return 'openai-responses'
  return isOpenAiChat(message) ? 'openai-chat' : 'plain'
}

/**
 * How to read and edit this message: in the given format, or in the one that it shows.
 * @throws {RangeError} for a format that does not exist
 */
export function adapterFor(message: unknown, format: MessageFormat | undefined): FormatAdapter {
  // A hole or a bare text has no format: the plain adapter alone is total.
  if (!isFields(message)) return plain
  const adapter = ADAPTERS[format ?? detectFormat(message)]
  if (adapter === undefined) {
    throw new RangeError(
      `unknown message format ${String(format)}; the formats are ${MESSAGE_FORMATS.join(', ')}`,
    )
  }
  return adapter
}
