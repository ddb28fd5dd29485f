import type { MessagePort } from 'node:worker_threads'
import type { EstimatorSpec } from '../../estimators/estimator.ts'
import { findFaults } from '../../estimators/validity.ts'
import type { ReferenceTokenizer } from '../references/reference.ts'
import type { Contender } from './contender.ts'
import { type Count, counted, faulted } from './count.ts'
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
  const answer = await load(task.contender)
  const loaded = performance.now()
  for (const [position, text] of task.texts.entries()) {
    const index = task.offset + position
    Atomics.store(state, 0, index)
    const { tokens, fault } = answer(text)
    if (fault !== null) task.faults.postMessage({ index, fault })
    Atomics.store(state, PROGRESS + index, tokens ?? FAULTED)
  }
  return { load_ms: loaded - started, count_ms: performance.now() - loaded }
}

async function load(contender: Contender): Promise<(text: string) => Count> {
  const exported = (await import(contender.module)) as {
    references?: readonly ReferenceTokenizer[]
    estimators?: readonly EstimatorSpec[]
  }
  if (contender.role === 'reference') {
    const reference = exported.references?.find(({ id }) => id === contender.id)
    if (!reference) throw new Error(`${contender.module} has no reference '${contender.id}'`)
    const loaded = await reference.load()
    return (text) => checked(() => loaded.count(text))
  }
  const spec = exported.estimators?.find(({ id }) => id === contender.id)
  if (!spec) throw new Error(`${contender.module} has no estimator '${contender.id}'`)
  const estimator = await spec.create(contender.target)
  if (contender.role === 'estimator') return (text) => checked(() => estimator.estimate(text))
  return (text) => {
    const broken = findFaults(estimator, [{ label: 'text', text }]).find((fault) => fault.text === 'text')
    return broken ? faulted(`${broken.rule}: ${broken.observed}`) : counted(0)
  }
}

function checked(count: () => number): Count {
  try {
    const tokens = count()
    return Number.isInteger(tokens) && tokens >= 0
      ? counted(tokens)
      : faulted(`not an integer >= 0: ${String(tokens)}`)
  } catch (error) {
    return faulted(`threw ${String(error).split('\n', 1)[0]?.slice(0, 200)}`)
  }
}
