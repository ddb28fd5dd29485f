import type { MessageView } from '../../messages/view.ts'
import { namespaceText, openAiNamespace } from '../../tools/openai-namespace.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { responseFormatText } from '../answer-schema.ts'
import { openAiGeneration } from '../openai-generation.ts'
import type { RequestParts } from '../request-parts.ts'
import { type RequestMeter, type RequestRule, zeroCost } from '../request-rule.ts'
import { callTokens, callsOf, nameOfCall, resultsOf, textOf } from './openai-calls.ts'
import { stringOf } from '../../messages/fields.ts'

/** OpenAI's Responses. Not documented; found by fitting recorded requests (docs/requests.md). */
export const openAiResponsesRule: RequestRule = (parts, meter) => {
  const { count, model } = meter
  const generation = openAiGeneration(model)
  const reasons = generation !== 'gpt-4'
  const gpt5 = generation === 'gpt-5'
  const cost = zeroCost()
  const instructions = stringOf(parts.system)
  if (instructions !== '') {
    cost.system += count(instructions)
    cost.overhead += 3 + count('system')
  }
  const views = parts.messages.map((message) => meter.view(message))
  if (views.length > 0) cost.overhead += reasons ? 2 : 3
  let inCalls = false
  views.forEach((view, at) => {
    cost.media += meter.media(view)
    const [call] = callsOf(view)
    const [result] = resultsOf(view)
    if (call) {
      if (!inCalls) cost.overhead += 4 + 2 + (gpt5 ? 6 : 0)
      cost.history += callTokens(call, count)
      inCalls = true
      return
    }
    inCalls = false
    if (result) {
      const name = nameOfCall(views.slice(0, at), result.id)
      cost.overhead += gpt5 ? 6 : 5
      cost.history += count(result.texts.join('')) + count(gpt5 ? `functions.${name}` : name)
      return
    }
    const text = textOf(view)
    if (view.parts.length > 0 && view.parts.every((part) => part.kind === 'reasoning' || part.kind === 'media')) return
    cost[view.role === 'system' ? 'system' : 'history'] += count(text)
    cost.overhead += 3 + count(view.role) + (reasons && view.role === 'assistant' ? 2 : 0)
  })
  const system = instructions !== '' ? instructions : views.find((view) => view.role === 'system')
  addSections(parts, typeof system === 'object' ? textOf(system) : system, meter, cost)
  return cost
}

type Cost = ReturnType<typeof zeroCost>

function addSections(parts: RequestParts, _system: string | undefined, meter: RequestMeter, cost: Cost): void {
  const { count, model } = meter
  const generation = openAiGeneration(model)
  const tools = toolDefinitions(parts.tools)
  if (tools.length > 0) {
    const text = generation === 'gpt-4' ? namespaceText(tools, false) : openAiNamespace(tools, generation === 'gpt-5')
    cost.tools = count(text) + (generation === 'gpt-4' ? 0 : 3) - (generation === 'gpt-5' && !tools[0]?.description ? 1 : 0)
  }
  if (parts.schema) {
    cost.schema = count(responseFormatText(parts.schema)) + count(parts.schema.name) - 1
  }
}
