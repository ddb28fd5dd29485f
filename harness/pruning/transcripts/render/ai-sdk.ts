import { type Item, Items, PNG } from '../item.ts'
import type { Content, Script, Step } from '../script.ts'
import { batches, callUids, held, sentResults } from './result-messages.ts'

/** Vercel AI SDK ModelMessage. */
export function renderAiSdk(script: Script): readonly Item[] {
  const items = new Items()
  for (const text of script.systems) items.add({ role: 'system', content: text }, { role: 'system' })
  if (script.orphan) {
    const output = { type: 'text', value: 'lost' }
    const content = [{ type: 'tool-result', toolCallId: 'lost', toolName: 'read', output }]
    items.add({ role: 'tool', content }, { role: 'tool' })
  }
  for (const step of script.preamble) addStep(items, step)
  for (const turn of script.turns) {
    if (turn.system !== null) items.add({ role: 'system', content: turn.system }, { role: 'system' })
    items.turn++
    items.add({ role: 'user', content: user(turn.user) }, { role: 'user' })
    for (const step of turn.steps) addStep(items, step)
    if (turn.final !== null) items.add({ role: 'assistant', content: turn.final }, { role: 'assistant' })
  }
  return items.list
}

function user(content: Content): unknown {
  if (!content.image && !content.unknown) return content.text
  const parts: object[] = [{ type: 'text', text: content.text ?? '' }]
  if (content.image) parts.push({ type: 'image', image: PNG, mediaType: 'image/png' })
  if (content.unknown) parts.push({ type: 'hologram', text: 'seen', data: 'QUJD'.repeat(100) })
  return parts
}

function addStep(items: Items, step: Step): void {
  const group = items.next()
  const content: object[] = []
  if (step.thinking !== 'none') {
    const signature =
      step.thinking === 'signed' ? { providerOptions: { anthropic: { signature: 'c2ln' } } } : {}
    content.push({ type: 'reasoning', text: 'hmm', ...signature })
  }
  if (step.text !== null) content.push({ type: 'text', text: step.text })
  if (step.hosted !== null) {
    const tool = { toolCallId: `hosted-${group}`, toolName: 'search', providerExecuted: true }
    content.push({ type: 'tool-call', ...tool, input: {} })
    content.push({ type: 'tool-result', ...tool, output: { type: 'text', value: step.hosted } })
  }
  const asked = step.calls.some((call) => call.approval)
  for (const call of step.calls) {
    content.push({
      type: 'tool-call',
      toolCallId: call.id,
      toolName: call.name,
      input: { value: call.argument },
    })
  }
  if (asked) content.push({ type: 'tool-approval-request', approvalId: `approve-${group}`, toolCallId: '' })
  const signed = step.thinking === 'signed'
  items.add(
    { role: 'assistant', content },
    { role: 'assistant', group, calls: callUids(step, group), signed },
  )
  if (asked) {
    const response = [{ type: 'tool-approval-response', approvalId: `approve-${group}`, approved: true }]
    items.add({ role: 'tool', content: response }, { role: 'tool', group, approval: true })
  }
  for (const batch of batches(step, sentResults(step, group))) {
    const results = batch.map((sent) => ({
      type: 'tool-result',
      toolCallId: sent.call.id,
      toolName: sent.call.name,
      output: sent.image
        ? {
            type: 'content',
            value: [
              { type: 'text', text: sent.text },
              { type: 'media', data: PNG, mediaType: 'image/png' },
            ],
          }
        : { type: 'json', value: { text: sent.text } },
    }))
    items.add({ role: 'tool', content: results }, { role: 'tool', group, ...held(batch) })
  }
}
