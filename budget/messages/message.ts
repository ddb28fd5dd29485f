/**
 * The messages that this library accepts, as loose structural types: the SDKs' own types are assignable to
 * them, so a caller passes what it sends. Only the field that makes a message one is required.
 */
export type Message = RoleMessage | ResponsesItem | GeminiContent

/** OpenAI chat completions, Anthropic, Vercel AI SDK, and the plain messages of llama.cpp and Ollama. */
export interface RoleMessage {
  readonly role: string
  readonly content?: unknown
}

/** An item of an OpenAI Responses input: a message, a call, its output, reasoning. */
export interface ResponsesItem {
  readonly type: string
}

/** Gemini. */
export interface GeminiContent {
  readonly role?: string | undefined
  readonly parts?: readonly unknown[] | undefined
}

export const MESSAGE_FORMATS = [
  'openai-chat',
  'openai-responses',
  'anthropic',
  'ai-sdk',
  'gemini',
  'plain',
] as const
export type MessageFormat = (typeof MESSAGE_FORMATS)[number]
