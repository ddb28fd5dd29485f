import { createContextBudget, estimateMessagesTokens } from '../../budget/index.ts'
import { countText, type Pruner } from './pruner.ts'
import type { Message, Transcript } from './transcripts/transcript.ts'
import { versionOf } from './violations.ts'

/** One line of pruning-cache.csv. */
export interface CacheLine {
  readonly pruner: string
  readonly version: string
  readonly options: string
  readonly steps: number
  /** Of each tool result. */
  readonly result_tokens: number
  readonly window_tokens: number
  /** All that was sent, in all requests. */
  readonly input_tokens: number
  readonly cached_tokens: number
  /** cached / input, a fraction. */
  readonly hit_rate: number
  /** Of what the same requests would cost without a cache: reads at 0.1, writes at 1.25. */
  readonly relative_cost: number
  /** Requests larger than the window. */
  readonly overflows: number
  /** Requests without the user's message: nothing tells the model what to do. */
  readonly without_task: number
}

const STEPS = 200
const WINDOW_TOKENS = 32_768
const READ_PRICE = 0.1
const WRITE_PRICE = 1.25

/**
 * An agent that calls a tool 200 times. Before each request its conversation is pruned; what the request begins
 * with, message for message the same as the last one, is read from the provider's cache, the rest is written.
 */
export async function cacheLine(pruner: Pruner, resultTokens: number): Promise<CacheLine | null> {
  const version = versionOf(pruner)
  if (version === null) return null
  const budget = createContextBudget(WINDOW_TOKENS)
  if (budget.unit !== 'tokens') throw new Error('a known window is budgeted in tokens')
  const send = pruner.session(budget)
  const loop = toolLoop(pruner)
  const messages: Message[] = [...loop.start]
  let before: readonly string[] = []
  let input = 0
  let cached = 0
  let overflows = 0
  let withoutTask = 0
  for (let step = 0; step < STEPS; step++) {
    messages.push(...loop.step(step, 'x'.repeat(resultTokens)))
    const sent = await send(messages)
    const costs = sent.map((message) => costOf(message, loop.format))
    const bytes = sent.map((message) => JSON.stringify(message))
    const same = bytes.findIndex((one, at) => one !== before[at])
    const total = sum(costs)
    input += total
    cached += sum(costs.slice(0, same < 0 ? bytes.length : same))
    if (total > WINDOW_TOKENS) overflows++
    if (!sent.some(({ role }) => role === 'user')) withoutTask++
    before = bytes
  }
  return {
    pruner: pruner.name,
    version,
    options: pruner.options,
    steps: STEPS,
    result_tokens: resultTokens,
    window_tokens: WINDOW_TOKENS,
    input_tokens: input,
    cached_tokens: cached,
    hit_rate: cached / input,
    relative_cost: (cached * READ_PRICE + (input - cached) * WRITE_PRICE) / input,
    overflows,
    without_task: withoutTask,
  }
}

/** A conversation in which a model calls one tool after another. */
export interface ToolLoop {
  readonly format: Transcript['format']
  readonly start: readonly Message[]
  step(step: number, result: string): readonly Message[]
}

const START: readonly object[] = [
  { role: 'system', content: 'You are a careful agent. '.repeat(40) },
  { role: 'user', content: 'Read every file, and report.' },
]

const CHAT: ToolLoop = {
  format: 'openai-chat',
  start: START as Message[],
  step: (step, result) =>
    [
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: `call${step}`, type: 'function', function: { name: 'read', arguments: `{"file":${step}}` } },
        ],
      },
      { role: 'tool', tool_call_id: `call${step}`, content: result },
    ] as object[] as Message[],
}

const AI_SDK: ToolLoop = {
  format: 'ai-sdk',
  start: START as Message[],
  step: (step, result) => {
    const call = { toolCallId: `call${step}`, toolName: 'read' }
    return [
      { role: 'assistant', content: [{ type: 'tool-call', ...call, input: { file: step } }] },
      { role: 'tool', content: [{ type: 'tool-result', ...call, output: { type: 'text', value: result } }] },
    ] as object[] as Message[]
  },
}

/** In a format that the pruner takes. */
export function toolLoop({ formats }: Pruner): ToolLoop {
  return formats.includes('openai-chat') ? CHAT : AI_SDK
}

function costOf(message: Message, format: Transcript['format']): number {
  return estimateMessagesTokens([message], { estimator: countText, format })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
