import type { Media } from '../media/media.ts'

/**
 * How the library sees a message of any format. `tool` holds results and nothing that the user said, whatever
 * role the provider gives it (Anthropic and Gemini send results as `user`).
 */
export interface MessageView {
  readonly role: 'system' | 'user' | 'assistant' | 'tool'
  readonly name: string
  readonly parts: readonly PartView[]
  /** One item of a response: neighbours that are such items too are one message of the model. */
  readonly continues: boolean
}

export type PartView = TextView | ReasoningView | MediaView | CallView | ResultView | LinkView

/** Where an edit can put another text: an index into the message's parts, or the message's whole content. */
export type Place = number | typeof WHOLE
export const WHOLE = -1

export interface TextView {
  readonly kind: 'text'
  readonly text: string
  /** Absent where the text must stay as it is. */
  readonly at?: Place
}

export interface ReasoningView {
  readonly kind: 'reasoning'
  readonly text: string
  /** The provider checks it: the message must be sent back unchanged, or not at all. */
  readonly signed: boolean
}

export interface MediaView {
  readonly kind: 'media'
  readonly media: Media
}

export interface CallView {
  readonly kind: 'call'
  /** '' where the format has no ids: the call is then matched by name and order. */
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface ResultView {
  readonly kind: 'result'
  readonly id: string
  readonly name: string
  readonly texts: readonly string[]
  readonly media: readonly Media[]
  /** An error or an aborted run: a completed result of the same call is preferred to it. */
  readonly failed: boolean
  readonly at?: Place
}

/** Ties messages together beside calls and results: an approval, its request and the call stay or go together. */
export interface LinkView {
  readonly kind: 'link'
  readonly key: string
  /** The call it is about; '' where the key alone tells. */
  readonly callId: string
  readonly text: string
}

export function text(value: string, at?: Place): TextView {
  return at === undefined ? { kind: 'text', text: value } : { kind: 'text', text: value, at }
}

/** Puts texts in place of results or texts, or removes a part (`null`); `at` as the view gave it. */
export type Edits = ReadonlyMap<Place, string | null>

/** Translates one format: its own objects into views, and edits back into its own objects. */
export interface FormatAdapter {
  view(message: unknown): MessageView
  /** What an edited result's text is sent as, and so counted as: itself, or the JSON around it. */
  resultText(text: string): string
  /** A new object; the message and whatever it holds stay untouched. */
  edit(message: unknown, edits: Edits): unknown
}
