import { createHash } from 'node:crypto'
import type { Piscina } from 'piscina'
import { hostileTexts } from '../estimators/hostile-texts.ts'
import type { CountCache } from './counting/cache.ts'
import type { Contender } from './counting/contender.ts'
import { counted, faulted } from './counting/count.ts'
import { type CountOptions, countTexts } from './counting/count-texts.ts'

/** A rule of `Estimator` that a contender broke, in words. */
export type BrokenRule = string

const key = `validity-${createHash('sha256').update(JSON.stringify(hostileTexts)).digest('hex')}`

/**
 * Runs a contender on hostile texts, twice, and tells which rules of `Estimator` it breaks: it must answer,
 * with an integer >= 0, the same each time, and 0 for `''`. Empty when it keeps them all.
 */
export async function validate(
  pool: Piscina,
  contender: Contender,
  cache: CountCache,
  options: CountOptions,
): Promise<readonly BrokenRule[]> {
  const remembered = cache.get(key)
  if (remembered) return remembered.fault === null ? [] : (JSON.parse(remembered.fault) as BrokenRule[])
  const texts = ['', ...hostileTexts.map(({ text }) => text)]
  const { counts } = await countTexts(pool, contender, [...texts, ...texts], options)
  const broken: BrokenRule[] = []
  for (let index = 0; index < texts.length; index++) {
    const label = index === 0 ? "''" : (hostileTexts[index - 1]?.label ?? '')
    const first = counts[index]
    const second = counts[index + texts.length]
    if (!first || !second) continue
    if (first.fault !== null) broken.push(`${label}: ${first.fault}`)
    else if (second.fault !== null || first.tokens !== second.tokens)
      broken.push(`${label}: not deterministic`)
    else if (index === 0 && first.tokens !== 0) broken.push(`${label}: ${first.tokens} tokens, must be 0`)
  }
  if (!broken.some((rule) => rule.includes('load:'))) {
    cache.set(key, broken.length === 0 ? counted(0) : faulted(JSON.stringify(broken)))
    cache.flush()
  }
  return broken
}
