import { inputTokensOf } from '../../../budget/usage-tokens.ts'
import { type Fields, isFields, providerOf, textAmong, timeIn } from '../fields.ts'
import type { Reading, UsageRecord } from '../usage-record.ts'

/**
 * A request body beside the response, or its usage: OpenAI chat and Responses, Anthropic messages, Gemini, Bedrock
 * and what speaks like them; `{request, response}`, either under `body`, or `{request, prompt_tokens}`.
 */
export function readExchange(line: Fields): Reading | null {
  const request = bodyOf(line.request)
  if (!request) return null
  const response = bodyOf(line.response) ?? {}
  if (
    isFields(response.error) ||
    textAmong(line.error, response.error) !== undefined ||
    isFields(line.error)
  ) {
    return { state: 'ignored', reason: 'the request failed' }
  }
  const model = textAmong(
    line.model,
    response.model,
    response.modelVersion,
    request.model,
    line.request_model,
  )
  const actualTokens = inputTokensOf(
    response.usage ?? response.usageMetadata ?? line.usage ?? line.usageMetadata ?? line.prompt_tokens,
  )
  if (actualTokens === null) return { state: 'ignored', reason: 'no usage' }
  if (model === undefined) return { state: 'bad', reason: 'has no `model`' }
  const provider = providerOf(line.provider ?? providerFrom(line, request, response), model)
  if (isTokens(request.input))
    return { state: 'ignored', reason: 'the input was sent as tokens, not as text' }
  const content = contentOf(request)
  if (!content) return { state: 'bad', reason: 'the request has no messages, input, contents or prompt' }
  return {
    state: 'record',
    record: { provider, model, content, actualTokens, time_ms: timeIn(line, response, request) },
  }
}

/** Of a request body in the shape of any provider; null where nothing in it is sent to a model. */
export function contentOf(body: Fields): UsageRecord['content'] | null {
  if (Array.isArray(body.messages) || Array.isArray(body.contents)) return { kind: 'request', body }
  if (typeof body.contents === 'string') return { kind: 'texts', texts: [body.contents] }
  const input = body.input ?? body.prompt ?? body.inputText ?? body.texts
  if (typeof input === 'string') {
    return isBare(body) ? { kind: 'texts', texts: [input] } : { kind: 'request', body }
  }
  if (!Array.isArray(input) || input.length === 0) return null
  // A list of texts goes to an embedding or a completion model; a list of items is a conversation.
  if (input.every((item) => typeof item === 'string')) return { kind: 'texts', texts: input }
  return input.every(isFields) ? { kind: 'request', body } : null
}

/** Embedding models take token numbers too, in one list or several. */
function isTokens(input: unknown): boolean {
  if (!Array.isArray(input) || input.length === 0) return false
  return input.every((item) => typeof item === 'number' || isTokens(item))
}

/** Models of embeddings and of completions take a text as it is. */
function isBare(body: Fields): boolean {
  const model = textAmong(body.model) ?? ''
  return (
    body.encoding_format !== undefined ||
    body.inputText !== undefined ||
    /embed|instruct|davinci/.test(model) ||
    typeof body.prompt === 'string'
  )
}

/** Some record the HTTP exchange: then the body is under `body`, as an object or as its text. */
function bodyOf(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined
  if (isFields(value.body)) return value.body
  if (typeof value.body !== 'string') return value
  try {
    const parsed: unknown = JSON.parse(value.body)
    return isFields(parsed) ? parsed : value
  } catch {
    return value
  }
}

/** By the shape of the usage, which is each provider's own. */
function providerFrom(line: Fields, request: Fields, response: Fields): string | undefined {
  if (isFields(response.usageMetadata) || isFields(line.usageMetadata)) return 'google'
  const usage = isFields(response.usage) ? response.usage : {}
  if ('cache_read_input_tokens' in usage || response.type === 'message') return 'anthropic'
  if ('anthropic_version' in request) return 'anthropic'
  return undefined
}
