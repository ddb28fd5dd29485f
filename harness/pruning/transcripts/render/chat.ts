import { type Item, Items, PNG } from '../item.ts'
import type { Content, Script, Step } from '../script.ts'
import { callUids, held, sentResults } from './result-messages.ts'

/** OpenAI chat completions, and the plain format of llama.cpp and Ollama. */
export function renderChat(script: Script, format: 'openai-chat' | 'plain'): readonly Item[] {
  const items = new Items()
  const openai = format === 'openai-chat'
  for (const text of script.systems) items.add({ role: 'system', content: text }, { role: 'system' })
  if (script.orphan) items.add({ role: 'tool', tool_call_id: 'lost', content: 'lost' }, { role: 'tool' })
  for (const step of script.preamble) addStep(items, step, openai)
  for (const turn of script.turns) {
    if (turn.system !== null) {
      items.add({ role: openai ? 'developer' : 'system', content: turn.system }, { role: 'system' })
    }
    items.turn++
    items.add(
      { role: 'user', ...(openai ? { name: 'ann' } : {}), content: user(turn.user, openai) },
      { role: 'user' },
    )
    for (const step of turn.steps) addStep(items, step, openai)
    if (turn.final !== null)
      items.add({ role: 'assistant', content: turn.final, refusal: null }, { role: 'assistant' })
  }
  return items.list
}

function user(content: Content, openai: boolean): unknown {
  if (!content.image && !content.unknown) return content.text
  const parts: object[] = [{ type: 'text', text: content.text ?? '' }]
  if (content.image && openai) {
    parts.push({ type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}`, detail: 'high' } })
  }
  if (content.unknown) parts.push({ type: 'hologram', text: 'seen', data: 'QUJD'.repeat(100) })
  return parts
}

function addStep(items: Items, step: Step, openai: boolean): void {
  const group = items.next()
  const calls = step.calls.map((call) => ({
    ...(call.id === '' && !openai ? {} : { id: call.id }),
    ...(openai ? { type: 'function' } : {}),
    function: {
      name: call.name,
      arguments: openai ? JSON.stringify({ value: call.argument }) : { value: call.argument },
    },
  }))
  const message = {
    role: 'assistant',
    content: step.text,
    ...(step.thinking === 'none' ? {} : { reasoning_content: 'hmm' }),
    ...(step.thinking === 'signed' ? { reasoning_details: [{ signature: 'c2ln' }] } : {}),
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  }
  const signed = step.thinking === 'signed'
  items.add(message, { role: 'assistant', group, calls: callUids(step, group), signed })
  for (const sent of sentResults(step, group)) {
    const content = openai && sent.image ? [{ type: 'text', text: sent.text }] : sent.text
    items.add({ role: 'tool', tool_call_id: sent.call.id, content }, { role: 'tool', group, ...held([sent]) })
  }
}
