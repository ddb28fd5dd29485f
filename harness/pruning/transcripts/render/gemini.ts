import { type Item, Items, PNG } from '../item.ts'
import type { Content, Script, Step } from '../script.ts'
import { batches, callUids, held, sentResults } from './result-messages.ts'

const BLOB = { inlineData: { mimeType: 'image/png', data: PNG } }

/** Gemini contents: the system travels outside, results come as the user's, ids are often absent. */
export function renderGemini(script: Script): readonly Item[] {
  const items = new Items()
  if (script.orphan) {
    const parts = [{ functionResponse: { id: 'lost', name: 'lost', response: { output: 'lost' } } }]
    items.add({ role: 'user', parts }, { role: 'tool' })
  }
  for (const step of script.preamble) addStep(items, step)
  for (const turn of script.turns) {
    items.turn++
    items.add({ role: 'user', parts: user(turn.user) }, { role: 'user' })
    for (const step of turn.steps) addStep(items, step)
    if (turn.final !== null)
      items.add({ role: 'model', parts: [{ text: turn.final }] }, { role: 'assistant' })
  }
  return items.list
}

function user(content: Content): readonly object[] {
  const parts: object[] = [{ text: content.text ?? '' }]
  if (content.image) parts.push(BLOB)
  if (content.unknown) parts.push({ hologram: { text: 'seen', data: 'QUJD'.repeat(100) } })
  return parts
}

function addStep(items: Items, step: Step): void {
  const group = items.next()
  const parts: object[] = []
  if (step.thinking !== 'none') parts.push({ text: 'hmm', thought: true })
  if (step.text !== null) parts.push({ text: step.text })
  const signature = step.thinking === 'signed' ? { thoughtSignature: 'c2ln' } : {}
  const calls = step.calls.length > 0 ? step.calls : []
  for (const call of calls) {
    const id = call.id === '' ? {} : { id: call.id }
    parts.push({ functionCall: { ...id, name: call.name, args: { value: call.argument } }, ...signature })
  }
  if (parts.length === 0) parts.push({ text: '' })
  const signed = step.thinking === 'signed' && calls.length > 0
  items.add({ role: 'model', parts }, { role: 'assistant', group, calls: callUids(step, group), signed })
  for (const batch of batches(step, sentResults(step, group))) {
    const responses = batch.map((sent) => ({
      functionResponse: {
        ...(sent.call.id === '' ? {} : { id: sent.call.id }),
        name: sent.call.name,
        response: { output: sent.text },
        ...(sent.image ? { parts: [BLOB] } : {}),
      },
    }))
    const said = step.interjection === null || step.separate ? [] : [{ text: step.interjection }]
    const role = said.length > 0 ? 'user' : 'tool'
    items.add({ role: 'user', parts: [...responses, ...said] }, { role, group, ...held(batch) })
  }
}
