import { stringOf } from '../../messages/fields.ts'
import type { MessageView } from '../../messages/view.ts'
import { namespaceText, openAiNamespace } from '../../tools/openai-namespace.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { openAiGeneration } from '../openai-generation.ts'
import type { RequestParts } from '../request-parts.ts'
import { type RequestMeter, type RequestRule, zeroCost } from '../request-rule.ts'
import { responseFormatText } from '../response-format-text.ts'
import { callsOf, callTokens, nameOfCall, resultsOf, textOf } from './openai-calls.ts'

/** OpenAI's Responses. Not documented; found by fitting recorded requests (docs/requests.md). */
export const openAiResponsesRule: RequestRule = (parts, meter) => {
  const { count } = meter
  const reasons = openAiGeneration(meter.model) !== 'gpt-4'
  const cost = zeroCost()
  const instructions = stringOf(parts.system)
  if (instructions !== '') {
    cost.system += count(instructions)
    cost.overhead += 3 + count('system')
  }
  if (parts.messages.length > 0) cost.overhead += reasons ? 2 : 3
  const views = parts.messages.map((message) => meter.view(message))
  views.forEach((_, at) => {
    addItem(views, at, meter, cost)
  })
  cost.tools = toolsTokens(parts, meter)
  if (parts.schema) {
    cost.schema = count(responseFormatText(parts.schema)) + count(parts.schema.name) - 1
  }
  return cost
}

function addItem(
  views: readonly MessageView[],
  at: number,
  meter: RequestMeter,
  cost: ReturnType<typeof zeroCost>,
): void {
  const { count, model } = meter
  const generation = openAiGeneration(model)
  const view = views[at] as MessageView
  cost.media += meter.media(view)
  const [call] = callsOf(view)
  const [result] = resultsOf(view)
  if (call) {
    const before = views[at - 1]
    const continues = before !== undefined && callsOf(before).length > 0
    if (!continues) cost.overhead += 4 + 2 + (generation === 'gpt-5' ? 6 : 0)
    cost.history += callTokens(call, count)
  } else if (result) {
    const name = nameOfCall(views, at, result.id)
    cost.overhead += generation === 'gpt-5' ? 6 : 5
    cost.history += count(result.texts.join('')) + count(generation === 'gpt-5' ? `functions.${name}` : name)
  } else if (
    view.parts.some((part) => part.kind === 'text' || part.kind === 'media') ||
    view.parts.length === 0
  ) {
    cost[view.role === 'system' ? 'system' : 'history'] += count(textOf(view))
    cost.overhead += 3 + count(view.role)
    if (generation !== 'gpt-4' && view.role === 'assistant') cost.overhead += 2
  }
}

function toolsTokens(parts: RequestParts, { count, model }: RequestMeter): number {
  const tools = toolDefinitions(parts.tools)
  if (tools.length === 0) return 0
  const generation = openAiGeneration(model)
  if (generation === 'gpt-4') return count(namespaceText(tools, false))
  const undescribed = generation === 'gpt-5' && !tools[0]?.description ? 1 : 0
  return 3 + count(openAiNamespace(tools, generation === 'gpt-5')) - undescribed
}
