import { inputTokensOf } from '../../../budget/usage-tokens.ts'
import { type Fields, providerOf, textAmong, timeIn } from '../fields.ts'
import type { Reading } from '../usage-record.ts'
import { contentOf } from './exchange.ts'

/**
 * `{text, tokens, provider, model}`, or `messages` in place of `text`; in place of `tokens` any provider's `usage`.
 * A request that was logged with its usage in it is read so too.
 */
export function readPlain(line: Fields): Reading | null {
  const counts = [line.tokens, line.usage, line.usageMetadata, line.prompt_tokens]
  if (counts.every((count) => count === undefined)) return null
  const text = typeof line.text === 'string' ? line.text : undefined
  const content = text === undefined ? contentOf(line) : ({ kind: 'texts', texts: [text] } as const)
  if (!content) return null
  const actualTokens = inputTokensOf(counts.find((count) => count !== undefined))
  if (actualTokens === null) return { state: 'ignored', reason: 'no usage' }
  const model = textAmong(line.model)
  if (model === undefined) return { state: 'bad', reason: 'has no `model`' }
  const provider = providerOf(line.provider, model)
  return { state: 'record', record: { provider, model, content, actualTokens, time_ms: timeIn(line) } }
}
