import type { MessageCount, PartCount } from '../messages/count-message.ts'
import { adapterFor } from '../messages/formats.ts'
import type { MessageFormat } from '../messages/message.ts'
import type { MessagePricing } from '../messages/message-cost.ts'
import type { PartView, Place, ResultView, TextView } from '../messages/view.ts'
import { truncateText } from './truncate-text.ts'

/** A text or a result whose words can be replaced. */
export interface EditablePart {
  readonly part: TextView | ResultView
  readonly at: Place
  /** What can be saved of it: everything but ids and names. */
  readonly cost: number
  readonly text: string
  /** Of the text; all but where it was truncated. */
  readonly keptChars: number
}

/**
 * A conversation under pruning: what has been left out or put in place of texts so far, and what that saved.
 * The caller's list and messages are never touched; each operation returns what it saved.
 */
export class DamagedMessages {
  removed = 0
  readonly dropped: Set<number> = new Set()
  readonly cleared: Set<number> = new Set()
  /** Characters kept of each truncated text, by message and place. */
  readonly truncated: Map<number, Map<Place, number>> = new Map()
  private readonly costs: number[]
  /** By text: a stub is counted once, not once a result. */
  private readonly replacementCosts = new Map<string, number>()
  private readonly edits = new Map<number, Map<Place, string | null>>()

  constructor(
    private readonly messages: readonly unknown[],
    private readonly counts: readonly MessageCount[],
    private readonly total: number,
    private readonly pricing: MessagePricing,
    private readonly format: MessageFormat | undefined,
  ) {
    this.costs = counts.map((count) => pricing.cost(count))
  }

  get remaining(): number {
    return this.total - this.removed
  }

  costOf(message: number): number {
    return this.costs[message] as number
  }

  drop(messages: readonly number[]): number {
    let saved = 0
    for (const message of messages) {
      if (this.dropped.has(message)) continue
      saved += this.costOf(message)
      this.dropped.add(message)
      this.costs[message] = 0
    }
    this.removed += saved
    return saved
  }

  /** Puts the stub in place of every result that is larger than it. */
  clear(message: number, stub: string): number {
    if (this.dropped.has(message)) return 0
    let saved = 0
    for (const editable of this.editableParts(message)) {
      if (editable.part.kind !== 'result') continue
      saved += this.replace(message, editable, stub)
    }
    if (saved > 0) this.cleared.add(message)
    return saved
  }

  /** Cuts one text down, if that makes it cheaper. */
  truncate(message: number, editable: EditablePart, keptChars: number): number {
    const saved = this.replace(message, editable, truncateText(editable.text, keptChars))
    if (saved > 0) entry(this.truncated, message).set(editable.at, keptChars)
    return saved
  }

  savedByTruncation(message: number, editable: EditablePart, keptChars: number): number {
    return editable.cost - this.replacementCost(message, editable, truncateText(editable.text, keptChars))
  }

  /** Leaves out parts of a message, or all of it where nothing else is in it. */
  removeParts(message: number, parts: ReadonlySet<number>): number {
    const { view, parts: counts } = this.counts[message] as MessageCount
    if (parts.size === view.parts.length) return this.drop([message])
    let saved = 0
    for (const index of parts) {
      const part = view.parts[index]
      if (part?.kind !== 'result' || part.at === undefined) continue
      entry(this.edits, message).set(part.at, null)
      saved += this.pricing.partCost(counts[index] as PartCount)
    }
    this.save(message, saved)
    return saved
  }

  /** What of a message can still be replaced: not removed, not a stub; a truncated text can be cut further. */
  editableParts(message: number): EditablePart[] {
    const { view, parts } = this.counts[message] as MessageCount
    return view.parts.flatMap((part, index) => {
      if (!isEditable(part)) return []
      const text = part.kind === 'text' ? part.text : part.texts.join('\n')
      const count = parts[index] as PartCount
      const whole = {
        part,
        at: part.at,
        cost: this.pricing.partCost(count) - count.label,
        text,
        keptChars: text.length,
      }
      const edit = this.edits.get(message)?.get(part.at)
      if (edit === undefined) return [whole]
      const keptChars = this.truncated.get(message)?.get(part.at)
      if (edit === null || keptChars === undefined) return []
      return [{ ...whole, cost: this.replacementCost(message, whole, edit), keptChars }]
    })
  }

  /** What is left, in order: the caller's own objects, and a copy of each that was edited. */
  result(): unknown[] {
    return this.messages.flatMap((message, index) => {
      if (this.dropped.has(index)) return []
      const edits = this.edits.get(index)
      return [edits ? adapterFor(message, this.format).edit(message, edits) : message]
    })
  }

  private replace(message: number, editable: EditablePart, text: string): number {
    const saved = editable.cost - this.replacementCost(message, editable, text)
    if (saved <= 0) return 0
    entry(this.edits, message).set(editable.at, text)
    this.save(message, saved)
    return saved
  }

  private replacementCost(message: number, { part }: EditablePart, text: string): number {
    const sent =
      part.kind === 'result' ? adapterFor(this.messages[message], this.format).resultText(text) : text
    const known = this.replacementCosts.get(sent)
    if (known !== undefined) return known
    const cost = this.pricing.text(sent)
    this.replacementCosts.set(sent, cost)
    return cost
  }

  private save(message: number, saved: number): void {
    this.costs[message] = this.costOf(message) - saved
    this.removed += saved
  }
}

function isEditable(part: PartView): part is (TextView | ResultView) & { readonly at: Place } {
  return (part.kind === 'text' || part.kind === 'result') && part.at !== undefined
}

function entry<V>(maps: Map<number, Map<Place, V>>, message: number): Map<Place, V> {
  const known = maps.get(message)
  if (known) return known
  const map = new Map<Place, V>()
  maps.set(message, map)
  return map
}
