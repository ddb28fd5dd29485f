import { sentText } from '../../messages/fields.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { type RequestRule, zeroCost } from '../request-rule.ts'
import { responseFormatText } from '../response-format-text.ts'
import { systemMessage } from '../system-message.ts'

/** What most chat templates print around a definition in JSON. */
const AROUND_TOOL = 8
/** Around the schema's section, as OpenAI has it. */
const AROUND_SCHEMA = 6

/** Where no provider's rule is known: the format's overheads, definitions as JSON. */
export const plainRule: RequestRule = (parts, meter) => {
  const { pricing, count } = meter
  const cost = zeroCost()
  const messages = parts.system === undefined ? parts.messages : [systemMessage(parts), ...parts.messages]
  for (const message of messages) {
    const counted = pricing.count(message)
    const media = counted.media.reduce((sum, item) => sum + pricing.mediaCost(item), 0)
    cost.media += media
    cost[counted.view.role === 'system' ? 'system' : 'history'] += counted.texts
    cost.overhead += pricing.cost(counted) - counted.texts - media
  }
  if (messages.length > 0) cost.overhead += pricing.priming
  for (const { declared } of toolDefinitions(parts.tools)) {
    cost.tools += AROUND_TOOL + count(sentText(declared))
  }
  if (parts.schema) {
    cost.schema = count(responseFormatText(parts.schema)) + count(parts.schema.name) + AROUND_SCHEMA
  }
  return cost
}
