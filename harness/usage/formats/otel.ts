import { inputTokensOf } from '../../../budget/usage-tokens.ts'
import { type Fields, isFields, providerOf, textAmong, timeIn, timeOf } from '../fields.ts'
import type { Reading } from '../usage-record.ts'

/**
 * OpenTelemetry spans by the GenAI conventions: an OTLP export of many, or one span a line. In
 * `gen_ai.usage.input_tokens` what was cached is counted already
 * (https://opentelemetry.io/docs/specs/semconv/registry/attributes/gen-ai/).
 */
export function readOtel(line: Fields): Reading[] | null {
  const spans = Array.isArray(line.resourceSpans) ? spansOf(line.resourceSpans) : [line]
  const readings = spans.map(readSpan)
  if (line.resourceSpans === undefined && readings.every((reading) => reading === null)) return null
  return readings.map((reading) => reading ?? { state: 'ignored', reason: 'a span of no model' })
}

function spansOf(resourceSpans: readonly unknown[]): Fields[] {
  return listsIn(resourceSpans, 'scopeSpans').flatMap((scope) => listsIn([scope], 'spans'))
}

function listsIn(items: readonly unknown[], name: string): Fields[] {
  return items
    .filter(isFields)
    .flatMap((item) => (Array.isArray(item[name]) ? item[name] : []))
    .filter(isFields)
}

function readSpan(span: Fields): Reading | null {
  const attributes = attributesOf(span.attributes)
  const read = (...names: readonly string[]): unknown =>
    names.map((name) => attributes[`gen_ai.${name}`]).find((value) => value !== undefined)
  const model = textAmong(read('response.model'), read('request.model'))
  const count = read('usage.input_tokens', 'usage.prompt_tokens')
  if (model === undefined && count === undefined) return null
  if (attributes['error.type'] !== undefined) return { state: 'ignored', reason: 'the request failed' }
  const actualTokens = inputTokensOf(count)
  if (actualTokens === null) return { state: 'ignored', reason: 'no usage' }
  if (model === undefined) return { state: 'bad', reason: 'has no `gen_ai.request.model`' }
  const input = parsed(read('input.messages')) ?? numbered(attributes)
  if (!Array.isArray(input) || input.length === 0) {
    return { state: 'ignored', reason: 'the span holds no messages: content capture is off' }
  }
  const system = messagesText(parsed(read('system_instructions')))
  const tools = parsed(read('tool.definitions'))
  const body = {
    model,
    messages: [
      ...(system === '' ? [] : [{ role: 'system', content: system }]),
      ...input.filter(isFields).flatMap(chatMessages),
    ],
    ...(Array.isArray(tools) && { tools }),
  }
  const time_ms = timeOf(span.startTimeUnixNano ?? span.start_time_unix_nano) ?? timeIn(span)
  const provider = providerOf(read('provider.name', 'system'), model)
  return {
    state: 'record',
    record: { provider, model, content: { kind: 'request', body }, actualTokens, time_ms },
  }
}

/** An object, as SDKs print it, or OTLP's list of keys with typed values. */
function attributesOf(attributes: unknown): Fields {
  if (isFields(attributes)) return attributes
  if (!Array.isArray(attributes)) return {}
  return Object.fromEntries(
    attributes.filter(isFields).map(({ key, value }) => {
      const typed = isFields(value) ? value : {}
      // A 64-bit integer is a text in JSON.
      const integer = typed.intValue === undefined ? undefined : Number(typed.intValue)
      return [String(key), typed.stringValue ?? integer ?? typed.doubleValue ?? typed.boolValue]
    }),
  )
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** `gen_ai.prompt.0.role` and `.content`: how it was written before there were messages. */
function numbered(attributes: Fields): Fields[] {
  const messages: Fields[] = []
  for (let index = 0; attributes[`gen_ai.prompt.${index}.content`] !== undefined; index++) {
    messages.push({
      role: attributes[`gen_ai.prompt.${index}.role`] ?? 'user',
      content: attributes[`gen_ai.prompt.${index}.content`],
    })
  }
  return messages
}

/** A message of parts, as the chat messages that say the same. */
function chatMessages(message: Fields): Fields[] {
  if (!Array.isArray(message.parts)) return [message]
  const parts = message.parts.filter(isFields)
  const results = parts.filter(({ type }) => type === 'tool_call_response')
  const calls = parts.filter(({ type }) => type === 'tool_call')
  const content = messagesText(parts)
  const said =
    content === '' && calls.length === 0
      ? []
      : [
          {
            role: message.role,
            content,
            ...(calls.length > 0 && {
              tool_calls: calls.map(({ id, name, arguments: given }) => ({
                id,
                type: 'function',
                function: {
                  name,
                  arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}),
                },
              })),
            }),
          },
        ]
  return [
    ...said,
    ...results.map((part) => {
      const result = part.response ?? part.result
      return {
        role: 'tool',
        tool_call_id: part.id,
        content: typeof result === 'string' ? result : JSON.stringify(result ?? ''),
      }
    }),
  ]
}

function messagesText(parts: unknown): string {
  if (!Array.isArray(parts)) return typeof parts === 'string' ? parts : ''
  return parts
    .filter(isFields)
    .flatMap(({ type, content }) => (type === 'text' && typeof content === 'string' ? [content] : []))
    .join('')
}
