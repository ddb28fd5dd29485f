import type { CallView, MessageView, ResultView } from '../../messages/view.ts'
import { openAiNamespace } from '../../tools/openai-namespace.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { responseFormatText } from '../answer-schema.ts'
import { openAiGeneration } from '../openai-generation.ts'
import type { RequestRule } from '../request-rule.ts'

/** Fitted to recorded requests: docs/requests.md. */
export const openAiChatRule: RequestRule = (parts, meter) => {
  const { count, model } = meter
  const generation = openAiGeneration(model)
  const tools = toolDefinitions(parts.tools)
  const cost = { system: 0, history: 0, tools: 0, media: 0, schema: 0, overhead: 0 }
  if (parts.messages.length > 0) cost.overhead += generation === 'gpt-4' ? 3 : 2
  const views = parts.messages.map((message) => meter.view(message))
  for (let at = 0; at < views.length; at++) {
    const view = views[at] as MessageView
    cost.media += meter.media(view)
    const calls = view.parts.filter((part): part is CallView => part.kind === 'call')
    const results = view.parts.filter((part): part is ResultView => part.kind === 'result')
    if (results.length > 0) {
      let last = at
      while (views[last + 1]?.role === 'tool') last++
      const group = views.slice(at, last + 1).flatMap((one) => one.parts).filter((part): part is ResultView => part.kind === 'result')
      if (group.length > 1) {
        cost.overhead += 4 + 2
        cost.history += count('multi_tool_use.parallel') + count(`[${group.map((result) => JSON.stringify(result.texts.join(''))).join(', ')}]`)
      } else {
        cost.overhead += 4 + 2
        const name = results[0]?.name || nameOf(views.slice(0, at), results[0]?.id ?? '')
        cost.history += count((results[0] as ResultView).texts.join('')) + count(`functions.${name}`)
      }
      at = last
      continue
    }
    const text = view.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
    cost[view.role === 'system' ? 'system' : 'history'] += count(text) + count(view.name)
    if (calls.length > 0) {
      cost.overhead += 4 + 2 + (generation === 'gpt-5' ? 6 : 0)
      cost.history += callsTokens(calls, count)
    } else cost.overhead += 3 + count(view.role)
  }
  const system = views.find((view) => view.role === 'system')
  const systemText = system === undefined ? undefined : textOf(system)
  const joined = generation === 'gpt-4' && systemText !== undefined
  const beside = (text: string) => joined ? count(`${systemText}\n\n${text}`) - count(systemText) : 3 + count(text)
  const namespace = tools.length > 0 ? openAiNamespace(tools, generation === 'gpt-5') : undefined
  const section = parts.schema && responseFormatText(parts.schema)
  if (namespace !== undefined) {
    cost.tools = beside(namespace) - (joined ? 1 : 0)
    if (generation === 'gpt-5') cost.tools += 82 - (tools[0]?.description ? 0 : 1)
    else if (generation === 'o-series') cost.tools += 1
    if (parts.toolChoice.state === 'named' && generation !== 'gpt-5')
      cost.tools += 6 + count(`functions.${parts.toolChoice.name}`)
  }
  if (parts.schema && section) {
    cost.schema = namespace === undefined ? beside(section) + count(parts.schema.name) + (joined ? 2 : 3)
     : beside(`${namespace}\n\n${section}`) - beside(namespace)
  }
  return cost
}

function textOf(view: MessageView): string {
  return view.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
}

function nameOf(before: readonly MessageView[], id: string): string {
  for (const view of before.slice().reverse()) {
    for (const part of view.parts) if (part.kind === 'call' && part.id === id) return part.name
  }
  return ''
}

function callsTokens(calls: readonly CallView[], count: (text: string) => number): number {
  const [only] = calls
  if (calls.length === 1 && only) return count(only.name) + count(compact(only.text))
  const uses = calls.map(({ name, text }) => `{"recipient_name":"functions.${name}","parameters":${compact(text) || '{}'}}`)
  return count('multi_tool_use.parallel') + count(`{"tool_uses":[${uses.join(',')}]}`)
}

/** Arguments are shown as they would be written anew, without the spaces that a model put into them. */
function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json))
  } catch {
    return json
  }
}
