import type { Check } from '../harness/gate/check.ts'

/** How the gate takes the cells of an estimator: the worst of its kinds. Null where none was judged. */
export type Standing = 'failed' | 'known' | 'passed' | null

/** Looks up the standing of an estimator against a reference in a corpus; `macro` takes all of them. */
export function standings(
  checks: readonly Check[],
): (estimator: string, reference: string, corpus: string) => Standing {
  const found = new Map<string, Exclude<Standing, null>>()
  for (const check of checks) {
    if (check.metric === null || check.split === 'train') continue
    const standing = check.state !== 'passed' ? 'failed' : check.known ? 'known' : 'passed'
    for (const corpus of [check.corpus, 'macro']) {
      const key = [check.estimator, check.reference, corpus].join(' ')
      found.set(key, worse(found.get(key), standing))
    }
  }
  return (estimator, reference, corpus) => found.get([estimator, reference, corpus].join(' ')) ?? null
}

const ORDER = ['passed', 'known', 'failed'] as const

function worse(a: Exclude<Standing, null> | undefined, b: Exclude<Standing, null>): Exclude<Standing, null> {
  return a === undefined || ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a
}
