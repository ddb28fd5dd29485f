import type { MessagePort } from 'node:worker_threads'
import type { EstimatorSpec } from '../../estimators/estimator.ts'
import type { ReferenceTokenizer } from '../references/reference.ts'
import type { Contender } from './contender.ts'
import { FAULTED, LOADING, PROGRESS } from './shared-state.ts'

export interface CountTask {
  readonly contender: Contender
  readonly texts: readonly string[]
  /** Index of `texts[0]` in the whole job. */
  readonly offset: number
  readonly shared: SharedArrayBuffer
  readonly faults: MessagePort
}

export interface TaskTiming {
  readonly load_ms: number
  readonly count_ms: number
}

/** Counts the texts into shared memory, so that what is done survives the end of a thread that hangs. */
export default async function count(task: CountTask): Promise<TaskTiming> {
  const state = new Int32Array(task.shared)
  Atomics.store(state, 0, LOADING)
  const started = performance.now()
  const countText = await load(task.contender)
  const loaded = performance.now()
  for (const [position, text] of task.texts.entries()) {
    const index = task.offset + position
    Atomics.store(state, 0, index)
    let result = FAULTED
    try {
      const tokens = countText(text)
      if (Number.isInteger(tokens) && tokens >= 0) result = tokens
      else task.faults.postMessage({ index, fault: `not an integer >= 0: ${String(tokens)}` })
    } catch (error) {
      task.faults.postMessage({ index, fault: `threw ${String(error).split('\n', 1)[0]?.slice(0, 200)}` })
    }
    Atomics.store(state, PROGRESS + index, result)
  }
  return { load_ms: loaded - started, count_ms: performance.now() - loaded }
}

async function load(contender: Contender): Promise<(text: string) => number> {
  const exported = (await import(contender.module)) as {
    references?: readonly ReferenceTokenizer[]
    estimators?: readonly EstimatorSpec[]
  }
  if (contender.role === 'reference') {
    const reference = exported.references?.find(({ id }) => id === contender.id)
    if (!reference) throw new Error(`${contender.module} has no reference '${contender.id}'`)
    const loaded = await reference.load()
    return (text) => loaded.count(text)
  }
  const spec = exported.estimators?.find(({ id }) => id === contender.id)
  if (!spec) throw new Error(`${contender.module} has no estimator '${contender.id}'`)
  const estimator = await spec.create(contender.target)
  return (text) => estimator.estimate(text)
}
