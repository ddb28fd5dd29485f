import { KINDS, kindOf } from '../../automaton.ts'
import { grammar } from '../../profile.ts'
import { CLASSES, SYMBOLS } from '../../symbols.ts'
import type { Layout } from '../features.ts'

/** Changes that several costs share: those numbered from `from` to `to`, each of a group. */
export interface Level {
  /** How far a change goes that no text speaks for or against, in tokens: a standard deviation. */
  readonly deviation: number
  readonly from: number
  readonly to: number
  readonly groups: number
  groupOf(index: number): number
}

/**
 * What may differ between two tokenizers, from the coarse to the fine: a cost that few texts pay follows its class.
 * The deviations were chosen by cross-validation within train, over pairs of references.
 */
export function levelsOf({
  ends,
  classPairs,
  placed,
  units,
  unitPairs,
  symbolPairs,
  length,
}: Layout): readonly Level[] {
  const { classOf } = grammar()
  const level = (
    deviation: number,
    from: number,
    to: number,
    groups = to - from,
    groupOf = (index: number): number => index,
  ): Level => ({ deviation, from, to, groups, groupOf })
  return [
    level(0.2, ends, classPairs, KINDS, kindOf),
    level(0.15, placed, units, CLASSES, (index) => classOf[index % SYMBOLS] as number),
    level(0.3, placed, units, SYMBOLS, (index) => index % SYMBOLS),
    level(0.08, placed, units),
    level(0.15, units, unitPairs),
    level(0.08, symbolPairs, length),
  ]
}
