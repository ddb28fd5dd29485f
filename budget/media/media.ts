/** Whose rule says what it costs. `generic`: no provider is known, OpenAI's image rule stands in. */
export type MediaRule = 'openai' | 'anthropic' | 'gemini' | 'generic'

/** An image, recording or file in a message; its bytes are never counted as text. */
export interface Media {
  /** `opaque`: text that only the provider can read, such as encrypted reasoning. */
  readonly kind: 'image' | 'audio' | 'video' | 'document' | 'opaque'
  readonly rule: MediaRule
  /** base64, a data URL, or bytes; absent where only a URL or a file id is sent. */
  readonly data: string | Uint8Array | undefined
  readonly detail: string
}

/** `image/png` to `image`; whatever is not image, audio or video is a document. */
export function mediaKind(mediaType: string): 'image' | 'audio' | 'video' | 'document' {
  const kind = mediaType.slice(0, mediaType.indexOf('/'))
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'document'
}

export function media(kind: Media['kind'], rule: MediaRule, data: unknown, detail = 'auto'): Media {
  const known = typeof data === 'string' ? inline(data) : data instanceof Uint8Array ? data : undefined
  return { kind, rule, data: known, detail }
}

function inline(data: string): string | undefined {
  return /^(https?|gs|file|blob):/i.test(data.slice(0, 6)) ? undefined : data
}
