import type { MessageView } from '../messages/view.ts'
import { indexesOf, type PruneCursor } from './cursor.ts'
import type { DamagedMessages, EditablePart } from './damaged-messages.ts'
import type { PruneAction } from './prune-result.ts'
import { shrinkingSteps } from './shrinking-steps.ts'
import type { Structure } from './structure.ts'
import { keptLengths } from './truncate-text.ts'

export interface DamageSettings {
  readonly keepTurns: number
  readonly stub: string
}

/** Once a list is pruned at all, what is in it twice goes first: the first completed result of a call stays. */
export function* removeDuplicates(damaged: DamagedMessages, structure: Structure): Generator<PruneAction> {
  for (const [index, parts] of structure.duplicates) {
    const saved = damaged.removeParts(index, parts)
    if (damaged.dropped.has(index)) yield { kind: 'drop', what: 'duplicate', indexes: [index], saved }
    else if (saved > 0) yield { kind: 'remove-duplicates', index, saved }
  }
}

/** What the last call did, done again; but nothing that has become mandatory since is touched. */
export function* repeatDamage(
  damaged: DamagedMessages,
  structure: Structure,
  cursor: PruneCursor,
  stub: string,
): Generator<PruneAction> {
  const mandatory = new Set(structure.mandatory)
  const dropped = new Set(indexesOf(cursor.dropped))
  const atoms = structure.turns.flatMap((turn) => turn.atoms)
  // A late result of a dropped call goes with it, so an atom goes if any of it went.
  const gone = atoms.filter((atom) => !atom.mandatory && atom.messages.some((index) => dropped.has(index)))
  const indexes = gone.flatMap((atom) => atom.messages).sort((a, b) => a - b)
  if (indexes.length > 0) {
    yield { kind: 'drop', what: 'dropped-before', indexes, saved: damaged.drop(indexes) }
  }
  for (const index of indexesOf(cursor.cleared)) if (!mandatory.has(index)) yield* clear(damaged, index, stub)
  for (const { message, at, keptChars } of cursor.truncated) {
    const editable = damaged.editableParts(message).find((part) => part.at === at)
    if (editable) yield* truncate(damaged, message, editable, keptChars)
  }
}

/** Goes down the sequence of states to the first that has removed enough, or to its end. */
export function* shrink(
  damaged: DamagedMessages,
  structure: Structure,
  goal: number,
  { keepTurns, stub }: DamageSettings,
): Generator<PruneAction> {
  for (const step of shrinkingSteps(structure, keepTurns)) {
    if (damaged.removed >= goal) return
    if (step.kind === 'clear') yield* clear(damaged, step.message, stub)
    else {
      const indexes = step.messages.filter((index) => !damaged.dropped.has(index)).sort((a, b) => a - b)
      const saved = damaged.drop(indexes)
      if (indexes.length > 0) yield { kind: 'drop', what: step.what, indexes, saved }
    }
  }
}

/** Cuts the one largest text that must be kept, as little as makes the rest fit; nothing if that is not enough. */
export function* truncateLargest(
  damaged: DamagedMessages,
  structure: Structure,
  views: readonly MessageView[],
  available: number,
): Generator<PruneAction> {
  let largest: { readonly message: number; readonly editable: EditablePart } | undefined
  for (const message of structure.mandatory) {
    const role = views[message]?.role
    if (damaged.dropped.has(message) || role === 'system' || role === 'assistant') continue
    for (const editable of damaged.editableParts(message)) {
      if (editable.text !== '' && editable.cost > (largest?.editable.cost ?? 0))
        largest = { message, editable }
    }
  }
  if (largest === undefined) return
  const { message, editable } = largest
  for (const keptChars of keptLengths(editable.text.length)) {
    if (keptChars >= editable.keptChars) continue
    if (damaged.remaining - damaged.savedByTruncation(message, editable, keptChars) > available) continue
    yield* truncate(damaged, message, editable, keptChars)
    return
  }
}

function* clear(damaged: DamagedMessages, index: number, stub: string): Generator<PruneAction> {
  const saved = damaged.clear(index, stub)
  if (saved > 0) yield { kind: 'clear-results', index, saved }
}

function* truncate(
  damaged: DamagedMessages,
  index: number,
  editable: EditablePart,
  keptChars: number,
): Generator<PruneAction> {
  const saved = damaged.truncate(index, editable, keptChars)
  if (saved > 0) yield { kind: 'truncate', index, keptChars, saved }
}
