import { sentText } from '../../messages/fields.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { jsonFields, spacedJson } from '../json-text.ts'
import { type RequestRule, zeroCost } from '../request-rule.ts'

/** Found by fitting recorded requests (docs/requests.md). */
const USER_TURN = 4
const TOOLS = { prompt: 221, forced: 7 }
const CALL = { base: 35, perArgument: 15 }

export const deepseekRule: RequestRule = (parts, meter) => {
  const { count } = meter
  const cost = zeroCost()
  for (const message of parts.messages) {
    const view = meter.view(message)
    cost.media += meter.media(view)
    if (view.role === 'user') cost.overhead += USER_TURN
    for (const part of view.parts) {
      if (part.kind === 'text') cost[view.role === 'system' ? 'system' : 'history'] += count(part.text)
      if (part.kind === 'result') cost.history += count(part.texts.join(''))
      if (part.kind === 'call') {
        const args = jsonFields(part.text)
        cost.overhead += CALL.base + CALL.perArgument * args.length
        cost.history += args.reduce(
          (sum, [key, value]) => sum + count(key) + count(sentText(value)),
          count(part.name),
        )
      }
    }
  }
  const tools = toolDefinitions(parts.tools)
  const { state } = parts.toolChoice
  if (tools.length > 0 && state !== 'none') {
    cost.tools = tools.reduce(
      (sum, { name, description, parameters }) => sum + count(spacedJson({ name, description, parameters })),
      TOOLS.prompt + (state === 'auto' ? 0 : TOOLS.forced),
    )
  }
  return cost
}
