import type { MessageView } from '../messages/view.ts'
import { type Matching, matchCalls } from './matching.ts'

/** Messages that stay or go together: a batch of calls with its results, approvals and reasoning, or one message. */
export interface Atom {
  readonly messages: readonly number[]
  /** Holds calls or results. */
  readonly isToolGroup: boolean
  /** Never cleared, never dropped. */
  mandatory: boolean
}

/** From a user's message to the next one. A tool result is no turn, whatever its role. */
export interface Turn {
  /** Oldest first; the user's message is the first. System messages are in no turn. */
  readonly atoms: Atom[]
}

export interface Structure {
  /** Oldest first, none empty. The first may lack a user's message: what was said before any. */
  readonly turns: readonly Turn[]
  readonly startsWithUser: boolean
  readonly mandatory: readonly number[]
  readonly duplicates: Matching['duplicates']
}

/** Reads a conversation's structure in linear time; the costs play no part in it. */
export function structureOf(views: readonly MessageView[]): Structure {
  const matching = matchCalls(views)
  const atomOf = atomsOf(views, matching)
  const isTurnStart = views.map((view, index) => view.role === 'user' && !matching.answering.has(index))
  const turns: Turn[] = []
  const turnOf = new Map<Atom, Turn>()
  views.forEach((view, index) => {
    const atom = atomOf[index] as Atom
    if (view.role === 'system' || turnOf.has(atom)) return
    let turn = turns[turns.length - 1]
    if (turn === undefined || isTurnStart[index]) {
      turn = { atoms: [] }
      turns.push(turn)
    }
    turn.atoms.push(atom)
    turnOf.set(atom, turn)
  })
  for (const index of mandatoryMessages(views, matching)) {
    const atom = atomOf[index] as Atom
    atom.mandatory = true
    // What is kept of a turn keeps the turn's beginning, so that the list still begins with a user.
    const start = turnOf.get(atom)?.atoms[0]
    if (start && isTurnStart[start.messages[0] as number]) start.mandatory = true
  }
  const first = turns[0]?.atoms[0]?.messages[0]
  return {
    turns,
    startsWithUser: first !== undefined && isTurnStart[first] === true,
    mandatory: views.flatMap((_, index) => ((atomOf[index] as Atom).mandatory ? [index] : [])),
    duplicates: matching.duplicates,
  }
}

function atomsOf(views: readonly MessageView[], matching: Matching): readonly Atom[] {
  const members = new Map<number, number[]>()
  matching.groupOf.forEach((first, index) => {
    const group = members.get(first)
    if (group) group.push(index)
    else members.set(first, [index])
  })
  const atoms = new Map<number, Atom>()
  for (const [first, messages] of members) {
    const isToolGroup = messages.some((index) =>
      (views[index] as MessageView).parts.some((part) => part.kind === 'call' || part.kind === 'result'),
    )
    atoms.set(first, { messages, isToolGroup, mandatory: false })
  }
  return matching.groupOf.map((first) => atoms.get(first) as Atom)
}

/** The messages that a request cannot do without; each brings its atom along. */
function mandatoryMessages(views: readonly MessageView[], matching: Matching): readonly number[] {
  const system = views.flatMap((view, index) => (view.role === 'system' ? [index] : []))
  const lastUser = views.findLastIndex((view) => view.role === 'user')
  const lastOfAny = views.findLastIndex((view) => view.role !== 'system')
  const last = lastUser >= 0 ? lastUser : lastOfAny
  return [...system, ...(last >= 0 ? [last] : []), ...liveTail(views, matching)]
}

/** The calls at the end that wait for results, and the results at the end that the model has not yet answered. */
function liveTail(views: readonly MessageView[], matching: Matching): readonly number[] {
  const live: number[] = []
  let index = views.length - 1
  for (; index >= 0; index--) {
    const role = views[index]?.role
    if (role === 'tool' && matching.groupOf[index] !== index) live.push(index)
    if (role !== 'tool' && role !== 'system') break
  }
  if (index < 0 || views[index]?.role !== 'assistant') return live
  const waits = (at: number) =>
    matching.unanswered.has(at) && matching.groupOf[at] === matching.groupOf[index]
  for (let at = index; at >= 0; at--) {
    if (waits(at)) return [...live, at]
    // Items of one response are one message of the model: an earlier one may hold the open call.
    if (!(views[at]?.continues && views[at - 1]?.continues)) break
  }
  return live
}
