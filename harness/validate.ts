import { createHash } from 'node:crypto'
import type { Piscina } from 'piscina'
import { hostileTexts } from '../estimators/hostile-texts.ts'
import type { CountCache } from './counting/cache.ts'
import type { EstimatorContender } from './counting/contender.ts'
import { counted, faulted } from './counting/count.ts'
import { type CountOptions, countTexts } from './counting/count-texts.ts'

/** A rule of `Estimator` that a contender broke, and on which text. */
export type BrokenRule = string

const texts = [{ label: 'empty text', text: '' }, ...hostileTexts]

const key = `validity-${createHash('sha256').update(JSON.stringify(texts)).digest('hex')}`

/** The rules of `Estimator` that a contender breaks on hostile texts. Empty when it keeps them all. */
export async function validate(
  pool: Piscina,
  contender: EstimatorContender,
  cache: CountCache,
  options: CountOptions,
): Promise<readonly BrokenRule[]> {
  const remembered = cache.get(key)
  if (remembered) return remembered.fault === null ? [] : (JSON.parse(remembered.fault) as BrokenRule[])
  const { counts } = await countTexts(
    pool,
    { ...contender, role: 'validity' },
    texts.map(({ text }) => text),
    options,
  )
  const broken = counts.flatMap(({ fault }, index) =>
    fault === null ? [] : [`${fault} (${texts[index]?.label})`],
  )
  // One that does not load is not remembered: installing its package mends it.
  if (!broken.some((rule) => rule.startsWith('load:'))) {
    cache.set(key, broken.length === 0 ? counted(0) : faulted(JSON.stringify(broken)))
    cache.flush()
  }
  return broken
}
