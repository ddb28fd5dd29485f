/** The parts of a `tokenizer.json` that we read or change. */
export interface TokenizerJson {
  readonly added_tokens: readonly { readonly content: string; readonly special: boolean }[]
  readonly normalizer: object | null
  readonly pre_tokenizer: object | null
  /** Adds BOS and EOS, where the vocabulary asks for them. */
  readonly post_processor: object | null
  readonly model: { readonly vocab: Readonly<Record<string, number>> }
}
