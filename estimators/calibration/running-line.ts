import type { ContentGroups } from './content-groups.ts'
import { solveSymmetric } from './solve-symmetric.ts'

/**
 * What a request's ratio may depend on: thousands of its raw tokens, inverted, whose slope is the overhead in
 * thousands of tokens; and the shares of other scripts and of dense runs, whose slopes are what their factors
 * differ by from ASCII's.
 */
export type Mix = readonly [inverse: number, other: number, dense: number]

/**
 * A line by least squares, ratio = slopes · mix + constant, in which older points weigh less. On ratios a request
 * weighs 1 / its size squared: errors grow with the size.
 */
export interface RunningLine {
  readonly ratio: number
  readonly mix: Mix
  /** Of the mix: rows of the lower triangle, one after another. */
  readonly covariance: readonly number[]
  /** Of the mix with the ratio. */
  readonly withRatio: Mix
  /** Mean square of what was observed less what was expected. */
  readonly noise: number
}

export const NO_SLOPES: Mix = [0, 0, 0]

export function startLine(mix: Mix, ratio: number): RunningLine {
  return { ratio, mix, covariance: [0, 0, 0, 0, 0, 0], withRatio: NO_SLOPES, noise: 0 }
}

/** Where the content is not told, it is taken to be the usual one, which moves no factor. */
export function mixOf(
  { rawEstimate, groups }: { readonly rawEstimate: number; readonly groups?: ContentGroups | undefined },
  usual: Mix = NO_SLOPES,
): Mix {
  const inverse = 1000 / rawEstimate
  const sum = groups ? groups.ascii + groups.other + groups.dense : 0
  return groups && sum > 0 ? [inverse, groups.other / sum, groups.dense / sum] : [inverse, usual[1], usual[2]]
}

/** @param weight of the new point, the others together having the rest */
export function withPoint(
  line: RunningLine,
  mix: Mix,
  ratio: number,
  error: number,
  weight: number,
): RunningLine {
  const away: Mix = [mix[0] - line.mix[0], mix[1] - line.mix[1], mix[2] - line.mix[2]]
  const ratioAway = ratio - line.ratio
  const covary = (before: number, one: number, two: number): number =>
    (1 - weight) * (before + weight * one * two)
  const each = (value: (index: 0 | 1 | 2) => number): Mix => [value(0), value(1), value(2)]
  return {
    ratio: toward(line.ratio, ratio, weight),
    mix: each((index) => toward(line.mix[index], mix[index], weight)),
    covariance: TRIANGLE.map(([row, column], index) =>
      covary(line.covariance[index] as number, away[row], away[column]),
    ),
    withRatio: each((index) => covary(line.withRatio[index], away[index], ratioAway)),
    noise: toward(line.noise, error ** 2, weight),
  }
}

/**
 * The slopes of the given columns, the others being 0; drawn towards 0 by as much as the noise makes them
 * uncertain: the mean of the Bayesian linear regression with a unit normal prior (Bishop, "Pattern Recognition and
 * Machine Learning", 2006, section 3.3.1), a unit being 1,000 tokens of overhead or a factor that differs by 1.
 * Overhead below 0 is none.
 */
export function slopesOf(line: RunningLine, columns: readonly (0 | 1 | 2)[], points: number): Mix {
  const solution = solveSymmetric(
    columns.map((row, i) =>
      columns.map((column, j) => points * at(line.covariance, row, column) + (i === j ? line.noise : 0)),
    ),
    columns.map((index) => points * line.withRatio[index]),
  )
  const slope = (index: 0 | 1 | 2): number => solution[columns.indexOf(index)] ?? 0
  if (slope(0) < 0)
    return slopesOf(
      line,
      columns.filter((index) => index !== 0),
      points,
    )
  return [slope(0), slope(1), slope(2)]
}

export function toward(from: number, to: number, share: number): number {
  return from + share * (to - from)
}

const TRIANGLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 2],
] as const satisfies readonly (readonly [0 | 1 | 2, 0 | 1 | 2])[]

function at(triangle: readonly number[], row: number, column: number): number {
  const [low, high] = row < column ? [row, column] : [column, row]
  return triangle[(high * (high + 1)) / 2 + low] as number
}
