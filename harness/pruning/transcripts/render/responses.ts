import { type Item, Items, PNG } from '../item.ts'
import type { Content, Script, ScriptCall, Step } from '../script.ts'
import { held, sentResults } from './result-messages.ts'

/** OpenAI Responses: the parts of a response are items side by side. */
export function renderResponses(script: Script): readonly Item[] {
  const items = new Items()
  for (const text of script.systems) items.add({ role: 'system', content: text }, { role: 'system' })
  if (script.orphan) {
    items.add({ type: 'function_call_output', call_id: 'lost', output: 'lost' }, { role: 'tool' })
  }
  for (const step of script.preamble) addStep(items, step)
  for (const turn of script.turns) {
    if (turn.system !== null) {
      items.add({ type: 'message', role: 'developer', content: turn.system }, { role: 'system' })
    }
    items.turn++
    items.add({ type: 'message', role: 'user', content: user(turn.user) }, { role: 'user' })
    for (const step of turn.steps) addStep(items, step)
    if (turn.final !== null) items.add(answer(turn.final), { role: 'assistant', group: runOf(items) })
  }
  return items.list
}

/** Items of the model that stand side by side are one response. */
function runOf(items: Items): string {
  const last = items.list.at(-1)
  return last?.role === 'assistant' ? last.group : items.next()
}

function answer(text: string): object {
  return { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] }
}

function user(content: Content): unknown {
  if (!content.image && !content.unknown) return content.text
  const parts: object[] = [{ type: 'input_text', text: content.text ?? '' }]
  if (content.image)
    parts.push({ type: 'input_image', image_url: `data:image/png;base64,${PNG}`, detail: 'low' })
  if (content.unknown) parts.push({ type: 'hologram', text: 'seen', data: 'QUJD'.repeat(100) })
  return parts
}

function addStep(items: Items, step: Step): void {
  const group = runOf(items)
  const taken = new Set(items.list.filter((item) => item.group === group).flatMap((item) => item.calls))
  // Two responses without anything between them look like one, in which an id must be unique.
  const prefix = `r${taken.size}`
  const id = (call: ScriptCall) => (call.id === '' ? '' : taken.size > 0 ? `${prefix}${call.id}` : call.id)
  if (step.thinking !== 'none') {
    const sealed = step.thinking === 'signed' ? { encrypted_content: 'c2VhbGVk' } : {}
    const summary = [{ type: 'summary_text', text: 'hmm' }]
    items.add({ type: 'reasoning', id: 'rs', summary, ...sealed }, { role: 'assistant', group, signed: true })
  }
  if (step.hosted !== null) {
    const ran = {
      type: 'mcp_call',
      id: `hosted-${group}`,
      name: 'search',
      arguments: '{}',
      output: step.hosted,
    }
    items.add(ran, { role: 'assistant', group })
  }
  if (step.text !== null || step.calls.length === 0)
    items.add(answer(step.text ?? ''), { role: 'assistant', group })
  for (const [index, call] of step.calls.entries()) {
    items.add(
      {
        type: 'function_call',
        call_id: id(call),
        name: call.name,
        arguments: JSON.stringify({ v: call.argument }),
      },
      { role: 'assistant', group, calls: [`${group}/${taken.size}/${index}`] },
    )
  }
  for (const sent of sentResults(step, `${group}/${taken.size}`)) {
    const output = sent.image
      ? [
          { type: 'input_text', text: sent.text },
          { type: 'input_image', image_url: `data:image/png;base64,${PNG}` },
        ]
      : sent.text
    items.add(
      { type: 'function_call_output', call_id: id(sent.call), output },
      { role: 'tool', group, ...held([sent]) },
    )
  }
}
