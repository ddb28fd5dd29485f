import { type FetchOptions, fetchJson } from './fetch-json.ts'
import { field, least, list, windowOrNull } from './json.ts'

/** OpenRouter, vLLM, LM Studio, Groq, Mistral and other servers with OpenAI's `GET /v1/models`. */
export interface OpenAiModelsSource extends FetchOptions {
  readonly kind: 'openai-compatible'
  /** Up to the version, such as `https://openrouter.ai/api/v1`. */
  readonly baseUrl: string
  readonly model: string
}

/**
 * The window of `model` from the body of `GET /v1/models`; null where the list does not tell.
 *
 * Read in this order: `loaded_context_length` (LM Studio), `max_model_len` (vLLM), `meta.n_ctx` (llama.cpp),
 * the less of `context_length` and `top_provider.context_length` (OpenRouter: the model's and its first
 * provider's), `context_window` (Groq), `max_context_length` (Mistral). llama.cpp's `meta.n_ctx_train` is what
 * the model was trained for, which its server may exceed or cut, so it is not read.
 */
export function parseOpenAiModels(body: unknown, model: string): number | null {
  const entry = list(field(body, 'data')).find((candidate) => field(candidate, 'id') === model)
  return (
    windowOrNull(field(entry, 'loaded_context_length')) ??
    windowOrNull(field(entry, 'max_model_len')) ??
    windowOrNull(field(field(entry, 'meta'), 'n_ctx')) ??
    least(
      windowOrNull(field(entry, 'context_length')),
      windowOrNull(field(field(entry, 'top_provider'), 'context_length')),
    ) ??
    windowOrNull(field(entry, 'context_window')) ??
    windowOrNull(field(entry, 'max_context_length'))
  )
}

export async function readOpenAiModels(source: OpenAiModelsSource): Promise<number | null> {
  const body = await fetchJson(`${source.baseUrl.replace(/\/+$/, '')}/models`, source)
  return parseOpenAiModels(body, source.model)
}
