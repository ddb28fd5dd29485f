import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import type { Contender } from './contender.ts'
import { type Count, counted, deadlineFault, faulted, loadFault } from './count.ts'
import { FAULTED, LOADING, PENDING, PROGRESS, QUEUED } from './shared-state.ts'
import type { CountTask, TaskTiming } from './worker.ts'

export interface CountOptions {
  /** For one text, in milliseconds of wall time; a text that takes longer becomes a fault. */
  readonly deadlineMs: number
  /** For loading a contender. */
  readonly loadDeadlineMs: number
  /**
   * How many of the texts, from the first on, are there to prove an estimator valid: their count is 0, or the fault
   * is the rule of `Estimator` that is broken. In the same job, so that a heavy vocabulary is loaded once.
   */
  readonly proofs?: number
  /** Called with how many of the texts are done, about every 50 ms. */
  readonly onProgress?: (done: number) => void
}

export interface CountResult {
  readonly counts: readonly Count[]
  readonly load_ms: number
  readonly count_ms: number
}

const POLL_MS = 50

/**
 * Counts every text in a worker of the pool. A text on which the contender hangs past the deadline ends that
 * thread; the next thread goes on behind it. Never rejects for what a contender does.
 */
export async function countTexts(
  pool: Piscina,
  contender: Contender,
  texts: readonly string[],
  options: CountOptions,
): Promise<CountResult> {
  const shared = new SharedArrayBuffer(4 * (PROGRESS + texts.length))
  const state = new Int32Array(shared).fill(PENDING)
  const faults = new Map<number, string>()
  const timing = { load_ms: 0, count_ms: 0 }
  let next = 0
  while (next < texts.length) {
    Atomics.store(state, 0, QUEUED)
    const stopped = await runOnce(
      pool,
      { contender, texts: texts.slice(next), offset: next, proofs: options.proofs ?? 0, shared },
      state,
      faults,
      options,
    )
    timing.load_ms += stopped.timing?.load_ms ?? 0
    timing.count_ms += stopped.timing?.count_ms ?? 0
    if (stopped.fault === null) break
    if (stopped.at === LOADING || stopped.at === QUEUED) {
      for (let index = next; index < texts.length; index++) faults.set(index, loadFault(stopped.fault))
      break
    }
    faults.set(stopped.at, stopped.fault)
    next = stopped.at + 1
  }
  options.onProgress?.(texts.length)
  const counts = texts.map((_, index): Count => {
    const tokens = state[PROGRESS + index] ?? PENDING
    if (tokens >= 0) return counted(tokens)
    return faulted(faults.get(index) ?? (tokens === FAULTED ? 'fault without a message' : 'not counted'))
  })
  return { counts, ...timing }
}

async function runOnce(
  pool: Piscina,
  task: Omit<CountTask, 'faults'>,
  state: Int32Array,
  faults: Map<number, string>,
  { deadlineMs, loadDeadlineMs, onProgress }: CountOptions,
): Promise<{ at: number; fault: string | null; timing?: TaskTiming }> {
  const { port1, port2 } = new MessageChannel()
  const abort = new AbortController()
  let seen = QUEUED
  let since = performance.now()
  let overdue = 0
  const watch = setInterval(() => {
    const now = Atomics.load(state, 0)
    if (now !== seen) {
      seen = now
      since = performance.now()
      if (now >= 0) onProgress?.(now)
    }
    const limit = seen === LOADING ? loadDeadlineMs : deadlineMs
    if (seen !== QUEUED && performance.now() - since > limit) {
      overdue = limit
      abort.abort()
    }
  }, POLL_MS)
  try {
    const timing: TaskTiming = await pool.run({ ...task, faults: port2 } satisfies CountTask, {
      signal: abort.signal,
      transferList: [port2],
    })
    return { at: Atomics.load(state, 0), fault: null, timing }
  } catch (error) {
    return {
      at: Atomics.load(state, 0),
      fault:
        overdue > 0 ? deadlineFault(overdue) : (String(error).split('\n', 1)[0]?.slice(0, 300) ?? 'unknown'),
    }
  } finally {
    clearInterval(watch)
    for (let message = receiveMessageOnPort(port1); message; message = receiveMessageOnPort(port1)) {
      const { index, fault } = message.message as { index: number; fault: string }
      faults.set(index, fault)
    }
    port1.close()
  }
}
