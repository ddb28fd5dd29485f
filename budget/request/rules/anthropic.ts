import { sentText } from '../../messages/fields.ts'
import { toolDefinitions } from '../../tools/tool-definitions.ts'
import { jsonFields } from '../json-text.ts'
import type { ToolChoice } from '../request-parts.ts'
import { type RequestRule, zeroCost } from '../request-rule.ts'
import { systemTexts } from '../system-message.ts'

/** What tools bring with one generation of Claude, in its own tokens. */
interface Generation {
  readonly models: RegExp
  /** A hidden prompt, by how the model may choose. */
  readonly auto: number
  readonly forced: number
  /** Forced, and no parallel calls. */
  readonly single: number
  /** For each token of a definition in JSON. */
  readonly definition: number
  readonly perArgument: number
}

/**
 * The prompts of Claude 3 and of 4.7 and later are documented ("Tool use pricing and tokens"); the others, and the
 * rest, were found by fitting recorded requests (docs/requests.md).
 */
const GENERATIONS: readonly Generation[] = [
  { models: /claude-3-opus/, auto: 530, forced: 281, single: 281, definition: 1.4, perArgument: 20 },
  { models: /claude-3-sonnet/, auto: 159, forced: 235, single: 235, definition: 1.4, perArgument: 20 },
  { models: /claude-3/, auto: 264, forced: 340, single: 340, definition: 1.4, perArgument: 20 },
  {
    models: /(sonnet|opus)-4(-0|-2025|@|$)/,
    auto: 322,
    forced: 334,
    single: 286,
    definition: 1,
    perArgument: 22,
  },
  { models: /4[-.][56]/, auto: 490, forced: 585, single: 595, definition: 1.06, perArgument: 20 },
  { models: /claude|^$/, auto: 346, forced: 313, single: 313, definition: 1.06, perArgument: 20 },
]
const NEWEST = GENERATIONS[GENERATIONS.length - 1] as Generation

const FIRST_MESSAGE = 7
const FURTHER_MESSAGE = 3
const AROUND_CALL = 33
const AROUND_DEFINITION = 15

/** Anthropic's messages. The vocabulary is not public: the estimator's own factor makes tokens of a stand-in's. */
export const anthropicRule: RequestRule = (parts, meter) => {
  const { count } = meter
  const generation = GENERATIONS.find(({ models }) => models.test(meter.model)) ?? NEWEST
  const cost = zeroCost()
  const views = parts.messages.map((message) => meter.view(message))
  if (views.length > 0) cost.overhead += FIRST_MESSAGE + FURTHER_MESSAGE * (views.length - 1)
  for (const text of systemTexts(parts.system)) cost.system += count(text)
  const lastUser = views.findLastIndex(({ role }) => role === 'user')
  views.forEach((view, at) => {
    cost.media += meter.media(view)
    for (const part of view.parts) {
      if (part.kind === 'text') cost[view.role === 'system' ? 'system' : 'history'] += count(part.text)
      // Thinking of earlier turns is left out of the prompt ("Extended thinking").
      if (part.kind === 'reasoning' && at > lastUser) cost.history += count(part.text)
      if (part.kind === 'result') for (const text of part.texts) cost.history += count(text)
      if (part.kind === 'call') {
        cost.overhead += AROUND_CALL + generation.perArgument * jsonFields(part.text).length
        cost.history += count(part.name + part.text)
      }
    }
  })
  const tools = toolDefinitions(parts.tools)
  if (tools.length > 0) {
    cost.tools = tools.reduce(
      (sum, { name, description, parameters }) => {
        const text = sentText({ description, name, parameters })
        return sum + AROUND_DEFINITION + Math.round(generation.definition * count(text))
      },
      hiddenPrompt(generation, parts.toolChoice),
    )
  }
  return cost
}

function hiddenPrompt({ auto, forced, single }: Generation, choice: ToolChoice): number {
  if (choice.state === 'auto' || choice.state === 'none') return auto
  return choice.single ? single : forced
}
