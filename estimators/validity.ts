import type { Estimator } from './estimator.ts'
import { type HostileText, hostileTexts } from './hostile-texts.ts'

/** A rule of `Estimator`: total, synchronous, a number, an integer, not negative, deterministic, `''` is 0. */
export type ValidityRule =
  | 'throws'
  | 'promise'
  | 'not-a-number'
  | 'not-an-integer'
  | 'negative'
  | 'nondeterministic'
  | 'empty-is-not-zero'

/** One rule, broken on one text. */
export interface Fault {
  readonly rule: ValidityRule
  /** The label of the text. */
  readonly text: string
  /** What came instead, in words. */
  readonly observed: string
}

const emptyText: HostileText = { label: 'empty text', text: '' }

/**
 * Runs an estimator on `''` and on hostile texts, each twice, the second time in reverse order, and tells which
 * rules it breaks. Empty when it keeps them all. Never throws; an estimator that does not return hangs it.
 */
export function findFaults(
  estimator: Estimator,
  texts: readonly HostileText[] = hostileTexts,
): readonly Fault[] {
  const all = [emptyText, ...texts]
  const first = all.map(({ text }) => run(estimator, text))
  const second = [...all]
    .reverse()
    .map(({ text }) => run(estimator, text))
    .reverse()
  return all.flatMap((hostile, index) => faultsOf(hostile, first[index] as Outcome, second[index] as Outcome))
}

type Outcome = { readonly returned: unknown } | { readonly thrown: string }

function run(estimator: Estimator, text: string): Outcome {
  try {
    const returned: unknown = estimator.estimate(text)
    // A promise's rejection would end the process, unhandled.
    if (returned instanceof Promise) returned.catch(() => {})
    return { returned }
  } catch (error) {
    return { thrown: inWords(error) }
  }
}

function faultsOf({ label, text }: HostileText, first: Outcome, second: Outcome): readonly Fault[] {
  const rule = brokenRule(text, first)
  if (rule !== null) return [{ rule, text: label, observed: observedIn(first) }]
  if ('returned' in first && 'returned' in second && Object.is(first.returned, second.returned)) return []
  const observed = `${observedIn(first)}, then ${observedIn(second)}`
  return [{ rule: 'nondeterministic', text: label, observed }]
}

function brokenRule(text: string, outcome: Outcome): ValidityRule | null {
  if ('thrown' in outcome) return 'throws'
  const { returned } = outcome
  if (returned instanceof Promise) return 'promise'
  if (typeof returned !== 'number' || Number.isNaN(returned)) return 'not-a-number'
  if (!Number.isInteger(returned)) return 'not-an-integer'
  if (returned < 0) return 'negative'
  return text === '' && returned !== 0 ? 'empty-is-not-zero' : null
}

function observedIn(outcome: Outcome): string {
  return 'thrown' in outcome ? `threw ${outcome.thrown}` : inWords(outcome.returned)
}

/** Safe for values whose conversion to a string throws. */
function inWords(value: unknown): string {
  try {
    return value instanceof Promise
      ? 'a promise'
      : typeof value === 'string'
        ? JSON.stringify(value)
        : String(value)
  } catch {
    return `an unprintable ${typeof value}`
  }
}
