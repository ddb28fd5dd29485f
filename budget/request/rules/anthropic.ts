import { sentText } from '../../messages/fields.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { type RequestRule, zeroCost } from '../request-rule.ts'
import { callsOf } from './openai-calls.ts'
import { isFields, listOf, stringOf } from '../../messages/fields.ts'

/** What one generation of Claude adds, in its own tokens. */
interface Generation {
  readonly pattern: RegExp
  /** The hidden prompt that tools bring. */
  readonly prompt: number
  readonly forced: number
  readonly single: number
  readonly tool: number
  readonly toolFactor: number
  readonly perArgument: number
  readonly callFactor: number
}

const GENERATIONS: readonly Generation[] = [
  { pattern: /3-[57]|claude-3/, prompt: 253, forced: 95, single: 0, tool: 15, toolFactor: 1.4, perArgument: 20, callFactor: 1 },
  { pattern: /(sonnet|opus)-4(-0|-2025|@|$)/, prompt: 322, forced: 12, single: -36, tool: 15, toolFactor: 1, perArgument: 22, callFactor: 0.9 },
  { pattern: /./, prompt: 490, forced: 95, single: 105, tool: 15, toolFactor: 1.06, perArgument: 20, callFactor: 1.06 },
]

export const anthropicRule: RequestRule = (parts, meter) => {
  const { count, model } = meter
  const generation = GENERATIONS.find(({ pattern }) => pattern.test(model)) as Generation
  const cost = zeroCost()
  const views = parts.messages.map((message) => meter.view(message))
  if (views.length > 0) cost.overhead += 7 + 3 * (views.length - 1)
  cost.system += systemTexts(parts.system).reduce((sum, text) => sum + count(text), 0)
  for (const view of views) {
    cost.media += meter.media(view)
    for (const part of view.parts) {
      if (part.kind === 'text') cost[view.role === 'system' ? 'system' : 'history'] += count(part.text)
      else if (part.kind === 'result') for (const text of part.texts) cost.history += count(text)
    }
    for (const call of callsOf(view)) {
      const args = argumentsOf(call.text)
      cost.overhead += 33 + generation.perArgument * args
      cost.history += Math.round(generation.callFactor * count(call.name + call.text))
    }
  }
  const tools = toolDefinitions(parts.tools)
  if (tools.length > 0) {
    let sum = generation.prompt
    if (parts.toolChoice.state === 'named' || parts.toolChoice.state === 'required') sum += parts.toolChoice.single ? generation.single : generation.forced
    for (const { name, description, parameters } of tools) sum += generation.tool + generation.toolFactor * count(sentText({ description, name, parameters }))
    cost.tools = Math.round(sum)
  }
  return cost
}

function systemTexts(system: unknown): string[] {
  if (typeof system === 'string') return [system]
  return listOf(system).map((block) => (isFields(block) ? stringOf(block.text) : ''))
}

function argumentsOf(json: string): number {
  try {
    const value: unknown = JSON.parse(json)
    return isFields(value) ? Object.keys(value).length : 0
  } catch {
    return 0
  }
}
