/** A request that was sent, and what the provider counted for its input. */
export interface UsageRecord {
  readonly provider: string
  readonly model: string
  readonly content:
    | { readonly kind: 'request'; readonly body: object }
    /** Counted as they are: for embeddings and bare texts nothing is added around them. */
    | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** Input tokens: fresh, read from the cache and written to it. */
  readonly actualTokens: number
  /** Since 1970; null where the record has none. */
  readonly time_ms: number | null
}

/** What one line holds. A reason is a fixed sentence: it never has anything of the line in it. */
export type Reading =
  | { readonly state: 'record'; readonly record: UsageRecord }
  /** In order, and of no use: a failed request, a span of another sort, content that was not recorded. */
  | { readonly state: 'ignored'; readonly reason: string }
  /** Damaged, or in no format that is known. */
  | { readonly state: 'bad'; readonly reason: string }

export interface UsageEntry {
  readonly file: string
  /** Counted from 1, empty lines included. */
  readonly line: number
  readonly reading: Reading
}
