import type { MessagePort } from 'node:worker_threads'
import type { Estimator, EstimatorSpec } from '../../estimators/estimator.ts'
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
  /** How many texts from the job's first on are there to prove an estimator valid: see `CountOptions`. */
  readonly proofs: number
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
  const contender = await load(task.contender)
  const loaded = performance.now()
  for (const [position, text] of task.texts.entries()) {
    const index = task.offset + position
    Atomics.store(state, 0, index)
    const { tokens, fault } = index < task.proofs ? contender.prove(text) : contender.count(text)
    if (fault !== null) task.faults.postMessage({ index, fault })
    Atomics.store(state, PROGRESS + index, tokens ?? FAULTED)
  }
  return { load_ms: loaded - started, count_ms: performance.now() - loaded }
}

interface Loaded {
  count(text: string): Count
  /** 0, or the rule of `Estimator` that is broken on the text. */
  prove(text: string): Count
}

async function load(contender: Contender): Promise<Loaded> {
  const exported = (await import(contender.module)) as {
    references?: readonly ReferenceTokenizer[]
    estimators?: readonly EstimatorSpec[]
  }
  const estimator = await (contender.role === 'reference'
    ? loadReference(exported.references, contender)
    : find(exported.estimators, contender).create(contender.target))
  return {
    count: (text) => checked(() => estimator.estimate(text)),
    prove(text) {
      const broken = findFaults(estimator, [{ label: 'text', text }]).find((fault) => fault.text === 'text')
      return broken ? faulted(`${broken.rule}: ${broken.observed}`) : counted(0)
    },
  }
}

async function loadReference(
  references: readonly ReferenceTokenizer[] | undefined,
  contender: Contender,
): Promise<Estimator> {
  const loaded = await find(references, contender).load()
  return { estimate: (text) => loaded.count(text) }
}

function find<T extends { readonly id: string }>(
  items: readonly T[] | undefined,
  { module, id }: Contender,
): T {
  const found = items?.find((item) => item.id === id)
  if (!found) throw new Error(`${module} has no '${id}'`)
  return found
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
