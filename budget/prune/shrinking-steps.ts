import type { Atom, Structure, Turn } from './structure.ts'

/** One step of damage: a message's tool results replaced by stubs, or messages left out. */
export type ShrinkingStep =
  | { readonly kind: 'clear'; readonly message: number }
  | { readonly kind: 'drop'; readonly what: DropReason; readonly messages: readonly number[] }

export type DropReason = 'turn' | 'tool-group' | 'message'

/**
 * The one sequence of ever smaller states that a conversation goes through, whatever the budget: pruning takes
 * the first that fits. Everything mandatory is left at its end, and nothing else.
 *
 * 1. old turns' tool results are cleared, oldest first
 * 2. old turns are dropped, oldest first
 * 3. in the last `keepTurns` turns: results are cleared, then finished tool groups dropped, then whole turns,
 *    and of the last turn at the end all but what is mandatory
 */
export function* shrinkingSteps(structure: Structure, keepTurns: number): Generator<ShrinkingStep> {
  const old = structure.turns.slice(0, oldTurns(structure, keepTurns))
  const kept = structure.turns.slice(old.length)
  const earlier = kept.slice(0, -1)
  const last = kept.slice(-1)
  yield* clearResults(old)
  yield* dropTurns(old)
  yield* clearResults(kept)
  yield* dropAtoms(kept, 'tool-group', (atom) => atom.isToolGroup)
  yield* dropTurns(earlier)
  yield* dropAtoms(last, 'message', () => true)
}

/** What came before the first user's message is old, unless there is nothing else. */
function oldTurns({ turns, startsWithUser }: Structure, keepTurns: number): number {
  const preamble = startsWithUser || turns.length < 2 ? 0 : 1
  return Math.max(preamble, turns.length - Math.max(1, keepTurns))
}

function* clearResults(turns: readonly Turn[]): Generator<ShrinkingStep> {
  for (const { messages } of droppable(turns)) {
    for (const message of messages) yield { kind: 'clear', message }
  }
}

function* dropTurns(turns: readonly Turn[]): Generator<ShrinkingStep> {
  for (const turn of turns) {
    yield { kind: 'drop', what: 'turn', messages: droppable([turn]).flatMap((atom) => atom.messages) }
  }
}

function* dropAtoms(
  turns: readonly Turn[],
  what: DropReason,
  include: (atom: Atom) => boolean,
): Generator<ShrinkingStep> {
  for (const atom of droppable(turns))
    if (include(atom)) yield { kind: 'drop', what, messages: atom.messages }
}

function droppable(turns: readonly Turn[]): readonly Atom[] {
  return turns.flatMap((turn) => turn.atoms.filter((atom) => !atom.mandatory))
}
