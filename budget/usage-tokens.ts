/**
 * The input tokens of a provider's usage record: fresh, read from the cache and written to it. Takes the usage of
 * OpenAI (chat and Responses), Anthropic, Gemini, Bedrock, AI SDK, Ollama and llama.cpp's `timings`, or the number
 * itself. Null for a missing, zero or malformed count, from which nothing can be learnt.
 */
export function inputTokensOf(usage: unknown): number | null {
  if (typeof usage === 'number') return countOrNull(usage)
  if (typeof usage !== 'object' || usage === null) return null
  const record = usage as Record<string, unknown>
  const sum = (...fields: readonly string[]): number | null => {
    const counts = fields.map((field) => record[field] ?? 0)
    return counts.every(isCount) ? countOrNull(counts.reduce((total, count) => total + count, 0)) : null
  }
  // OpenAI and Gemini count what was cached inside the prompt; the others count it apart.
  if ('prompt_tokens' in record) return sum('prompt_tokens')
  if ('input_tokens' in record)
    return sum('input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens')
  if ('promptTokenCount' in record) return sum('promptTokenCount')
  if ('inputTokens' in record) return sum('inputTokens', 'cacheReadInputTokens', 'cacheWriteInputTokens')
  if ('prompt_eval_count' in record) return sum('prompt_eval_count')
  if ('prompt_n' in record) return sum('prompt_n', 'cache_n')
  return null
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const countOrNull = (count: number): number | null => (isCount(count) && count > 0 ? count : null)
