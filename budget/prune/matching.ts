import type { CallView, MessageView, ResultView } from '../messages/view.ts'

/** Which messages belong together, and which results and calls say again what was said already. */
export interface Matching {
  /** The first message of the group that a message is in: groups stay or go as one. */
  readonly groupOf: readonly number[]
  /** Indexes of messages that hold a call without a result. */
  readonly unanswered: ReadonlySet<number>
  /** Messages whose result has a call. */
  readonly answering: ReadonlySet<number>
  /** By message: the parts that are duplicates. */
  readonly duplicates: ReadonlyMap<number, ReadonlySet<number>>
}

interface Call {
  readonly message: number
  readonly batch: number
  answer: Answer | undefined
}

interface Answer {
  readonly message: number
  /** Which of the message's parts. */
  readonly at: number
  readonly failed: boolean
}

/**
 * Matches results to calls by position: an id means the latest call that has it, so ids may be used again.
 * Where a format has no ids, the latest batch with an open call of that name is meant, in its order.
 */
export function matchCalls(views: readonly MessageView[]): Matching {
  const groups = new Groups(views.length)
  const index = new CallIndex()
  const calls: Call[] = []
  const answering = new Set<number>()
  const duplicates = new Map<number, Set<number>>()
  const linkedAt = new Map<string, number>()
  let batch = 0
  for (const [message, view] of views.entries()) {
    if (view.continues && views[message - 1]?.continues) groups.join(message, message - 1)
    else batch = message
    for (const [at, part] of view.parts.entries()) {
      if (part.kind === 'call') {
        // The same id twice in one batch is one call sent twice, as after an abort.
        if (index.inBatch(part.id, batch)) mark(duplicates, { message, at })
        else calls.push(index.add({ message, batch, answer: undefined }, part))
      } else if (part.kind === 'result') {
        const call = index.callOf(part)
        if (call === undefined) continue
        groups.join(message, call.message)
        answering.add(message)
        const duplicate = answer(call, { message, at, failed: part.failed })
        if (duplicate) mark(duplicates, duplicate)
      } else if (part.kind === 'link') {
        groups.join(message, linkedAt.get(part.key) ?? index.byCallId(part.callId)?.message ?? message)
        if (part.key !== '') linkedAt.set(part.key, message)
      }
    }
  }
  const unanswered = new Set(calls.filter((call) => call.answer === undefined).map((call) => call.message))
  return { groupOf: groups.firsts(), unanswered, answering, duplicates }
}

/** Gives the call its result, and says which of two is one too many: the first completed one stays. */
function answer(call: Call, result: Answer): Answer | undefined {
  const before = call.answer
  if (before && !(before.failed && !result.failed)) return result
  call.answer = result
  return before
}

function mark(duplicates: Map<number, Set<number>>, { message, at }: Pick<Answer, 'message' | 'at'>): void {
  const parts = duplicates.get(message)
  if (parts) parts.add(at)
  else duplicates.set(message, new Set([at]))
}

/** Where to look up the call of a result. Each look-up is amortised constant time. */
class CallIndex {
  private readonly byId = new Map<string, Call>()
  private readonly byName = new Map<string, Call[][]>()
  private readonly withoutId: Call[][] = []
  private readonly withoutIdByName = new Map<string, Call[][]>()

  byCallId(id: string): Call | undefined {
    return this.byId.get(id)
  }

  inBatch(id: string, batch: number): boolean {
    return id !== '' && this.byId.get(id)?.batch === batch
  }

  add(call: Call, { id, name }: CallView): Call {
    pushNamed(this.byName, name, call)
    if (id === '') {
      push(this.withoutId, call)
      pushNamed(this.withoutIdByName, name, call)
    } else this.byId.set(id, call)
    return call
  }

  /** The call that the result belongs to; one already answered where the result is a duplicate. */
  callOf({ id, name }: ResultView): Call | undefined {
    if (id !== '') return this.byCallId(id) ?? firstOpen(this.withoutId)
    if (name === '') return firstOpen(this.withoutId)
    // A call without an id as well is the likelier one, unless it is of an older batch.
    const alike = firstOpen(this.withoutIdByName.get(name))
    const named = firstOpen(this.byName.get(name))
    return alike && named && alike.batch === named.batch ? alike : (named ?? firstOpen(this.withoutId))
  }
}

function pushNamed(byName: Map<string, Call[][]>, name: string, call: Call): void {
  const batches = byName.get(name)
  if (batches) push(batches, call)
  else byName.set(name, [[call]])
}

function push(batches: Call[][], call: Call): void {
  const last = batches[batches.length - 1]
  if (last?.[0]?.batch === call.batch) last.push(call)
  else batches.push([call])
}

function firstOpen(batches: Call[][] = []): Call | undefined {
  while (batches.length > 0) {
    const open = batches[batches.length - 1]?.find((call) => call.answer === undefined)
    if (open) return open
    batches.pop()
  }
  return undefined
}

/** Union-find over message indexes; a group is named by its first message. */
class Groups {
  private readonly parent: number[]

  constructor(length: number) {
    this.parent = Array.from({ length }, (_, index) => index)
  }

  join(a: number, b: number): void {
    const [x, y] = [this.first(a), this.first(b)]
    if (x !== y) this.parent[Math.max(x, y)] = Math.min(x, y)
  }

  firsts(): number[] {
    return this.parent.map((_, index) => this.first(index))
  }

  private first(index: number): number {
    let at = index
    while (this.parent[at] !== at) {
      // Halves the path: near-constant time a lookup.
      this.parent[at] = this.parent[this.parent[at] as number] as number
      at = this.parent[at] as number
    }
    return at
  }
}
