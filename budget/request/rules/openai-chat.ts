import type { MessageView } from '../../messages/view.ts'
import { openAiNamespace } from '../../tools/openai-namespace.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { openAiGeneration } from '../openai-generation.ts'
import type { RequestParts } from '../request-parts.ts'
import { type RequestMeter, type RequestRule, zeroCost } from '../request-rule.ts'
import { responseFormatText } from '../response-format-text.ts'
import {
  callsOf,
  callTokens,
  nameOfCall,
  parallelCallsText,
  parallelResultsText,
  resultsOf,
  textOf,
} from './openai-calls.ts'

/**
 * OpenAI's chat completions. Not documented beyond the cookbook's overheads; found by fitting recorded requests
 * (docs/requests.md).
 */
export const openAiChatRule: RequestRule = (parts, meter) => {
  const views = parts.messages.map((message) => meter.view(message))
  const cost = zeroCost()
  const reasons = openAiGeneration(meter.model) !== 'gpt-4'
  if (views.length > 0) cost.overhead += reasons ? 2 : 3
  for (let at = 0; at < views.length; at++) {
    const view = views[at] as MessageView
    cost.media += meter.media(view)
    if (view.role === 'tool') at = addResults(views, at, meter, cost)
    else addMessage(view, meter, cost)
  }
  const system = views.find((view) => view.role === 'system')
  addSections(parts, system && textOf(system), meter, cost)
  return cost
}

type Cost = ReturnType<typeof zeroCost>

/** A text and the calls behind it are messages of their own to the model. */
function addMessage(view: MessageView, { count, model }: RequestMeter, cost: Cost): void {
  const calls = callsOf(view)
  const text = textOf(view)
  cost[view.role === 'system' ? 'system' : 'history'] += count(text) + count(view.name)
  if (calls.length === 0 || text !== '') {
    cost.overhead += 3 + count(view.role)
  }
  if (calls.length === 0) return
  cost.overhead += 4 + 2 + (openAiGeneration(model) === 'gpt-5' ? 6 : 0)
  const [only] = calls
  if (calls.length === 1 && only) cost.history += callTokens(only, count)
  else cost.history += count('multi_tool_use.parallel') + count(parallelCallsText(calls))
}

/** Results that stand together answer parallel calls, and come back as one list. */
function addResults(views: readonly MessageView[], at: number, { count }: RequestMeter, cost: Cost): number {
  let end = at + 1
  while (views[end]?.role === 'tool') end++
  const results = views.slice(at, end).flatMap(resultsOf)
  cost.overhead += 4 + 2
  const [only] = results
  if (results.length === 1 && only) {
    const name = only.name || nameOfCall(views, at, only.id)
    cost.history += count(only.texts.join('')) + count(`functions.${name}`)
  } else {
    cost.history += count('multi_tool_use.parallel') + count(parallelResultsText(results))
  }
  return end - 1
}

/** What tells the model of tools and of the answer's schema: behind the system message, or a message of its own. */
function addSections(parts: RequestParts, system: string | undefined, meter: RequestMeter, cost: Cost): void {
  const { count, model } = meter
  const generation = openAiGeneration(model)
  const joined = generation === 'gpt-4' && system !== undefined
  const systemTokens = joined ? count(system) : 0
  const beside = (text: string) => (joined ? count(`${system}\n\n${text}`) - systemTokens : 3 + count(text))
  const tools = toolDefinitions(parts.tools)
  const namespace = tools.length > 0 ? openAiNamespace(tools, generation === 'gpt-5') : ''
  const besideTools = namespace === '' ? 0 : beside(namespace)
  if (namespace !== '') {
    cost.tools = besideTools - (joined ? 1 : 0)
    if (generation === 'gpt-5') cost.tools += 82 - (tools[0]?.description ? 0 : 1)
    else if (generation === 'o-series') cost.tools += 1
    const { state, name } = parts.toolChoice
    if (state === 'named' && generation !== 'gpt-5') cost.tools += 6 + count(`functions.${name}`)
  }
  if (parts.schema) {
    const section = responseFormatText(parts.schema)
    cost.schema =
      namespace === ''
        ? beside(section) + count(parts.schema.name) + (joined ? 2 : 3)
        : beside(`${namespace}\n\n${section}`) - besideTools
  }
}
