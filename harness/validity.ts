import { createHash } from 'node:crypto'
import { hostileTexts } from '../estimators/hostile-texts.ts'
import { type Count, counted, faulted } from './counting/count.ts'

/** A rule of `Estimator` that a contender broke, and on which text. */
export type BrokenRule = string

const labelled = [{ label: 'empty text', text: '' }, ...hostileTexts]

/** What every estimator must answer by the rules of `Estimator` before it is measured. */
export const proofTexts: readonly string[] = labelled.map(({ text }) => text)

/** Under which the outcome is remembered beside the counts; other texts prove something else. */
export const proofKey: string = `proof-${createHash('sha256').update(JSON.stringify(labelled)).digest('hex')}`

/** The rules broken on `proofTexts`, as those were counted. */
export function brokenRules(proofs: readonly Count[]): readonly BrokenRule[] {
  return proofs.flatMap(({ fault }, index) =>
    fault === null ? [] : [`${fault} (${labelled[index]?.label})`],
  )
}

export function toCount(broken: readonly BrokenRule[]): Count {
  return broken.length === 0 ? counted(0) : faulted(JSON.stringify(broken))
}

export function fromCount({ fault }: Count): readonly BrokenRule[] {
  return fault === null ? [] : (JSON.parse(fault) as BrokenRule[])
}
