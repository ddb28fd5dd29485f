import type { Item } from '../item.ts'
import type { ScriptCall, Step } from '../script.ts'

/** One result to be sent: the call it answers, its text, and whether it says again what was said. */
export interface Sent {
  readonly call: ScriptCall
  readonly uid: string
  readonly text: string
  readonly image: boolean
  readonly repeated: boolean
}

/** A step's results in the order of sending, the repeated ones twice. Without an id nothing can tell a repeat. */
export function sentResults(step: Step, group: string): readonly Sent[] {
  const sent = step.calls.flatMap((call, index): Sent[] => {
    if (call.result === null) return []
    const { text, image, repeated } = call.result
    const one = { call, uid: `${group}/${index}`, text, image, repeated: false }
    return repeated && call.id !== '' ? [one, { ...one, text: 'again', repeated: true }] : [one]
  })
  if (!step.reversed) return sent
  // A repeat still comes after the first.
  return [...sent.filter((result) => !result.repeated).reverse(), ...sent.filter((result) => result.repeated)]
}

export function callUids(step: Step, group: string): readonly string[] {
  return step.calls.map((_, index) => `${group}/${index}`)
}

/** Results in the messages they travel in: one for all, or one each. */
export function batches(step: Step, sent: readonly Sent[]): readonly (readonly Sent[])[] {
  if (step.separate) return sent.map((result) => [result])
  return sent.length > 0 ? [sent] : []
}

/** What an item holds, for the oracle. */
export function held(batch: readonly Sent[]): Pick<Item, 'results' | 'repeated' | 'resultChars'> {
  return {
    results: batch.filter((result) => !result.repeated).map((result) => result.uid),
    repeated: batch.filter((result) => result.repeated).length,
    resultChars: Math.max(0, ...batch.map((result) => result.text.length)),
  }
}
