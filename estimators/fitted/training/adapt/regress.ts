import type { Level } from './levels.ts'
import { solve } from './solve.ts'

/** A document as the regression sees it, in tokens. */
export interface Observed {
  readonly tokens: number
  /** What the estimate is short of before any change. */
  readonly missing: number
  /** How much the estimate changes with the factor. */
  readonly factorSlope: number
  /** And with each cost, by its number. */
  readonly slopes: ReadonlyMap<number, number>
}

export interface Change {
  /** On every token. */
  readonly factor: number
  /** What each document has beside its text. */
  readonly overheadTokens: number
  /** What is added to each cost. */
  readonly costs: Float64Array
}

/** Relative error that no change of costs mends, of long documents; twice its square at SHORT tokens. */
const NOISE = 0.025
const SHORT = 60
/** Standard deviations of what is not known yet. */
const FACTOR = 0.3
const OVERHEAD_TOKENS = 5

/**
 * Bayesian linear regression of relative errors with a prior around no change (Rasmussen and Williams, 2006,
 * chapter 2), solved over documents rather than costs, since there are fewer of them.
 */
export function regress(documents: readonly Observed[], levels: readonly Level[], costs: number): Change {
  const columns = columnsOf(documents, levels)
  const kernel = documents.map(({ tokens }, index) => {
    const row = new Float64Array(documents.length)
    row[index] = NOISE ** 2 * (1 + SHORT / tokens)
    return row
  })
  for (const column of columns) {
    for (const [document, value] of column) {
      const row = kernel[document] as Float64Array
      for (const [other, factor] of column) {
        if (other > document) break
        row[other] = (row[other] as number) + value * factor
      }
    }
  }
  const shares = solve(
    kernel,
    documents.map(({ missing, tokens }) => missing / tokens),
  )
  const changes = Float64Array.from(columns, (column) =>
    column.reduce((sum, [document, value]) => sum + value * (shares[document] as number), 0),
  )
  const added = new Float64Array(costs)
  let first = 2
  for (const { deviation, from, to, groups, groupOf } of levels) {
    for (let cost = from; cost < to; cost++) {
      added[cost] = (added[cost] as number) + deviation * (changes[first + groupOf(cost - from)] as number)
    }
    first += groups
  }
  return {
    factor: 1 + FACTOR * (changes[0] as number),
    overheadTokens: OVERHEAD_TOKENS * (changes[1] as number),
    costs: added,
  }
}

type Column = [document: number, value: number][]

/** What each change, of one deviation, does to the documents: of the factor, the overhead, each level's groups. */
function columnsOf(documents: readonly Observed[], levels: readonly Level[]): readonly Column[] {
  const size = levels.reduce((sum, { groups }) => sum + groups, 2)
  const columns: Column[] = Array.from({ length: size }, () => [])
  documents.forEach(({ tokens, factorSlope, slopes }, document) => {
    const add = (feature: number, value: number): void => {
      const column = columns[feature] as Column
      const last = column.at(-1)
      if (last?.[0] === document) last[1] += value
      else column.push([document, value])
    }
    add(0, (FACTOR * factorSlope) / tokens)
    add(1, OVERHEAD_TOKENS / tokens)
    let first = 2
    for (const { deviation, from, to, groups, groupOf } of levels) {
      for (const [cost, slope] of slopes) {
        if (cost >= from && cost < to) add(first + groupOf(cost - from), (slope * deviation) / tokens)
      }
      first += groups
    }
  })
  return columns
}
