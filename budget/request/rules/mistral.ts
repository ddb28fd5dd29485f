import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { spacedJson, spacedText } from '../json-text.ts'
import { type RequestRule, zeroCost } from '../request-rule.ts'

/** Tokens that the template puts around each; found by fitting recorded requests (docs/requests.md). */
const START = 1
const AROUND = { system: 2, user: 2, assistant: 1, tool: 2, call: 2, tools: 2 }
/** The small models bring a hidden system prompt. */
const SMALL_MODELS = { pattern: /(mistral|magistral)-small/, hidden: 12 }

/** Mistral's template of the Tekken vocabulary: JSON as Python spaces it. */
export const mistralRule: RequestRule = (parts, meter) => {
  const { count } = meter
  const cost = zeroCost()
  const views = parts.messages.map((message) => meter.view(message))
  if (views.length > 0)
    cost.overhead += START + (SMALL_MODELS.pattern.test(meter.model) ? SMALL_MODELS.hidden : 0)
  for (const view of views) {
    cost.media += meter.media(view)
    cost.overhead += AROUND[view.role]
    for (const part of view.parts) {
      if (part.kind === 'text') cost[view.role === 'system' ? 'system' : 'history'] += count(part.text)
      if (part.kind === 'result') cost.history += count(part.texts.join(''))
      if (part.kind === 'call') {
        cost.overhead += AROUND.call
        cost.history += count(part.name) + count(spacedText(part.text))
      }
    }
  }
  const tools = toolDefinitions(parts.tools)
  if (tools.length > 0) {
    const list = tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    }))
    cost.tools = AROUND.tools + count(spacedJson(list))
  }
  return cost
}
