import { type Item, Items, PNG } from '../item.ts'
import type { Content, Script, Step } from '../script.ts'
import { batches, callUids, held, sentResults } from './result-messages.ts'

const IMAGE = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } }

/** Anthropic messages, with the system inside the list; all results of a step in one user message. */
export function renderAnthropic(script: Script): readonly Item[] {
  const items = new Items()
  for (const text of script.systems) items.add({ role: 'system', content: text }, { role: 'system' })
  if (script.orphan) {
    const content = [{ type: 'tool_result', tool_use_id: 'lost', content: 'lost' }]
    items.add({ role: 'user', content }, { role: 'tool' })
  }
  for (const step of script.preamble) addStep(items, step)
  for (const turn of script.turns) {
    if (turn.system !== null) items.add({ role: 'system', content: turn.system }, { role: 'system' })
    items.turn++
    items.add({ role: 'user', content: user(turn.user) }, { role: 'user' })
    for (const step of turn.steps) addStep(items, step)
    if (turn.final !== null) {
      items.add({ role: 'assistant', content: [{ type: 'text', text: turn.final }] }, { role: 'assistant' })
    }
  }
  return items.list
}

function user(content: Content): unknown {
  if (!content.image && !content.unknown) return content.text
  const parts: object[] = [{ type: 'text', text: content.text ?? '' }]
  if (content.image) parts.push(IMAGE)
  if (content.unknown) parts.push({ type: 'hologram', text: 'seen', data: 'QUJD'.repeat(100) })
  return parts
}

function addStep(items: Items, step: Step): void {
  const group = items.next()
  const content: object[] = []
  if (step.thinking === 'plain') content.push({ type: 'redacted_thinking', data: 'c2VhbGVk' })
  if (step.thinking === 'signed') content.push({ type: 'thinking', thinking: 'hmm', signature: 'c2ln' })
  if (step.text !== null) content.push({ type: 'text', text: step.text })
  if (step.hosted !== null) {
    const found = [{ type: 'web_search_result', title: step.hosted, encrypted_content: 'c2VhbGVk' }]
    content.push({ type: 'server_tool_use', id: `hosted-${group}`, name: 'web_search', input: {} })
    content.push({ type: 'web_search_tool_result', tool_use_id: `hosted-${group}`, content: found })
  }
  for (const call of step.calls) {
    content.push({ type: 'tool_use', id: call.id, name: call.name, input: { value: call.argument } })
  }
  const signed = step.thinking !== 'none'
  items.add(
    { role: 'assistant', content },
    { role: 'assistant', group, calls: callUids(step, group), signed },
  )
  for (const batch of batches({ ...step, separate: false }, sentResults(step, group))) {
    const results = batch.map((sent) => ({
      type: 'tool_result',
      tool_use_id: sent.call.id,
      content: sent.image ? [{ type: 'text', text: sent.text }, IMAGE] : sent.text,
    }))
    const said = step.interjection === null ? [] : [{ type: 'text', text: step.interjection }]
    const role = said.length > 0 ? 'user' : 'tool'
    items.add({ role: 'user', content: [...results, ...said] }, { role, group, ...held(batch) })
  }
}
