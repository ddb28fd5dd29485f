import { inputTokensOf } from '../../../budget/usage-tokens.ts'
import { type Fields, isFields, providerOf, textAmong, timeIn } from '../fields.ts'
import type { Reading } from '../usage-record.ts'

/**
 * What an application logs of a call of the AI SDK: the arguments and the result's `usage` in one object. In
 * `inputTokens` what was cached is counted already; `promptTokens` is version 4's name for it.
 */
export function readAiSdk(line: Fields): Reading | null {
  const { usage, messages, prompt } = line
  if (!isFields(usage) || !(Array.isArray(messages) || typeof prompt === 'string')) return null
  if (!('inputTokens' in usage || 'promptTokens' in usage)) return null
  // An object is the model itself, as it is written to a log.
  const named = isFields(line.model) ? line.model : {}
  const response = isFields(line.response) ? line.response : {}
  const model = textAmong(line.model, named.modelId, line.modelId, response.modelId)
  const actualTokens = inputTokensOf(usage.inputTokens ?? usage.promptTokens)
  if (actualTokens === null) return { state: 'ignored', reason: 'no usage' }
  if (model === undefined) return { state: 'bad', reason: 'has no `model`' }
  // `openai.chat`, `google.generative-ai`: who, and which of its interfaces.
  const provider = textAmong(line.provider, named.provider)?.split('.', 1)[0]
  const { tools, system, instructions } = line
  const body = {
    model,
    messages: Array.isArray(messages) ? messages : [{ role: 'user', content: prompt }],
    ...(textAmong(system, instructions) !== undefined && { system: textAmong(system, instructions) }),
    ...(tools !== undefined && tools !== null && { tools }),
  }
  return {
    state: 'record',
    record: {
      provider: providerOf(provider, model),
      model,
      content: { kind: 'request', body },
      actualTokens,
      time_ms: timeIn(line, response),
    },
  }
}
